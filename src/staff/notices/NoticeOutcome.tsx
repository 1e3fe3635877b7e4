import { useSelector } from 'react-redux';
import { Alert } from '../../ui/Alert';
import { useStaffWords } from '../useStaffWords';
import { selectNoticeEditor } from './noticeEditorSlice';

/** Says whether the last version was written, or that the write is under way. */
export function NoticeOutcome() {
  const { notices: words, editor } = useStaffWords();
  const state = useSelector(selectNoticeEditor);
  return (
    <>
      <Alert kind="success">
        {state.status === 'written' && words.written[state.act]}
        {state.status === 'writing' && words.writing}
      </Alert>
      <Alert kind="failure">{state.status === 'notWritten' && { ...editor.reasons, ...words.reasons }[state.reason]}</Alert>
    </>
  );
}

import { useSelector } from 'react-redux';
import { useStaffWords } from '../useStaffWords';
import { WriteOutcome } from '../WriteOutcome';
import { selectNoticeEditor } from './noticeEditorSlice';

/** Says whether the last version was written, or that the write is under way. */
export function NoticeOutcome() {
  const { notices: words, editor } = useStaffWords();
  const state = useSelector(selectNoticeEditor);
  const reasons = { ...editor.reasons, ...words.reasons };
  return (
    <WriteOutcome
      progress={state.status === 'writing' ? words.writing : null}
      success={state.status === 'written' ? words.written[state.act] : null}
      failure={state.status === 'notWritten' ? reasons[state.reason] : null}
    />
  );
}

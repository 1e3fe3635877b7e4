import { useDispatch, useSelector } from 'react-redux';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useStaffWords } from '../useStaffWords';
import { selectNoticeEditor, writeCancelled, writeConfirmed } from './noticeEditorSlice';

/** Asks about what is unusual in a notice before it is sent. */
export function NoticeQuestion() {
  const words = useStaffWords().notices.question;
  const dispatch = useDispatch();
  const state = useSelector(selectNoticeEditor);
  if (state.status !== 'asking') {
    return null;
  }
  return (
    <ConfirmDialog
      heading={words.heading}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={() => dispatch(writeConfirmed())}
      onCancel={() => dispatch(writeCancelled())}
    >
      {state.concerns.map((concern) => (
        <p key={concern}>{words[concern]}</p>
      ))}
    </ConfirmDialog>
  );
}

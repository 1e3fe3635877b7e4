import { useSelector } from 'react-redux';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useStaffWords } from '../useStaffWords';
import { selectHasAdditionDraft } from '../currencies/additionDraftSlice';
import { selectHasWaitingList } from '../import/importSlice';
import { selectHasNoticeDraft } from '../notices/noticeEditorSlice';
import { useUnsavedCount } from '../rateEditor/useUnsavedCount';
import type { LeaveGuard } from './useLeaveGuard';

/** Asks whether unsaved changes and what else was typed or pasted may be lost, and names each of them. */
export function LeaveConfirmation({ guard }: { readonly guard: LeaveGuard }) {
  const words = useStaffWords().leaving;
  const unsavedCount = useUnsavedCount();
  const hasWaitingList = useSelector(selectHasWaitingList);
  const hasNotice = useSelector(selectHasNoticeDraft);
  const hasAddition = useSelector(selectHasAdditionDraft);
  return (
    <ConfirmDialog
      heading={words.heading}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={guard.confirm}
      onCancel={guard.cancel}
    >
      {unsavedCount > 0 && <p>{words.unsaved(unsavedCount)}</p>}
      {hasWaitingList && <p>{words.waitingList}</p>}
      {hasNotice && <p>{words.notice}</p>}
      {hasAddition && <p>{words.addition}</p>}
      <p>{words.loss}</p>
    </ConfirmDialog>
  );
}

import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useStaffWords } from '../useStaffWords';
import type { LeaveGuard } from './useLeaveGuard';
import { useUnsavedCount } from '../rateEditor/useUnsavedCount';

/** Asks whether unsaved changes may be lost. */
export function LeaveConfirmation({ guard }: { readonly guard: LeaveGuard }) {
  const words = useStaffWords().leaving;
  const unsavedCount = useUnsavedCount();
  return (
    <ConfirmDialog
      heading={words.heading}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={guard.confirm}
      onCancel={guard.cancel}
    >
      <p>{words.text(unsavedCount)}</p>
    </ConfirmDialog>
  );
}

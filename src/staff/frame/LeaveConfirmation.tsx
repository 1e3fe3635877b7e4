import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useStaffWords } from '../useStaffWords';
import type { LeaveGuard } from './useLeaveGuard';

/** Asks whether unsaved changes may be lost. */
export function LeaveConfirmation({ guard, unsavedCount }: { readonly guard: LeaveGuard; readonly unsavedCount: number }) {
  const words = useStaffWords().leaving;
  return guard.isAsking ? (
    <ConfirmDialog
      heading={words.heading}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={guard.confirm}
      onCancel={guard.cancel}
    >
      <p>{words.text(unsavedCount)}</p>
    </ConfirmDialog>
  ) : null;
}

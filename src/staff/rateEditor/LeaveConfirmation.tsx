import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { staffTexts } from '../../site/words/staffWords';
import type { LeaveGuard } from './useLeaveGuard';

const texts = staffTexts.leaving;

/** Asks whether unsaved changes may be lost. */
export function LeaveConfirmation({ guard, unsavedCount }: { readonly guard: LeaveGuard; readonly unsavedCount: number }) {
  return guard.isAsking ? (
    <ConfirmDialog
      heading={texts.heading}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      onConfirm={guard.confirm}
      onCancel={guard.cancel}
    >
      <p>{texts.text(unsavedCount)}</p>
    </ConfirmDialog>
  ) : null;
}

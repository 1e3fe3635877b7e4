import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useStaffWords } from '../useStaffWords';
import { useUnsavedCount } from '../rateEditor/useUnsavedCount';
import type { LeaveGuard } from './useLeaveGuard';
import { useUnsavedWork } from './useUnsavedWork';

/** Asks whether unsaved changes and other typed or pasted work may be lost, and names each kind of work. */
export function LeaveConfirmation({ guard }: { readonly guard: LeaveGuard }) {
  const words = useStaffWords().leaving;
  const unsavedCount = useUnsavedCount();
  const work = useUnsavedWork();
  return (
    <ConfirmDialog
      heading={words.heading}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={guard.confirm}
      onCancel={guard.cancel}
    >
      {work.map((kind) => (
        <p key={kind}>{kind === 'rates' ? words.rates(unsavedCount) : words[kind]}</p>
      ))}
      <p>{words.loss}</p>
    </ConfirmDialog>
  );
}

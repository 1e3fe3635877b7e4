import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog';

interface Props {
  readonly heading: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before something that can't be undone. Escape cancels, and the button with the initial focus cancels too. */
export function ConfirmDialog({ heading, confirmLabel, cancelLabel, onConfirm, onCancel, children }: Props) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      heading={heading}
      firstFocusRef={cancelRef}
      onCancel={onCancel}
      actions={
        <>
          <button ref={cancelRef} className="button" type="button" onClick={onCancel}>
            {cancelLabel}
          </button>
          <button className="button button--outline" type="button" onClick={onConfirm}>
            {confirmLabel}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

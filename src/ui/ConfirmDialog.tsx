import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';

interface Props {
  readonly heading: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before something that can't be taken back; Escape and the button that has the focus both cancel. */
export function ConfirmDialog({ heading, confirmLabel, cancelLabel, onConfirm, onCancel, children }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    cancelRef.current?.focus();
    // A dialog that is closed while still in the document gives the focus back to where it was.
    return () => dialog?.close();
  }, []);

  // The state decides whether the dialog is open, not the browser.
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onCancel();
  };

  // Browsers close the dialog at a second Escape without asking.
  const handleClose = () => {
    if (!dialogRef.current?.open) {
      onCancel();
    }
  };

  return (
    <dialog ref={dialogRef} className="dialog" aria-labelledby={headingId} onCancel={handleCancel} onClose={handleClose}>
      <h2 className="dialog__heading" id={headingId}>
        {heading}
      </h2>
      <div className="dialog__body">{children}</div>
      <div className="dialog__actions">
        <button ref={cancelRef} className="button" type="button" onClick={onCancel}>
          {cancelLabel}
        </button>
        <button className="button button--outline" type="button" onClick={onConfirm}>
          {confirmLabel}
        </button>
      </div>
    </dialog>
  );
}

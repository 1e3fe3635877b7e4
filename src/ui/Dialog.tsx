import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject, SyntheticEvent } from 'react';
import { MAIN_CONTENT_ID } from '../site/paths';

interface Props {
  readonly heading: string;
  readonly className?: string;
  /** The element that gets the focus when the dialog opens, if it is then in sight together with the heading. */
  readonly firstFocusRef: RefObject<HTMLElement | null>;
  /** Called when Escape was pressed. */
  readonly onCancel: () => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog that is open for as long as it is rendered. */
export function Dialog({ heading, className = '', firstFocusRef, onCancel, actions, children }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    firstFocusRef.current?.focus();
    // A long text is read from its beginning: where the focus would scroll past it, the heading takes the focus.
    if (dialog && dialog.scrollTop > 0) {
      headingRef.current?.focus();
      dialog.scrollTop = 0;
    }
    return () => {
      // Closing the dialog while it is still in the document returns the focus to where it was before.
      dialog?.close();
      const focused = document.activeElement;
      // The element that had the focus before may have disappeared while the dialog was open.
      if (focused === document.body || dialog?.contains(focused)) {
        document.getElementById(MAIN_CONTENT_ID)?.focus({ preventScroll: true });
      }
    };
  }, [firstFocusRef]);

  // The state, not the browser, decides whether the dialog is open.
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
    <dialog
      ref={dialogRef}
      className={`dialog ${className}`.trim()}
      aria-labelledby={headingId}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <h2 ref={headingRef} className="dialog__heading" id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      <div className="dialog__body">{children}</div>
      <div className="dialog__actions">{actions}</div>
    </dialog>
  );
}

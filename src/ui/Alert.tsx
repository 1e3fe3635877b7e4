import type { ReactNode } from 'react';

interface Props {
  readonly kind: 'success' | 'failure';
  readonly id?: string;
  /** Null keeps the alert empty; it must be in the document before its text, or screen readers miss it. */
  readonly children: ReactNode;
}

/** A message that is announced when it comes: a failure at once, a success when the reader pauses. */
export function Alert({ kind, id, children }: Props) {
  return (
    <div id={id} className={`alert alert--${kind}`} role={kind === 'failure' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

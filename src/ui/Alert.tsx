import type { ReactNode } from 'react';

interface Props {
  readonly kind: 'success' | 'failure';
  readonly id?: string;
  /** Null keeps the alert empty: it must be in the document before its text, or screen readers miss the text. */
  readonly children: ReactNode;
}

/** A message that screen readers announce when it appears: a failure at once, a success at the next pause. */
export function Alert({ kind, id, children }: Props) {
  return (
    <div id={id} className={`alert alert--${kind}`} role={kind === 'failure' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

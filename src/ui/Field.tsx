import type { ReactNode } from 'react';

interface Props {
  /** Id of the control among the children. */
  readonly id: string;
  readonly label: string;
  /** The control and its messages. */
  readonly children: ReactNode;
}

/** A control below its label. */
export function Field({ id, label, children }: Props) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

interface Props {
  /** All choices of one group share it. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChosen: () => void;
  readonly children: ReactNode;
}

/** A labelled radio button. */
export function Choice({ name, isChosen, onChosen, children }: Props) {
  return (
    <label className="choice">
      <input className="choice__control" type="radio" name={name} checked={isChosen} onChange={onChosen} />
      <span>{children}</span>
    </label>
  );
}

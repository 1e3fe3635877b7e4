import type { ReactNode } from 'react';

interface Props {
  /** The same for all choices of which one counts. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChosen: () => void;
  readonly children: ReactNode;
}

/** One of some choices that exclude each other, with its label. */
export function Choice({ name, isChosen, onChosen, children }: Props) {
  return (
    <label className="choice">
      <input className="choice__control" type="radio" name={name} checked={isChosen} onChange={onChosen} />
      <span>{children}</span>
    </label>
  );
}

import { QuickAmounts } from './QuickAmounts';
import { ReadingNote } from './ReadingNote';

/** Shown below the amount while it isn't invalid: how it was read, and round sums. */
export function BelowAmount() {
  return (
    <>
      <ReadingNote />
      <QuickAmounts />
    </>
  );
}

import { QuickAmounts } from './QuickAmounts';
import { ReadingNote } from './ReadingNote';

/** What stands below an amount that is none yet, or one that was understood. */
export function BelowAmount() {
  return (
    <>
      <ReadingNote />
      <QuickAmounts />
    </>
  );
}

import { createContext, useContext } from 'react';
import type { StaffWords } from '../site/words/staffWords';

/** The staff area's composition root fills this in. */
export const StaffWordsContext = createContext<StaffWords | null>(null);

/** The texts of the staff area; throws outside of a `StaffWordsContext`. */
export function useStaffWords(): StaffWords {
  const words = useContext(StaffWordsContext);
  if (words === null) {
    throw new Error('There is no StaffWordsContext around this component.');
  }
  return words;
}

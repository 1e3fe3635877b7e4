import { createContext, useContext } from 'react';
import type { DevelopmentWords } from '../../../site/words/skDevelopment';

/** What makes the developments fills this in. */
export const DevelopmentWordsContext = createContext<DevelopmentWords | null>(null);

/** The texts of a currency's last days; throws outside of a `DevelopmentWordsContext`. */
export function useDevelopmentWords(): DevelopmentWords {
  const words = useContext(DevelopmentWordsContext);
  if (words === null) {
    throw new Error('There is no DevelopmentWordsContext around this component.');
  }
  return words;
}

import { createContext, useContext } from 'react';
import type { Clock } from '../../ports/clock';
import type { ConsentWords } from '../../site/words/skConsent';

/** What the question and the footer's button are given by what makes them. */
export interface ConsentTools {
  readonly words: ConsentWords;
  readonly clock: Clock;
}

export const ConsentToolsContext = createContext<ConsentTools | null>(null);

/** Throws outside of a `ConsentToolsContext`. */
export function useConsentTools(): ConsentTools {
  const tools = useContext(ConsentToolsContext);
  if (tools === null) {
    throw new Error('There is no ConsentToolsContext around this component.');
  }
  return tools;
}

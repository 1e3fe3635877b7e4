import { createContext, useContext } from 'react';
import type { CalculatorWords } from '../../../site/words/skCalculator';

/** What makes the extras fills this in. */
export const CalculatorWordsContext = createContext<CalculatorWords | null>(null);

/** The texts of the extras; throws outside of a `CalculatorWordsContext`. */
export function useCalculatorWords(): CalculatorWords {
  const words = useContext(CalculatorWordsContext);
  if (words === null) {
    throw new Error('There is no CalculatorWordsContext around this component.');
  }
  return words;
}

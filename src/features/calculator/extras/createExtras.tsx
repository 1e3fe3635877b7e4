import type { ComponentType } from 'react';
import type { CalculatorWords } from '../../../site/words/skCalculator';
import type { CalculatorExtras } from '../calculatorExtras';
import { BelowAmount } from './BelowAmount';
import { CalculatorWordsContext } from './useCalculatorWords';

/** The extras in one language. */
export function createExtras(words: CalculatorWords): CalculatorExtras {
  const inWords = (Part: ComponentType): ComponentType =>
    function Extra() {
      return (
        <CalculatorWordsContext value={words}>
          <Part />
        </CalculatorWordsContext>
      );
    };
  return { belowAmount: inWords(BelowAmount) };
}

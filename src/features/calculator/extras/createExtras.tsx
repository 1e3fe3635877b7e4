import type { ComponentType } from 'react';
import type { CalculatorWords } from '../../../site/words/skCalculator';
import type { Share } from '../../../ports/share';
import { withContext } from '../../../site/requiredContext';
import type { CalculatorExtras } from '../calculatorExtras';
import { Above } from './Above';
import { BelowAmount } from './BelowAmount';
import { Details } from './Details';
import { ExactResult } from './ExactResult';
import { CalculatorWordsContext } from './useCalculatorWords';

/** Creates the extras in one language. */
export function createExtras(words: CalculatorWords, share: Share): CalculatorExtras {
  const inWords = <Props extends object>(Part: ComponentType<Props>) => withContext(CalculatorWordsContext, words, Part);
  return {
    above: inWords(Above),
    belowAmount: inWords(BelowAmount),
    details: inWords(() => <Details share={share} />),
    exact: { words: words.exact, result: inWords(ExactResult) },
  };
}

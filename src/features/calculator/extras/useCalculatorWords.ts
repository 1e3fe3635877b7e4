import { createRequiredContext } from '../../../site/requiredContext';
import type { CalculatorWords } from '../../../site/words/skCalculator';

/** The texts of the calculator's extras. */
export const [CalculatorWordsContext, useCalculatorWords] = createRequiredContext<CalculatorWords>('CalculatorWordsContext');

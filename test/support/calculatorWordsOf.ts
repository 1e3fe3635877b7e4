import type { Language } from '../../src/site/languages';
import { deCalculator } from '../../src/site/words/deCalculator';
import { enCalculator } from '../../src/site/words/enCalculator';
import { huCalculator } from '../../src/site/words/huCalculator';
import { plCalculator } from '../../src/site/words/plCalculator';
import type { CalculatorWords } from '../../src/site/words/skCalculator';
import { skCalculator } from '../../src/site/words/skCalculator';
import { ukCalculator } from '../../src/site/words/ukCalculator';

/** The texts of the calculator's extras in every language; a visitor's page loads only its own language's. */
export const calculatorWordsOf: Readonly<Record<Language, CalculatorWords>> = {
  sk: skCalculator,
  en: enCalculator,
  de: deCalculator,
  hu: huCalculator,
  pl: plCalculator,
  uk: ukCalculator,
};

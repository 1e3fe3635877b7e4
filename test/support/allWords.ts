import type { Language } from '../../src/site/languages';
import { de } from '../../src/site/words/de';
import { deCalculator } from '../../src/site/words/deCalculator';
import { en } from '../../src/site/words/en';
import { enCalculator } from '../../src/site/words/enCalculator';
import { hu } from '../../src/site/words/hu';
import { huCalculator } from '../../src/site/words/huCalculator';
import { pl } from '../../src/site/words/pl';
import { plCalculator } from '../../src/site/words/plCalculator';
import type { Words } from '../../src/site/words/sk';
import { sk } from '../../src/site/words/sk';
import type { CalculatorWords } from '../../src/site/words/skCalculator';
import { skCalculator } from '../../src/site/words/skCalculator';
import { uk } from '../../src/site/words/uk';
import { ukCalculator } from '../../src/site/words/ukCalculator';

/** The visitors' texts of every language. */
export const siteWords: Readonly<Record<Language, Words>> = { sk, en, de, hu, pl, uk };

/** The same of the calculator's extras. */
export const calculatorWords: Readonly<Record<Language, CalculatorWords>> = {
  sk: skCalculator,
  en: enCalculator,
  de: deCalculator,
  hu: huCalculator,
  pl: plCalculator,
  uk: ukCalculator,
};

import type { Language } from '../../src/site/languages';
import { deCalculator } from '../../src/site/words/deCalculator';
import { legalWords as deLegal } from '../../src/site/words/deLegal';
import { enCalculator } from '../../src/site/words/enCalculator';
import { legalWords as enLegal } from '../../src/site/words/enLegal';
import { huCalculator } from '../../src/site/words/huCalculator';
import { legalWords as huLegal } from '../../src/site/words/huLegal';
import { plCalculator } from '../../src/site/words/plCalculator';
import { legalWords as plLegal } from '../../src/site/words/plLegal';
import type { CalculatorWords } from '../../src/site/words/skCalculator';
import { skCalculator } from '../../src/site/words/skCalculator';
import type { LegalWords } from '../../src/site/words/skLegal';
import { legalWords as skLegal } from '../../src/site/words/skLegal';
import { ukCalculator } from '../../src/site/words/ukCalculator';
import { legalWords as ukLegal } from '../../src/site/words/ukLegal';

/** The texts of the calculator's extras in every language; a visitor's page loads its own language's alone. */
export const calculatorWordsOf: Readonly<Record<Language, CalculatorWords>> = {
  sk: skCalculator,
  en: enCalculator,
  de: deCalculator,
  hu: huCalculator,
  pl: plCalculator,
  uk: ukCalculator,
};

/** The same of the pages about conditions and personal data. */
export const legalWordsOf: Readonly<Record<Language, LegalWords>> = {
  sk: skLegal,
  en: enLegal,
  de: deLegal,
  hu: huLegal,
  pl: plLegal,
  uk: ukLegal,
};

/** Texts that come later, in each language a chunk of its own: nobody downloads another language's. */
import type { Language } from './site/languages';
import type { CalculatorWords } from './site/words/skCalculator';
import type { LegalWords } from './site/words/skLegal';

/** Those of the calculator's extras. */
export const loadCalculatorWords: Readonly<Record<Language, () => Promise<CalculatorWords>>> = {
  sk: async () => (await import(/* webpackChunkName: "calculator-sk" */ './site/words/skCalculator')).skCalculator,
  en: async () => (await import(/* webpackChunkName: "calculator-en" */ './site/words/enCalculator')).enCalculator,
  de: async () => (await import(/* webpackChunkName: "calculator-de" */ './site/words/deCalculator')).deCalculator,
  hu: async () => (await import(/* webpackChunkName: "calculator-hu" */ './site/words/huCalculator')).huCalculator,
  pl: async () => (await import(/* webpackChunkName: "calculator-pl" */ './site/words/plCalculator')).plCalculator,
  uk: async () => (await import(/* webpackChunkName: "calculator-uk" */ './site/words/ukCalculator')).ukCalculator,
};

/** Those of the pages about conditions and personal data. */
export const loadLegalWords: Readonly<Record<Language, () => Promise<LegalWords>>> = {
  sk: async () => (await import(/* webpackChunkName: "legal-sk" */ './site/words/skLegal')).legalWords,
  en: async () => (await import(/* webpackChunkName: "legal-en" */ './site/words/enLegal')).legalWords,
  de: async () => (await import(/* webpackChunkName: "legal-de" */ './site/words/deLegal')).legalWords,
  hu: async () => (await import(/* webpackChunkName: "legal-hu" */ './site/words/huLegal')).legalWords,
  pl: async () => (await import(/* webpackChunkName: "legal-pl" */ './site/words/plLegal')).legalWords,
  uk: async () => (await import(/* webpackChunkName: "legal-uk" */ './site/words/ukLegal')).legalWords,
};

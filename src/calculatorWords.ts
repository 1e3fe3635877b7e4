/** The texts of the calculator's extras in each language, each a chunk of its own: nobody downloads another language's. */
import type { Language } from './site/languages';
import type { CalculatorWords } from './site/words/skCalculator';

export const loadCalculatorWords: Readonly<Record<Language, () => Promise<CalculatorWords>>> = {
  sk: async () => (await import(/* webpackChunkName: "calculator-sk" */ './site/words/skCalculator')).skCalculator,
  en: async () => (await import(/* webpackChunkName: "calculator-en" */ './site/words/enCalculator')).enCalculator,
  de: async () => (await import(/* webpackChunkName: "calculator-de" */ './site/words/deCalculator')).deCalculator,
  hu: async () => (await import(/* webpackChunkName: "calculator-hu" */ './site/words/huCalculator')).huCalculator,
  pl: async () => (await import(/* webpackChunkName: "calculator-pl" */ './site/words/plCalculator')).plCalculator,
  uk: async () => (await import(/* webpackChunkName: "calculator-uk" */ './site/words/ukCalculator')).ukCalculator,
};

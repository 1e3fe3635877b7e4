/** Texts that are loaded later, one chunk per language: visitors download only their own language. */
import type { Language } from './site/languages';
import type { CalculatorWords } from './site/words/skCalculator';
import type { TrendWords } from './site/words/skTrend';
import type { LegalWords } from './site/words/skLegal';

/** Texts of the calculator's extras. */
export const loadCalculatorWords: Readonly<Record<Language, () => Promise<CalculatorWords>>> = {
  sk: async () => (await import(/* webpackChunkName: "calculator-sk" */ './site/words/skCalculator')).skCalculator,
  en: async () => (await import(/* webpackChunkName: "calculator-en" */ './site/words/enCalculator')).enCalculator,
  de: async () => (await import(/* webpackChunkName: "calculator-de" */ './site/words/deCalculator')).deCalculator,
  hu: async () => (await import(/* webpackChunkName: "calculator-hu" */ './site/words/huCalculator')).huCalculator,
  pl: async () => (await import(/* webpackChunkName: "calculator-pl" */ './site/words/plCalculator')).plCalculator,
  uk: async () => (await import(/* webpackChunkName: "calculator-uk" */ './site/words/ukCalculator')).ukCalculator,
};

/** Texts of the pages about conditions and personal data. */
export const loadLegalWords: Readonly<Record<Language, () => Promise<LegalWords>>> = {
  sk: async () => (await import(/* webpackChunkName: "legal-sk" */ './site/words/skLegal')).legalWords,
  en: async () => (await import(/* webpackChunkName: "legal-en" */ './site/words/enLegal')).legalWords,
  de: async () => (await import(/* webpackChunkName: "legal-de" */ './site/words/deLegal')).legalWords,
  hu: async () => (await import(/* webpackChunkName: "legal-hu" */ './site/words/huLegal')).legalWords,
  pl: async () => (await import(/* webpackChunkName: "legal-pl" */ './site/words/plLegal')).legalWords,
  uk: async () => (await import(/* webpackChunkName: "legal-uk" */ './site/words/ukLegal')).legalWords,
};

/** Texts of a currency's last days. */
export const loadTrendWords: Readonly<Record<Language, () => Promise<TrendWords>>> = {
  sk: async () => (await import(/* webpackChunkName: "trend-sk" */ './site/words/skTrend')).skTrend,
  en: async () => (await import(/* webpackChunkName: "trend-en" */ './site/words/enTrend')).enTrend,
  de: async () => (await import(/* webpackChunkName: "trend-de" */ './site/words/deTrend')).deTrend,
  hu: async () => (await import(/* webpackChunkName: "trend-hu" */ './site/words/huTrend')).huTrend,
  pl: async () => (await import(/* webpackChunkName: "trend-pl" */ './site/words/plTrend')).plTrend,
  uk: async () => (await import(/* webpackChunkName: "trend-uk" */ './site/words/ukTrend')).ukTrend,
};

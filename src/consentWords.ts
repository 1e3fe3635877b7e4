/** The texts of the question for consent, one chunk per language: visitors download only their own language. */
import type { Language } from './site/languages';
import type { ConsentWords } from './site/words/skConsent';

export const loadConsentWords: Readonly<Record<Language, () => Promise<ConsentWords>>> = {
  sk: async () => (await import(/* webpackChunkName: "consent-sk" */ './site/words/skConsent')).skConsent,
  en: async () => (await import(/* webpackChunkName: "consent-en" */ './site/words/enConsent')).enConsent,
  de: async () => (await import(/* webpackChunkName: "consent-de" */ './site/words/deConsent')).deConsent,
  hu: async () => (await import(/* webpackChunkName: "consent-hu" */ './site/words/huConsent')).huConsent,
  pl: async () => (await import(/* webpackChunkName: "consent-pl" */ './site/words/plConsent')).plConsent,
  uk: async () => (await import(/* webpackChunkName: "consent-uk" */ './site/words/ukConsent')).ukConsent,
};

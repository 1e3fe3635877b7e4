import type { Language } from '../../src/site/languages';
import { deConsent } from '../../src/site/words/deConsent';
import { enConsent } from '../../src/site/words/enConsent';
import { huConsent } from '../../src/site/words/huConsent';
import { plConsent } from '../../src/site/words/plConsent';
import type { ConsentWords } from '../../src/site/words/skConsent';
import { skConsent } from '../../src/site/words/skConsent';
import { ukConsent } from '../../src/site/words/ukConsent';

/** The texts of the consent in every language; a visitor's page loads only its own language's. */
export const consentWordsOf: Readonly<Record<Language, ConsentWords>> = {
  sk: skConsent,
  en: enConsent,
  de: deConsent,
  hu: huConsent,
  pl: plConsent,
  uk: ukConsent,
};

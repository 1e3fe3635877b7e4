import type { Language } from '../../src/site/languages';
import { deDevelopment } from '../../src/site/words/deDevelopment';
import { enDevelopment } from '../../src/site/words/enDevelopment';
import { huDevelopment } from '../../src/site/words/huDevelopment';
import { plDevelopment } from '../../src/site/words/plDevelopment';
import type { DevelopmentWords } from '../../src/site/words/skDevelopment';
import { skDevelopment } from '../../src/site/words/skDevelopment';
import { ukDevelopment } from '../../src/site/words/ukDevelopment';

/** The texts of a currency's last days in every language; a visitor's page loads only its own language's. */
export const developmentWordsOf: Readonly<Record<Language, DevelopmentWords>> = {
  sk: skDevelopment,
  en: enDevelopment,
  de: deDevelopment,
  hu: huDevelopment,
  pl: plDevelopment,
  uk: ukDevelopment,
};

/**
 * The words of every language, used only while the site is built: a visitor's page contains only its own language
 * (src/locales).
 */
import type { Language } from './site/languages';
import { de } from './site/words/de';
import { legalWords as deLegal } from './site/words/deLegal';
import { en } from './site/words/en';
import { legalWords as enLegal } from './site/words/enLegal';
import { hu } from './site/words/hu';
import { legalWords as huLegal } from './site/words/huLegal';
import { pl } from './site/words/pl';
import { legalWords as plLegal } from './site/words/plLegal';
import { sk } from './site/words/sk';
import { legalWords as skLegal } from './site/words/skLegal';
import { uk } from './site/words/uk';
import { legalWords as ukLegal } from './site/words/ukLegal';
import type { Words } from './site/words/sk';
import type { LegalWords } from './site/words/skLegal';

export const wordsOf: Readonly<Record<Language, Words>> = { sk, en, de, hu, pl, uk };

/** The texts of the pages about conditions and personal data in every language, for the same purpose. */
export const legalWordsOf: Readonly<Record<Language, LegalWords>> = {
  sk: skLegal,
  en: enLegal,
  de: deLegal,
  hu: huLegal,
  pl: plLegal,
  uk: ukLegal,
};

/** The words of every language, for what is made when the site is built; a visitor's page has its own language's alone (src/speech). */
import type { Language } from './site/languages';
import { de } from './site/words/de';
import { en } from './site/words/en';
import { hu } from './site/words/hu';
import { pl } from './site/words/pl';
import { sk } from './site/words/sk';
import { uk } from './site/words/uk';
import type { Words } from './site/words/sk';

export const wordsOf: Readonly<Record<Language, Words>> = { sk, en, de, hu, pl, uk };

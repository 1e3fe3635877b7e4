/** What the pages in German say, as a script of its own. */
import type { Speech } from '../site/site';
import { de } from '../site/words/de';

export const speech: Speech = { language: 'de', words: de, currencyNames: BUILD_CURRENCY_NAMES.de };

/** The texts of the German pages, as a script of their own. */
import type { Speech } from '../site/site';
import { de } from '../site/words/de';

export const speech: Speech = { language: 'de', words: de, currencyNames: BUILD_CURRENCY_NAMES.de };

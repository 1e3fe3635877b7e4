/** What the pages in Ukrainian say, as a script of its own. */
import type { Speech } from '../site/site';
import { uk } from '../site/words/uk';

export const speech: Speech = { language: 'uk', words: uk, currencyNames: BUILD_CURRENCY_NAMES.uk };

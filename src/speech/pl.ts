/** What the pages in Polish say, as a script of its own. */
import type { Speech } from '../site/site';
import { pl } from '../site/words/pl';

export const speech: Speech = { language: 'pl', words: pl, currencyNames: BUILD_CURRENCY_NAMES.pl };

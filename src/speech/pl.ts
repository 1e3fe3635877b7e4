/** The texts of the Polish pages, as a script of their own. */
import type { Speech } from '../site/site';
import { pl } from '../site/words/pl';

export const speech: Speech = { language: 'pl', words: pl, currencyNames: BUILD_CURRENCY_NAMES.pl };

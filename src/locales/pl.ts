/** The texts of the Polish pages, as a script of their own. */
import type { Locale } from '../site/site';
import { pl } from '../site/words/pl';

export const locale: Locale = { language: 'pl', words: pl, currencyNames: BUILD_CURRENCY_NAMES.pl };

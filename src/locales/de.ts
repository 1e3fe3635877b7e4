/** The texts of the German pages, as a script of their own. */
import type { Locale } from '../site/site';
import { de } from '../site/words/de';

export const locale: Locale = { language: 'de', words: de, currencyNames: BUILD_CURRENCY_NAMES.de };

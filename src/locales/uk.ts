/** The texts of the Ukrainian pages, as a script of their own. */
import type { Locale } from '../site/site';
import { uk } from '../site/words/uk';

export const locale: Locale = { language: 'uk', words: uk, currencyNames: BUILD_CURRENCY_NAMES.uk };

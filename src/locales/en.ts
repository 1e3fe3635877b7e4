/** The texts of the English pages, as a script of their own. */
import type { Locale } from '../site/site';
import { en } from '../site/words/en';

export const locale: Locale = { language: 'en', words: en, currencyNames: BUILD_CURRENCY_NAMES.en };

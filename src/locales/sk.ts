/** The texts of the Slovak pages, as a script of their own. */
import type { Locale } from '../site/site';
import { sk } from '../site/words/sk';

export const locale: Locale = { language: 'sk', words: sk, currencyNames: BUILD_CURRENCY_NAMES.sk };

/** The texts of the Slovak pages, as a script of their own. */
import type { Speech } from '../site/site';
import { sk } from '../site/words/sk';

export const speech: Speech = { language: 'sk', words: sk, currencyNames: BUILD_CURRENCY_NAMES.sk };

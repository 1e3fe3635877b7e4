/** What the pages in Slovak say, as a script of its own. */
import type { Speech } from '../site/site';
import { sk } from '../site/words/sk';

export const speech: Speech = { language: 'sk', words: sk, currencyNames: BUILD_CURRENCY_NAMES.sk };

/** The texts of the Hungarian pages, as a script of their own. */
import type { Speech } from '../site/site';
import { hu } from '../site/words/hu';

export const speech: Speech = { language: 'hu', words: hu, currencyNames: BUILD_CURRENCY_NAMES.hu };

/** What the pages in Hungarian say, as a script of its own. */
import type { Speech } from '../site/site';
import { hu } from '../site/words/hu';

export const speech: Speech = { language: 'hu', words: hu, currencyNames: BUILD_CURRENCY_NAMES.hu };

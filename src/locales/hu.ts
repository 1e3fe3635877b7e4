/** The texts of the Hungarian pages, as a script of their own. */
import type { Locale } from '../site/site';
import { hu } from '../site/words/hu';

export const locale: Locale = { language: 'hu', words: hu, currencyNames: BUILD_CURRENCY_NAMES.hu };

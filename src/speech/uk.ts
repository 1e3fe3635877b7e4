/** The texts of the Ukrainian pages, as a script of their own. */
import type { Speech } from '../site/site';
import { uk } from '../site/words/uk';

export const speech: Speech = { language: 'uk', words: uk, currencyNames: BUILD_CURRENCY_NAMES.uk };

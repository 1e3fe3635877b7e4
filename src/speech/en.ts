/** The texts of the English pages, as a script of their own. */
import type { Speech } from '../site/site';
import { en } from '../site/words/en';

export const speech: Speech = { language: 'en', words: en, currencyNames: BUILD_CURRENCY_NAMES.en };

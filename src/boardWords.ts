/** Texts of the window board, one chunk per language: a board downloads only the languages that it shows. */
import type { Language } from './site/languages';
import type { Locale } from './site/site';
import type { BoardWords } from './site/words/skBoard';

/** What all pages of a language say, and what only the board says. */
export interface LoadedLocale {
  readonly locale: Locale;
  readonly words: BoardWords;
}

export const loadBoardLocale: Readonly<Record<Language, () => Promise<LoadedLocale>>> = {
  sk: async () => ({
    ...(await import(/* webpackChunkName: "board-sk" */ './locales/sk')),
    words: (await import(/* webpackChunkName: "board-sk" */ './site/words/skBoard')).skBoard,
  }),
  en: async () => ({
    ...(await import(/* webpackChunkName: "board-en" */ './locales/en')),
    words: (await import(/* webpackChunkName: "board-en" */ './site/words/enBoard')).enBoard,
  }),
  de: async () => ({
    ...(await import(/* webpackChunkName: "board-de" */ './locales/de')),
    words: (await import(/* webpackChunkName: "board-de" */ './site/words/deBoard')).deBoard,
  }),
  hu: async () => ({
    ...(await import(/* webpackChunkName: "board-hu" */ './locales/hu')),
    words: (await import(/* webpackChunkName: "board-hu" */ './site/words/huBoard')).huBoard,
  }),
  pl: async () => ({
    ...(await import(/* webpackChunkName: "board-pl" */ './locales/pl')),
    words: (await import(/* webpackChunkName: "board-pl" */ './site/words/plBoard')).plBoard,
  }),
  uk: async () => ({
    ...(await import(/* webpackChunkName: "board-uk" */ './locales/uk')),
    words: (await import(/* webpackChunkName: "board-uk" */ './site/words/ukBoard')).ukBoard,
  }),
};

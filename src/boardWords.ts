/** Texts of the window board, one chunk per language: a board downloads only the languages that it shows. */
import type { Language } from './site/languages';
import type { Speech } from './site/site';
import type { BoardWords } from './site/words/skBoard';

/** What all pages of a language say, and what only the board says. */
export interface LoadedSpeech {
  readonly speech: Speech;
  readonly words: BoardWords;
}

export const loadBoardSpeech: Readonly<Record<Language, () => Promise<LoadedSpeech>>> = {
  sk: async () => ({
    ...(await import(/* webpackChunkName: "board-sk" */ './speech/sk')),
    words: (await import(/* webpackChunkName: "board-sk" */ './site/words/skBoard')).skBoard,
  }),
  en: async () => ({
    ...(await import(/* webpackChunkName: "board-en" */ './speech/en')),
    words: (await import(/* webpackChunkName: "board-en" */ './site/words/enBoard')).enBoard,
  }),
  de: async () => ({
    ...(await import(/* webpackChunkName: "board-de" */ './speech/de')),
    words: (await import(/* webpackChunkName: "board-de" */ './site/words/deBoard')).deBoard,
  }),
  hu: async () => ({
    ...(await import(/* webpackChunkName: "board-hu" */ './speech/hu')),
    words: (await import(/* webpackChunkName: "board-hu" */ './site/words/huBoard')).huBoard,
  }),
  pl: async () => ({
    ...(await import(/* webpackChunkName: "board-pl" */ './speech/pl')),
    words: (await import(/* webpackChunkName: "board-pl" */ './site/words/plBoard')).plBoard,
  }),
  uk: async () => ({
    ...(await import(/* webpackChunkName: "board-uk" */ './speech/uk')),
    words: (await import(/* webpackChunkName: "board-uk" */ './site/words/ukBoard')).ukBoard,
  }),
};

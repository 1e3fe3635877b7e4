import type { Language } from '../../src/site/languages';
import { deBoard } from '../../src/site/words/deBoard';
import { enBoard } from '../../src/site/words/enBoard';
import { huBoard } from '../../src/site/words/huBoard';
import { plBoard } from '../../src/site/words/plBoard';
import type { BoardWords } from '../../src/site/words/skBoard';
import { skBoard } from '../../src/site/words/skBoard';
import { ukBoard } from '../../src/site/words/ukBoard';

/** The texts of the window board in every language; the board loads only the ones that it shows. */
export const boardWordsOf: Readonly<Record<Language, BoardWords>> = {
  sk: skBoard,
  en: enBoard,
  de: deBoard,
  hu: huBoard,
  pl: plBoard,
  uk: ukBoard,
};

import type { BoardWords } from './skBoard';

/** The German texts of the window board. */
export const deBoard: BoardWords = {
  unconfirmed: 'Kurse nicht bestätigt, bitte fragen Sie uns',
  replaced: 'Unsere Kurse können wir derzeit nicht bestätigen',
  call: 'Fragen Sie am Schalter oder rufen Sie an',
};

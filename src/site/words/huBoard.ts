import type { BoardWords } from './skBoard';

/** The Hungarian texts of the window board. */
export const huBoard: BoardWords = {
  unconfirmed: 'Nem megerősített árfolyam, kérdezzen minket',
  replaced: 'Az árfolyamokat most nem tudjuk megerősíteni',
  call: 'Kérdezzen a pénztárnál, vagy hívja a következő számot',
};

import type { BoardWords } from './skBoard';

/** The Polish texts of the window board. */
export const plBoard: BoardWords = {
  unconfirmed: 'Kursy niepotwierdzone, prosimy zapytać',
  replaced: 'Nie możemy teraz potwierdzić kursów',
  call: 'Podamy je w\u00a0okienku lub pod numerem',
};

import type { BoardWords } from './skBoard';

/** The English texts of the window board. */
export const enBoard: BoardWords = {
  unconfirmed: 'Unconfirmed rates, please ask us',
  replaced: 'We cannot confirm our rates at the moment',
  call: 'Ask at the counter or call',
};

import type { BoardWords } from './skBoard';

/** The Ukrainian texts of the window board. */
export const ukBoard: BoardWords = {
  unconfirmed: 'Курси не підтверджено, запитайте нас',
  replaced: 'Зараз ми не можемо підтвердити курси',
  call: 'Запитайте біля каси або зателефонуйте за номером',
};

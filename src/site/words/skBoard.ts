/** The Slovak texts that the window board alone says; other languages are typed after them. */
export const skBoard = {
  /** Over rates that nobody has confirmed for a while; their age stands behind it. */
  unconfirmed: 'Neoverené kurzy, opýtajte sa nás',
  /** In the place of rates that are too old to be shown, and above the phone number. */
  replaced: 'Kurzy teraz nevieme overiť',
  call: 'Povieme vám ich pri okienku alebo na čísle',
};

export type BoardWords = typeof skBoard;

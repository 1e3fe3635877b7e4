/** The Slovak texts that only the window board shows; other languages take their type from them. */
export const skBoard = {
  /** Above rates that have not been confirmed for a while; their age follows. */
  unconfirmed: 'Neoverené kurzy, opýtajte sa nás',
  /** Instead of rates that are too old to show, above the phone number. */
  replaced: 'Kurzy teraz nevieme overiť',
  call: 'Povieme vám ich pri okienku alebo na čísle',
};

export type BoardWords = typeof skBoard;

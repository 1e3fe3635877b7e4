const DIACRITICS = /\p{Diacritic}/gu;

/** A text in lower case without diacritics, to be compared as people search. */
export function toPlainText(text: string): string {
  return text.normalize('NFD').replace(DIACRITICS, '').toLowerCase();
}

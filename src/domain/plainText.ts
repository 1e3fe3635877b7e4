const DIACRITICS = /\p{Diacritic}/gu;

/** A text in lower case without diacritics, for searching. */
export function toPlainText(text: string): string {
  return text.normalize('NFD').replace(DIACRITICS, '').toLowerCase();
}

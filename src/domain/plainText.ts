const DIACRITICS = /\p{Diacritic}/gu;
const INVISIBLE = /\p{Cf}/gu;

/** A text in lower case without diacritics, for searching. */
export function toPlainText(text: string): string {
  // Unicode takes the stroke of "ł" for a part of the letter.
  return text.normalize('NFD').replace(DIACRITICS, '').toLowerCase().replaceAll('ł', 'l');
}

/** A text without invisible marks, such as those of direction, which come along when it is pasted. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

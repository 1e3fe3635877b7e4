/** Controls, halves of pairs, marks of direction, and every blank but the plain space. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** Whether a value is a text of 1 to `most` visible characters on one line, without blanks around it. */
export function isPlainLine(value: unknown, most: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= most && value.trim() === value && !INVISIBLE.test(value);
}

/** A text on one line: line breaks and whatever else is blank become single spaces, and those around it go. */
export function toPlainLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

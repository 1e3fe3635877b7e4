/** Visible letters and signs: no Unicode spaces, direction or width marks, control characters or surrogates (and so no emoji). */
const VISIBLE = '!-~¡-¬®-῾‐-‧‰-⁞⁰-⿻、-힣';

/**
 * Visible characters with plain spaces between them, on one line. The database's rules test the same pattern (build/databaseRules.ts),
 * so it only uses what their engine supports.
 */
export const PLAIN_LINE = new RegExp(`^[${VISIBLE}]([ ${VISIBLE}]*[${VISIBLE}])?$`);

/** Whether a value is a text of 1 to `most` visible characters on one line, without spaces around it. */
export function isPlainLine(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most && PLAIN_LINE.test(value);
}

/** A text on one line: every run of white space becomes a single space, and the text is trimmed. */
export function toPlainLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

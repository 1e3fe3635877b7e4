import type { DecimalText } from '../money/decimal';
import { withoutInvisible } from '../plainText';

/** The sign before the decimals in a list. */
export type DecimalMark = ',' | '.';

export const decimalMarks: readonly DecimalMark[] = [',', '.'];

/** More digits than any rate has; the limit avoids arithmetic on a cell with thousands of digits. */
const LONGEST_NUMBER = 30;

/**
 * Groups of three, all separated by the same sign: a space of any width, an apostrophe, or the sign that isn't the
 * decimal mark. The first group begins with no zero: "0,946" is no way to write 946.
 */
const groupsOf: Readonly<Record<DecimalMark, RegExp>> = {
  ',': /^[1-9]\d{0,2}([ \u00a0\u202f\u2009.'’])\d{3}(?:\1\d{3})*(?=,|$)/,
  '.': /^[1-9]\d{0,2}([ \u00a0\u202f\u2009,'’])\d{3}(?:\1\d{3})*(?=\.|$)/,
};

const PLAIN_NUMBER = /^(\d*)(?:[.,](\d+))?$/;

/** Reads a number as other offices' lists write it ("1 234,56", "1,234.56", ",95"); null for anything else (rule 74). */
export function readImportedNumber(text: string, mark: DecimalMark): DecimalText | null {
  const trimmed = withoutInvisible(text).trim();
  const ungrouped = trimmed.replace(groupsOf[mark], (groups) => groups.replace(/\D/g, ''));
  const match = trimmed.length <= LONGEST_NUMBER ? PLAIN_NUMBER.exec(ungrouped) : null;
  const otherMark = decimalMarks.find((other) => other !== mark) ?? mark;
  if (!match || ungrouped === '' || ungrouped.includes(otherMark)) {
    return null;
  }
  const [, digits = '', decimals] = match;
  const whole = digits.replace(/^0+(?=\d)/, '') || '0';
  return decimals === undefined ? whole : `${whole}.${decimals}`;
}

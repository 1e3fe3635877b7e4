import type { DecimalText } from '../money/decimal';

/** What stands before the decimals in a list. */
export type DecimalMark = ',' | '.';

export const decimalMarks: readonly DecimalMark[] = [',', '.'];

/** More digits than any rate has; it keeps a cell of thousands of digits from being counted with. */
const LONGEST_NUMBER = 30;

/** Groups of three, all parted alike: by spaces of any width, by an apostrophe, or by what is not the decimal mark. */
const groupsOf: Readonly<Record<DecimalMark, RegExp>> = {
  ',': /^\d{1,3}([ \u00a0\u202f\u2009.'’])\d{3}(?:\1\d{3})*(?=,|$)/,
  '.': /^\d{1,3}([ \u00a0\u202f\u2009,'’])\d{3}(?:\1\d{3})*(?=\.|$)/,
};

const PLAIN_NUMBER = /^(\d*)(?:[.,](\d+))?$/;

/** Reads a number as a list of others writes it ("1 234,56", "1,234.56", ",95"); null for whatever is not one (rule 74). */
export function readImportedNumber(text: string, mark: DecimalMark): DecimalText | null {
  const trimmed = text.trim();
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

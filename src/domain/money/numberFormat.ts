import type { DecimalText } from './decimal';
import { splitAtPoint } from './decimal';

/** Keeps a number on one line, as Slovak typography wants it. */
const NON_BREAKING_SPACE = '\u00a0';
const DECIMAL_COMMA = ',';

/** Decimal text as Slovaks write it, with at least the given decimals, of which there is one: "1234.5" gives "1 234,50". */
export function formatDecimal(text: DecimalText, minimumDecimals: number): string {
  const [whole, decimals] = splitAtPoint(text);
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, NON_BREAKING_SPACE);
  return groups + DECIMAL_COMMA + decimals.padEnd(minimumDecimals, '0');
}

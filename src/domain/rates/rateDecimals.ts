import { splitAtPoint, toDecimalText } from '../money/decimal';

/** The fewest decimals with which the rates table shows a rate: 3, 2 or 1, depending on its whole part (rule 22). */
export function minimumRateDecimals(rate: number): number {
  if (rate < 10) {
    return 3;
  }
  return rate < 100 ? 2 : 1;
}

/** How many decimals a rate itself has. */
export function ownDecimals(rate: number): number {
  return splitAtPoint(toDecimalText(rate))[1].length;
}

/** With how many decimals the rates table shows a rate (rule 22). */
export function shownDecimals(rate: number): number {
  return Math.max(minimumRateDecimals(rate), ownDecimals(rate));
}

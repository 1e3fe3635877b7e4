import type { DecimalText, Fraction } from '../money/decimal';
import { roundHalfUp, toDecimalText, toFraction } from '../money/decimal';

/** How far a rate moves, in per cent of the earlier rate: two decimals, without a sign. */
export interface RateMove {
  readonly isUp: boolean;
  readonly percent: DecimalText;
}

const PERCENT_DECIMALS = 2;

/**
 * The difference between two rates as an exact, signed fraction of the earlier one; null when the earlier rate is 0,
 * because nothing can be compared with it. With binary fractions (1.21 - 1.1) / 1.1 would be more than a tenth.
 */
export function relativeMove(before: number, after: number): Fraction | null {
  if (before === 0) {
    return null;
  }
  const from = toFraction(toDecimalText(before));
  const to = toFraction(toDecimalText(after));
  return {
    numerator: to.numerator * from.denominator - from.numerator * to.denominator,
    denominator: from.numerator * to.denominator,
  };
}

/** How far a rate moves from an earlier one; null when the earlier one is 0. */
export function rateMove(before: number, after: number): RateMove | null {
  const move = relativeMove(before, after);
  if (move === null) {
    return null;
  }
  const isUp = move.numerator >= 0n;
  const share = { numerator: (isUp ? move.numerator : -move.numerator) * 100n, denominator: move.denominator };
  return { isUp, percent: roundHalfUp(share, PERCENT_DECIMALS) };
}

/** Whether a move is shown as 0.00 %: there was none, or it is too small for two decimals. */
export function roundsToZero({ percent }: Pick<RateMove, 'percent'>): boolean {
  return Number(percent) === 0;
}

import { roundHalfUp, toDecimalText, toFraction } from '../money/decimal';
import type { QuoteSide } from './currency';
import type { RatePair } from './ratePair';

/** In hundredths of a per cent, as a whole number: 317 is 3.17 %. Negative when the office pays more than it gets. */
export type Spread = number;

/** 100 % in hundredths of a per cent, doubled because the middle rate is half of the sum of both rates. */
const WHOLE_OF_MIDDLE = 2n * 100n * 100n;

/**
 * The difference between both rates in per cent of the middle rate, rounded half up by its size to hundredths (rule
 * 142); null unless both rates are above 0. Binary fractions would round some spreads the other way.
 */
export function spreadOf({ buy, sell }: RatePair): Spread | null {
  if (!buy || !sell) {
    return null;
  }
  const [ofBuy, ofSell] = [toFraction(toDecimalText(buy)), toFraction(toDecimalText(sell))];
  const bought = ofBuy.numerator * ofSell.denominator;
  const sold = ofSell.numerator * ofBuy.denominator;
  const difference = bought - sold;
  const share = { numerator: (difference < 0n ? -difference : difference) * WHOLE_OF_MIDDLE, denominator: bought + sold };
  const size = Number(roundHalfUp(share, 0));
  return difference < 0n ? 0 - size : size;
}

/**
 * A spread that differs from the usual one by more than this is unusual: one percentage point. The steps of a printed
 * list alone account for half of that.
 */
export const UNUSUAL_DIFFERENCE: Spread = 100;

/** What to say about a spread: the office loses, earns nothing, or the spread is far from the usual one. */
export type SpreadVerdict = 'loss' | 'nothing' | 'narrower' | 'wider' | 'usual';

/**
 * Compares the spread of two rates with the usual spread, which is null when unknown (rules 144 and 146); null unless
 * both rates are above 0.
 */
export function judgeSpread(rates: RatePair, usual: Spread | null): SpreadVerdict | null {
  const spread = spreadOf(rates);
  if (spread === null) {
    return null;
  }
  // Compares the rates themselves: even the smallest loss is a loss, though its spread is rounded to 0.
  const { buy, sell } = rates as Record<QuoteSide, number>;
  if (buy <= sell) {
    return buy < sell ? 'loss' : 'nothing';
  }
  const difference = spread - (usual ?? spread);
  if (Math.abs(difference) <= UNUSUAL_DIFFERENCE) {
    return 'usual';
  }
  return difference < 0 ? 'narrower' : 'wider';
}

/**
 * The median of some spreads; for an even number of them the mean of the middle two, rounded half up. Null when there
 * are none (rule 146).
 */
export function medianSpread(spreads: readonly Spread[]): Spread | null {
  const sorted = [...spreads].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

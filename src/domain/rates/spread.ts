import { roundHalfUp, toDecimalText, toFraction } from '../money/decimal';
import type { QuoteSide } from './currency';
import type { RatePair } from './ratePair';

/** In hundredths of a per cent, as a whole number: 317 is 3.17 %. Below zero when the office pays more than it gets. */
export type Spread = number;

/** A whole in hundredths of a per cent; the middle rate is half of the sum of both. */
const WHOLE_OF_MIDDLE = 2n * 100n * 100n;

/**
 * What lies between both rates, in per cent of the middle one, rounded half up by its size to hundredths (rule 142); null without
 * two rates above 0. Binary fractions would round some of them the other way.
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

/** So far from the usual one a spread is unusual: one percentage point. Steps of a printed list alone make half of that. */
export const UNUSUAL_DIFFERENCE: Spread = 100;

/** What is to be said of a spread: the office loses, earns nothing, or it is far from what is usual. */
export type SpreadVerdict = 'loss' | 'nothing' | 'narrower' | 'wider' | 'usual';

/** Judges the spread of two rates by the usual one, null where none is known (rules 144 and 146); null without two rates above 0. */
export function judgeSpread(rates: RatePair, usual: Spread | null): SpreadVerdict | null {
  const spread = spreadOf(rates);
  if (spread === null) {
    return null;
  }
  // The rates themselves are compared: the smallest loss is a loss, though its spread is rounded to 0.
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

/** The median of some spreads, of an even number of them the mean of the middle two, rounded half up; null of none (rule 146). */
export function medianSpread(spreads: readonly Spread[]): Spread | null {
  const sorted = [...spreads].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

import type { QuoteSide } from './currency';

/** Both rates of a currency, in units for 1 EUR; null for a rate that could not be read. */
export type RatePair = Readonly<Record<QuoteSide, number | null>>;

/** Picks the two rates out of a larger object. */
export function ratesOf({ buy, sell }: RatePair): RatePair {
  return { buy, sell };
}

import type { QuoteSide } from './currency';

/** Both rates of a currency, in units for 1 EUR; null for one that could not be read. */
export type RatePair = Readonly<Record<QuoteSide, number | null>>;

/** The rates of whatever has both. */
export function ratesOf({ buy, sell }: RatePair): RatePair {
  return { buy, sell };
}

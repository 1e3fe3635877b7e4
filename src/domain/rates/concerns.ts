import type { QuoteSide } from './currency';
import { quoteSides } from './currency';
import { ownDecimals, shownDecimals } from './rateDecimals';
import type { EditableCurrency, RateChange, RateEdit } from './rateEdit';
import { isConflict } from './rateEdit';
import { relativeMove } from './rateMove';

/** What staff should look at twice before a change is sent; rates are units of the currency for 1 EUR. */
export type RateConcern = { readonly key: string; readonly acronym: string } & (
  | {
      readonly kind: 'largeChange' | 'moreDecimals' | 'changedElsewhere';
      readonly side: QuoteSide;
      readonly stored: number;
      readonly rate: number;
    }
  | { readonly kind: 'sellAboveBuy'; readonly buy: number; readonly sell: number }
);

/** A change is large if it exceeds the stored rate divided by this. */
const LARGE_CHANGE_DIVISOR = 10n;

/**
 * Whether a rate differs from the stored one by more than 10 %; false when the stored rate is 0, because nothing can be
 * compared with it.
 */
export function isLargeChange(stored: number, rate: number): boolean {
  const move = relativeMove(stored, rate);
  if (move === null) {
    return false;
  }
  const { numerator, denominator } = move;
  return numerator * LARGE_CHANGE_DIVISOR > denominator || numerator * LARGE_CHANGE_DIVISOR < -denominator;
}

/** Whether a rate has more decimals than the list shows of the stored one; the list shows 1.15 as 1,150 (rule 22). */
export function hasMoreDecimals(stored: number, rate: number): boolean {
  return ownDecimals(rate) > shownDecimals(stored);
}

/** All concerns about one currency's change. */
export function concernsOf(currency: EditableCurrency, edits: readonly RateEdit[], change: RateChange): readonly RateConcern[] {
  const { key, acronym } = currency;
  const changed: Partial<Record<QuoteSide, number>> = change;
  const concerns: RateConcern[] = [];
  for (const side of quoteSides) {
    const rate = changed[side];
    if (rate === undefined) {
      continue;
    }
    const stored = currency[side];
    if (edits.some((edit) => edit.side === side && isConflict(edit, stored))) {
      concerns.push({ key, acronym, kind: 'changedElsewhere', side, stored, rate });
    }
    if (isLargeChange(stored, rate)) {
      concerns.push({ key, acronym, kind: 'largeChange', side, stored, rate });
    }
    if (hasMoreDecimals(stored, rate)) {
      concerns.push({ key, acronym, kind: 'moreDecimals', side, stored, rate });
    }
  }
  const buy = changed.buy ?? currency.buy;
  const sell = changed.sell ?? currency.sell;
  // Rates are units for 1 EUR, so an office that earns buys at a higher rate than it sells.
  if (sell > buy) {
    concerns.push({ key, acronym, kind: 'sellAboveBuy', buy, sell });
  }
  return concerns;
}

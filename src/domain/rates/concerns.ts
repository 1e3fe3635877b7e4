import type { QuoteSide } from './currency';
import { quoteSides } from './currency';
import { ownDecimals, shownDecimals } from './rateDecimals';
import type { EditableCurrency, RateChange, RateEdit } from './rateEdit';
import { isConflict } from './rateEdit';
import { relativeMove } from './rateMove';

/** What someone should look at twice before a change is sent; rates are units of the currency for 1 EUR. */
export type RateConcern = { readonly key: string; readonly acronym: string } & (
  | { readonly kind: 'largeChange'; readonly side: QuoteSide; readonly stored: number; readonly rate: number }
  | { readonly kind: 'moreDecimals'; readonly side: QuoteSide; readonly stored: number; readonly rate: number }
  | { readonly kind: 'changedElsewhere'; readonly side: QuoteSide; readonly stored: number; readonly rate: number }
  | { readonly kind: 'sellAboveBuy'; readonly buy: number; readonly sell: number }
);

/** A change is large when it is more than this part of the stored rate: one in ten. */
const LARGE_CHANGE_DIVISOR = 10n;

/** Whether a rate moves more than 10 % away from the stored one; without a stored rate there is nothing to compare. */
export function isLargeChange(stored: number, rate: number): boolean {
  const move = relativeMove(stored, rate);
  if (move === null) {
    return false;
  }
  const { numerator, denominator } = move;
  return numerator * LARGE_CHANGE_DIVISOR > denominator || numerator * LARGE_CHANGE_DIVISOR < -denominator;
}

/** Whether a rate has more decimals than the stored one had in the list, where 1.15 stands as 1,150 (rule 22). */
export function hasMoreDecimals(stored: number, rate: number): boolean {
  return ownDecimals(rate) > shownDecimals(stored);
}

/** Everything that is worth a second look in one currency's change. */
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
  // Rates are units for 1 EUR, so an office that earns takes more of them than it gives.
  if (sell > buy) {
    concerns.push({ key, acronym, kind: 'sellAboveBuy', buy, sell });
  }
  return concerns;
}

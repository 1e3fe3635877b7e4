import { compareTexts } from '../compareTexts';
import type { Currency } from './currency';

/** Sorts by the office's order of acronyms; currencies that it doesn't name follow, by acronym. */
export function sortCurrencies<Sorted extends Pick<Currency, 'acronym'>>(
  currencies: readonly Sorted[],
  order: readonly string[],
): readonly Sorted[] {
  const places = new Map(order.map((acronym, place) => [acronym, place]));
  return currencies
    .map((currency) => ({ currency, place: places.get(currency.acronym) ?? order.length }))
    .sort((one, other) => one.place - other.place || compareTexts(one.currency.acronym, other.currency.acronym))
    .map(({ currency }) => currency);
}

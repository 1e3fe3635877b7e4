import type { Currency } from './currency';

/** Sorts by the office's order of acronyms; those that it does not name follow by acronym. */
export function sortCurrencies<Sorted extends Pick<Currency, 'acronym'>>(
  currencies: readonly Sorted[],
  order: readonly string[],
): readonly Sorted[] {
  const places = new Map(order.map((acronym, place) => [acronym, place]));
  const placeOf = ({ acronym }: Sorted): number => places.get(acronym) ?? order.length;
  return [...currencies].sort((one, other) => placeOf(one) - placeOf(other) || compareText(one.acronym, other.acronym));
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

import { isDraft, original } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { Currency } from '../../domain/rates/currency';

/** Currencies by id, in the order in which the database gave them. */
export type CurrencyRecords = Readonly<Record<string, Currency>>;

export const noRecords: CurrencyRecords = {};

/** A record's path in the database, so that no key such as `constructor` or `__proto__` is the name of an object's property. */
export function idOf({ key }: Pick<Currency, 'key'>): string {
  return `currencies/${key}`;
}

/**
 * The records as they were just received. This is where records keep their identity: one that came again as it was stays the
 * same object, so that what was made of it still holds and only what changed renders.
 */
export function replaceRecords(known: CurrencyRecords, received: readonly Currency[]): CurrencyRecords {
  // Read through a draft, records would be its proxies and equal to nothing.
  const before = isDraft(known) ? original<CurrencyRecords>(known) : known;
  return Object.fromEntries(
    received.map((currency) => {
      const id = idOf(currency);
      const same = before[id];
      return [id, same && shallowEqual(same, currency) ? same : currency];
    }),
  );
}

/** Records of currencies of which none was known before. */
export function recordsOf(currencies: readonly Currency[]): CurrencyRecords {
  return replaceRecords(noRecords, currencies);
}

import { isDraft, original } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import type { Currency } from '../../domain/rates/currency';

/** Currencies by id, in the order in which the database gave them. */
export type CurrencyRecords = Readonly<Record<string, Currency>>;

export const noRecords: CurrencyRecords = {};

/** A record's path in the database. A bare key such as `constructor` or `__proto__` would clash with object properties. */
export function idOf({ key }: Pick<Currency, 'key'>): string {
  return `currencies/${key}`;
}

/**
 * The received records. A record that came again unchanged stays the same object, so memoized values made from it stay
 * valid and only changed rows render again.
 */
export function replaceRecords(known: CurrencyRecords, received: readonly Currency[]): CurrencyRecords {
  // Records read through a draft would be proxies, which equal no other object.
  const before = isDraft(known) ? original<CurrencyRecords>(known) : known;
  return Object.fromEntries(
    received.map((currency) => {
      const id = idOf(currency);
      const same = before[id];
      return [id, same && shallowEqual(same, currency) ? same : currency];
    }),
  );
}

/** The records by id, when none were known before. */
export function recordsOf(currencies: readonly Currency[]): CurrencyRecords {
  return replaceRecords(noRecords, currencies);
}

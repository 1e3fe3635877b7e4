import type { Currency, CurrencyRecord } from '../../src/domain/rates/currency';
import { recordsOf } from '../../src/features/rates/currencyRecords';
import type { RatesState } from '../../src/features/rates/ratesSlice';
import type { RawCurrency } from '../../src/ports/rates';

/** A complete, valid record; a test names only the fields that it is about. */
export function buildRecord(fields: Partial<CurrencyRecord> = {}): CurrencyRecord {
  return {
    acronym: 'USD',
    name_en: 'US Dollar',
    name_sk: 'americký dolár',
    buy: 1.187,
    sell: 1.15,
    updated: '2026-04-13T16:00:00',
    ...fields,
  };
}

/** A record as the store holds it, under its lowercase acronym. */
export function buildCurrency(fields: Partial<Currency> = {}): Currency {
  const { acronym } = buildRecord(fields.acronym === undefined ? {} : { acronym: fields.acronym });
  return { ...buildRecord({ acronym }), key: acronym.toLowerCase(), ...fields };
}

/** Rates that follow the database, as the store holds them. */
export function buildLiveRates(...currencies: readonly Currency[]): Extract<RatesState, { status: 'live' }> {
  return { status: 'live', receivedAt: 0, currencies: recordsOf(currencies) };
}

/** A record as the database sends it. */
export function buildRaw(fields: Partial<CurrencyRecord> = {}): RawCurrency {
  const record = buildRecord(fields);
  return { key: record.acronym.toLowerCase(), value: record };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A currency code that is unique to a number from 0 to 675: XAA, XAB and so on. */
export function buildCode(number: number): string {
  return `X${LETTERS[Math.floor(number / LETTERS.length)]}${LETTERS[number % LETTERS.length]}`;
}

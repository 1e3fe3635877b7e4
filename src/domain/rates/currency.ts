/** One record of '/currencies' (rule 18). Rates are units of the currency for 1 EUR. */
export interface CurrencyRecord {
  readonly acronym: string;
  readonly name_en: string;
  readonly name_sk: string;
  readonly buy: number;
  readonly sell: number;
  readonly updated: string;
}

/** 'Nákup': the office buys; 'Predaj': the office sells. */
export type QuoteSide = 'buy' | 'sell';

/** Both sides, in the order in which every table shows them. */
export const quoteSides: readonly QuoteSide[] = ['buy', 'sell'];

type Incomplete<Fields> = { readonly [Name in keyof Fields]: Fields[Name] | null };

/** A record as far as it could be read; null stands for a missing field or one of the wrong type. */
export interface Currency extends Incomplete<Omit<CurrencyRecord, 'acronym'>> {
  /** The database key. */
  readonly key: string;
  readonly acronym: string;
  /** The acronym as it is stored, if it has spaces around it. */
  readonly storedAcronym?: string;
}

/** A currency with all six fields, which the rates table can show. */
export type CompleteCurrency = Currency & CurrencyRecord;

/** The currency that all rates are quoted against (rule 20). */
export const BASE_CURRENCY = 'EUR';

/** Whether a currency has rates of its own: the base currency is neither listed nor edited (rule 20). */
export function isQuoted({ acronym }: Pick<Currency, 'acronym'>): boolean {
  return acronym !== BASE_CURRENCY;
}

/** Reads one untrusted child of '/currencies'; null when it is no record or has no acronym. */
export function parseCurrency(key: string, value: unknown): Currency | null {
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  const stored = readText(value, 'acronym');
  const acronym = stored?.trim();
  if (!acronym) {
    return null;
  }
  return {
    key,
    acronym,
    name_en: readText(value, 'name_en'),
    name_sk: readText(value, 'name_sk'),
    buy: readStoredRate(readOwn(value, 'buy')),
    sell: readStoredRate(readOwn(value, 'sell')),
    updated: readText(value, 'updated'),
    ...(stored !== null && stored !== acronym && { storedAcronym: stored }),
  };
}

/** Whether none of the six fields is missing (rule 19). */
export function isComplete(currency: Currency): currency is CompleteCurrency {
  const { name_en, name_sk, buy, sell, updated } = currency;
  return name_en !== null && name_sk !== null && buy !== null && sell !== null && updated !== null;
}

function readText(record: object, field: keyof CurrencyRecord): string | null {
  const value = readOwn(record, field);
  return typeof value === 'string' ? value : null;
}

/**
 * Reads an untrusted rate in units of the currency for 1 EUR; null when it is none. A rate of 0 is kept, because "missing" means
 * null or undefined. JSON can carry 1e400, which arrives as Infinity.
 */
export function readStoredRate(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

// Reads only own fields: a child named `__proto__` would otherwise lend its fields to the record.
function readOwn(record: object, field: string): unknown {
  return Object.hasOwn(record, field) ? (record as Record<string, unknown>)[field] : undefined;
}

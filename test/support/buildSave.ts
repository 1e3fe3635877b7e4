import type { CurrencyRecord } from '../../src/domain/rates/currency';

/** The save id of every save that a test makes without the pages. */
export const testSave = 'from-a-test';

const entryOf = (acronym: string, by: string) => ({ acronym, until: { '.sv': 'timestamp' }, by, save: testSave });

/** The update at the root with which a member of staff changes a stored record, or retires it (null). */
export function buildSave(stored: CurrencyRecord, change: Partial<CurrencyRecord> | null, by: string): Record<string, unknown> {
  const { acronym, buy, sell, updated } = stored;
  const key = acronym.toLowerCase();
  const fields = Object.entries(change ?? {}).map(([field, value]) => [`currencies/${key}/${field}`, value] as const);
  return {
    ...(change === null ? { [`currencies/${key}`]: null } : Object.fromEntries(fields)),
    [`archive/${key}~${updated}`]: { ...entryOf(acronym, by), buy, sell },
  };
}

/** The update at the root with which a member of staff adds a currency. */
export function buildAddition(record: CurrencyRecord, by: string): Record<string, unknown> {
  const key = record.acronym.toLowerCase();
  return { [`currencies/${key}`]: record, [`archive/${key}~${record.updated}~new`]: entryOf(record.acronym, by) };
}

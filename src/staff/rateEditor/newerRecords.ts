import type { Currency } from '../../domain/rates/currency';

/** What the server is known to hold in place of a record that the list still shows as it was. */
export interface NewerRecord {
  readonly key: string;
  /** The `updated` under which the record was shown; null when it had none, or there was no such record. */
  readonly listedAs: string | null;
  /** Null when the server holds no such record any more. */
  readonly currency: Currency | null;
}

/** Adds what follows on what was known: where that was newer than the list already, the list is still where it was. */
export function withNewerRecord(known: readonly NewerRecord[], newer: NewerRecord): readonly NewerRecord[] {
  const before = known.find(({ key }) => key === newer.key);
  const listedAs = before?.currency?.updated === newer.listedAs ? before.listedAs : newer.listedAs;
  return [...known.filter((record) => record !== before), { ...newer, listedAs }];
}

/** Those that the list doesn't show yet: as soon as it has moved on from what it showed, it is the newer one. */
export function stillNewer(known: readonly NewerRecord[], list: readonly Currency[]): readonly NewerRecord[] {
  const still = known.filter(({ key, listedAs }) => (list.find((listed) => listed.key === key)?.updated ?? null) === listedAs);
  return still.length < known.length ? still : known;
}

/** The list with what is known to be newer in its place. */
export function applyNewerRecords(list: readonly Currency[], known: readonly NewerRecord[]): readonly Currency[] {
  if (known.length === 0) {
    return list;
  }
  const newerKeys = new Set(known.map(({ key }) => key));
  return [
    ...list.filter(({ key }) => !newerKeys.has(key)),
    ...known.map(({ currency }) => currency).filter((currency) => currency !== null),
  ];
}

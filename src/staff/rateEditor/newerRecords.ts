import { shallowEqual } from 'react-redux';
import type { Currency } from '../../domain/rates/currency';

/** A record that the server turned out to hold in place of the one that was shown; null means no record. */
export interface FoundRecord {
  readonly key: string;
  readonly shown: Currency | null;
  readonly currency: Currency | null;
}

/** What the server is known to hold in place of a record that the list still shows in an older state. */
export interface NewerRecord extends Omit<FoundRecord, 'shown'> {
  /** All earlier states of the record: the list may pass through them, one save after the other. */
  readonly older: readonly (Currency | null)[];
}

/** Adds a found record to the known ones. */
export function withNewerRecord(known: readonly NewerRecord[], { key, shown, currency }: FoundRecord): readonly NewerRecord[] {
  const older = known.find((record) => record.key === key)?.older ?? [];
  const isKnown = older.some((record) => shallowEqual(record, shown));
  return [...known.filter((record) => record.key !== key), { key, older: isKnown ? older : [...older, shown], currency }];
}

/** The newer records that the list doesn't show yet: it still shows one of their earlier states. */
export function stillNewer(known: readonly NewerRecord[], list: readonly Currency[]): readonly NewerRecord[] {
  const still = known.filter(({ key, older }) => {
    const listed = list.find((currency) => currency.key === key) ?? null;
    return older.some((record) => shallowEqual(record, listed));
  });
  return still.length < known.length ? still : known;
}

/** Replaces the list's outdated records by the newer ones. */
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

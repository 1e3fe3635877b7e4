import type { CurrencyRecord } from '../rates/currency';
import type { RateChange } from '../rates/rateEdit';
import type { SeenRecord } from './version';
import { beginningKey, isNamed, versionKey } from './version';

/** What a write puts into a record besides its time: new rates, and the names that an incomplete record lacks. */
export type RecordChange = RateChange & Partial<Pick<CurrencyRecord, 'name_en' | 'name_sk'>>;

/** A change of one currency, made over the record that somebody saw. */
export interface VersionDraft {
  readonly acronym: string;
  /** Null when the currency was not listed. */
  readonly seen: SeenRecord | null;
  /** Whether the archive already holds the seen version, as after restoring a backup; the new one then counts as a beginning. */
  readonly isRestored: boolean;
  /** Null retires the currency. */
  readonly change: RecordChange | Omit<CurrencyRecord, 'updated'> | null;
  /** The save's id, shared by all changes of one save: 8 to 20 letters, digits, - or _. */
  readonly save: string;
}

/** A draft with the time that will name its version, in the stored form (rules 24 and 58). */
export interface NewVersion extends VersionDraft {
  readonly updated: string;
}

/** What the archive keeps along with a new version, except who wrote it and when: the writer and the server add that. */
export interface KeptEntry {
  readonly key: string;
  readonly fields: {
    readonly acronym: string;
    readonly buy?: number | null;
    readonly sell?: number | null;
    readonly save: string;
  };
}

/**
 * The archive's entry that is written together with a new version. Throws a TypeError for a retirement of a currency
 * that never had a version.
 */
export function entryOf({ acronym, seen, isRestored, change, updated, save }: NewVersion): KeptEntry {
  if (isNamed(seen) && !isRestored) {
    return { key: versionKey(acronym, seen.updated), fields: { acronym, buy: seen.buy, sell: seen.sell, save } };
  }
  if (change === null) {
    throw new TypeError(`${acronym} has no version that could be retired.`);
  }
  return { key: beginningKey(acronym, updated), fields: { acronym, save } };
}

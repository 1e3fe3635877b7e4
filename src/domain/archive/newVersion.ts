import type { CurrencyRecord } from '../rates/currency';
import type { RateChange } from '../rates/rateEdit';
import type { SeenRecord } from './version';
import { beginningKey, isNamed, versionKey } from './version';

/** What is written of a record beside its time: new rates, with the names that an incomplete one lacks. */
export type RecordChange = RateChange & Partial<Pick<CurrencyRecord, 'name_en' | 'name_sk'>>;

/** A change of one currency over the record that somebody saw. */
export interface VersionDraft {
  readonly acronym: string;
  /** Null when the currency was not listed. */
  readonly seen: SeenRecord | null;
  /** Whether the archive holds the seen version already, as after restoring a backup: then the new one begins anew. */
  readonly isRestored: boolean;
  /** Null retires the currency. */
  readonly change: RecordChange | Omit<CurrencyRecord, 'updated'> | null;
  /** The same for all changes of one save: 8 to 20 letters, digits, - or _. */
  readonly save: string;
}

/** A draft with the time that will be its version's name, as it is stored (rules 24 and 58). */
export interface NewVersion extends VersionDraft {
  readonly updated: string;
}

/** What the archive keeps with a new version, but for who and when, which the writer and the server say. */
export interface KeptEntry {
  readonly key: string;
  readonly fields: {
    readonly acronym: string;
    readonly buy?: number | null;
    readonly sell?: number | null;
    readonly save: string;
  };
}

/** The archive's entry that a new version is written with; throws for a currency that is retired without ever having had a version. */
export function entryOf({ acronym, seen, isRestored, change, updated, save }: NewVersion): KeptEntry {
  if (isNamed(seen) && !isRestored) {
    return { key: versionKey(acronym, seen.updated), fields: { acronym, buy: seen.buy, sell: seen.sell, save } };
  }
  if (change === null) {
    throw new TypeError(`${acronym} has no version that could be retired.`);
  }
  return { key: beginningKey(acronym, updated), fields: { acronym, save } };
}

import type { Currency } from '../rates/currency';
import { isStoredTime } from '../time/timestamps';

/**
 * What somebody saw of a stored record before writing over it. Its `updated` names it: the server accepts a write only
 * while the record still is the seen version (rule 58).
 */
export type SeenRecord = Pick<Currency, 'acronym' | 'buy' | 'sell' | 'updated'>;

/** A version that has a name, so the archive can hold it under that name. */
export type NamedVersion = SeenRecord & { readonly updated: string };

/** Marks the archive's entry for the beginning of a version where there was none before. */
const BEGINNING = 'new';
const SEPARATOR = '~';

/** The key of the archive's entry for a version that was replaced or retired. */
export function versionKey(acronym: string, updated: string): string {
  return acronym.toLowerCase() + SEPARATOR + updated;
}

/** The key of the archive's entry for the beginning of a version where there was none before. */
export function beginningKey(acronym: string, updated: string): string {
  return versionKey(acronym, updated) + SEPARATOR + BEGINNING;
}

/** Whether the record's `updated` can name it: a malformed one counts as no version, and the next save counts as a beginning. */
export function isNamed(seen: SeenRecord | null): seen is NamedVersion {
  return seen?.updated != null && isStoredTime(seen.updated);
}

/** The parts of an entry's key; null when the key is malformed. */
export function readEntryKey(key: string): { readonly updated: string; readonly isBeginning: boolean } | null {
  const [acronym, updated, marker, ...rest] = key.split(SEPARATOR);
  const isKey =
    acronym && updated && isStoredTime(updated) && rest.length === 0 && (marker === undefined || marker === BEGINNING);
  return isKey ? { updated, isBeginning: marker === BEGINNING } : null;
}

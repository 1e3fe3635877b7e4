import { readStoredRate } from '../rates/currency';
import { isMoment } from '../time/moment';
import { readEntryKey } from './version';

/** One entry of '/archive' (rule 58): a version that was replaced or retired, or the beginning of a version. */
export interface ArchiveEntry {
  readonly key: string;
  readonly acronym: string;
  /** The `updated` that names the version. */
  readonly version: string;
  /** Whether the entry marks the beginning of a version where there was none before; it then has no rates. */
  readonly isBeginning: boolean;
  /** Units of the currency for 1 EUR; null when the version had no readable rate. */
  readonly buy: number | null;
  readonly sell: number | null;
  /** When the version ended, or began: the server's time in milliseconds since 1970. */
  readonly until: number;
  /** Id of the account that made the change. */
  readonly by: string;
  /** The save's id: all changes of one save share it. */
  readonly save: string;
}

/** Reads one untrusted child of '/archive'; null when it is no valid entry. */
export function parseArchiveEntry(key: string, value: unknown): ArchiveEntry | null {
  const named = readEntryKey(key);
  if (named === null || typeof value !== 'object' || value === null) {
    return null;
  }
  const { acronym, buy, sell, until, by, save } = value as Partial<Record<keyof ArchiveEntry, unknown>>;
  if (typeof acronym !== 'string' || !isMoment(until) || typeof by !== 'string' || typeof save !== 'string') {
    return null;
  }
  const { updated: version, isBeginning } = named;
  return { key, acronym, version, isBeginning, buy: readStoredRate(buy), sell: readStoredRate(sell), until, by, save };
}

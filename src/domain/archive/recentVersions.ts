import type { Currency } from '../rates/currency';
import { momentOfStored, parseStoredTimestamp, toStoredTimestamp } from '../time/timestamps';
import { CLOSES_SHOWN } from './dailyCloses';
import type { PresentRates } from './development';
import type { ArchiveEntry } from './entry';
import { newestFirst } from './order';
import { isNamed, versionKey } from './version';

const DAY = 24 * 60 * 60_000;
/** A version's name comes from a writer's clock, its beginning from the server's: so far, in milliseconds, they may lie apart. */
const NAME_TOLERANCE = 2 * DAY;

/**
 * The name from which on versions are read, for the closes that are shown at a moment in milliseconds since 1970 (rule 139).
 *
 * Versions are read by the range of their names, because that alone is one currency's: by `until` all currencies' would come, some
 * hundred kilobytes for a chart of two lines. Names are told by writers' clocks, so the range is wider than the chart, and the last
 * two entries before it come too: what held when it begins, and where that began.
 */
export function recentNamesFrom(now: number): string {
  return toStoredTimestamp(now - CLOSES_SHOWN * DAY - NAME_TOLERANCE);
}

/**
 * Of one currency's entries, in any order, those after which no version is missing, the newest first. A version whose writer's clock
 * was weeks behind isn't in the range that was read. Its gap shows: the version after it has a name that is much later than the end
 * of the version before it. Whatever lies before a gap is left out, so that it counts as unknown.
 */
export function unbroken(entries: readonly ArchiveEntry[], present: PresentRates | null): readonly ArchiveEntry[] {
  const sorted = [...entries].sort(newestFirst);
  const names = [present?.updated ?? null, ...sorted.map(({ version }) => version)];
  const end = sorted.findIndex(({ until }, age) => {
    const stored = parseStoredTimestamp(names[age] ?? '');
    // A currency that was added had no version before, so that there is no gap: it was not listed for a while.
    const isAdded = sorted[age - 1]?.isBeginning === true;
    return !isAdded && stored !== null && momentOfStored(stored) - until > NAME_TOLERANCE;
  });
  return end === -1 ? sorted : sorted.slice(0, end);
}

/**
 * The entry that the archive has for a record which was replaced at a moment in milliseconds since 1970, until it is read: after
 * all those that are known, however the clocks differ. Null where the record has no name.
 */
export function replacedEntry(record: Currency, at: number, known: readonly ArchiveEntry[]): ArchiveEntry | null {
  const { acronym, buy, sell } = record;
  if (!isNamed(record)) {
    return null;
  }
  const until = Math.max(at, ...known.map((entry) => entry.until + 1));
  return {
    key: versionKey(acronym, record.updated),
    acronym,
    version: record.updated,
    isBeginning: false,
    buy,
    sell,
    until,
    by: '',
    save: '',
  };
}

import type { Currency } from '../rates/currency';
import { momentOfStored, parseStoredTimestamp, toStoredTimestamp } from '../time/timestamps';
import { CLOSES_SHOWN } from './dailyCloses';
import type { PresentRates } from './trend';
import type { ArchiveEntry } from './entry';
import { newestFirst } from './order';
import { isNamed, versionKey } from './version';
import { DAY } from '../time/units';

/** A version's name comes from a writer's clock, its beginning from the server's. They may differ by this many milliseconds. */
const NAME_TOLERANCE = 2 * DAY;

/**
 * The first name of the range of versions to read for the closes that are shown at a moment in milliseconds since 1970
 * (rule 139).
 *
 * Versions are read by a range of names because only names belong to one currency: a range of `until` would bring the
 * entries of all currencies, some hundred kilobytes for a chart of two lines. Names come from writers' clocks, so the
 * range is wider than the chart. The last two entries before the range are read too: they show which rates held when it
 * begins, and since when.
 */
export function recentNamesFrom(now: number): string {
  return toStoredTimestamp(now - CLOSES_SHOWN * DAY - NAME_TOLERANCE);
}

/**
 * The entries of one currency, given in any order, after which no version is missing; newest first. If a writer's clock
 * was weeks behind, that version lies outside the range that was read. The gap shows: the name of the version after it
 * is much later than the end of the version before it. Everything before a gap is left out, so it counts as unknown.
 */
export function unbroken(entries: readonly ArchiveEntry[], present: PresentRates | null): readonly ArchiveEntry[] {
  const sorted = [...entries].sort(newestFirst);
  const names = [present?.updated ?? null, ...sorted.map(({ version }) => version)];
  const end = sorted.findIndex(({ until }, age) => {
    const stored = parseStoredTimestamp(names[age] ?? '');
    // A currency that was just added had no version before, so this is no gap: it was not listed for a while.
    const isAdded = sorted[age - 1]?.isBeginning === true;
    return !isAdded && stored !== null && momentOfStored(stored) - until > NAME_TOLERANCE;
  });
  return end === -1 ? sorted : sorted.slice(0, end);
}

/**
 * A stand-in for the archive's entry of a record that was replaced at a moment in milliseconds since 1970, until the
 * real entry is read. It comes after all known entries, however the clocks differ. Null when the record has no name.
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

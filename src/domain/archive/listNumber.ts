import type { Currency } from '../rates/currency';
import { momentOfStored, latestOf, parseStoredTimestamp } from '../time/timestamps';
import { dayOf } from '../time/zonedTime';
import type { ArchiveEntry } from './entry';
import { newestFirst } from './order';
import { savesOf } from './saves';

/** Which list of its day a list is, and since when it holds. */
export interface ListNumber {
  /** When the list last changed, in milliseconds since 1970. */
  readonly validFrom: number;
  /** From 1 on for each day; null where the archive does not know the change. */
  readonly number: number | null;
}

/** What the present list shows of a currency, as far as its number depends on it. */
export type ListedVersion = Pick<Currency, 'acronym' | 'updated'>;

/**
 * The number of the list that some changes led to: how many saves changed it on the day of the newest one (rule 130). The changes
 * come in any order, and all of that day's are among them; null where there are none.
 */
export function numberAfter(changes: readonly ArchiveEntry[], timeZone: string): ListNumber | null {
  const saves = savesOf([...changes].sort(newestFirst));
  const [newest] = saves;
  if (newest === undefined) {
    return null;
  }
  const validFrom = newest[0].until;
  const day = dayOf(validFrom, timeZone);
  // A save belongs to the day of its newest change, as in the history.
  return { validFrom, number: saves.filter(([{ until }]) => dayOf(until, timeZone) === day).length };
}

/**
 * The same of the present list, which may hold currencies that nobody has changed since there is an archive (rule 131): one that
 * came after the newest change, by its own `updated`, makes the number unknown. Null where nothing tells when the list began.
 */
export function numberOfPresent(
  list: readonly ListedVersion[],
  changes: readonly ArchiveEntry[],
  timeZone: string,
): ListNumber | null {
  const changed = new Set(changes.map(({ acronym }) => acronym));
  const ownBeginning = beginningOf(list.filter(({ acronym }) => !changed.has(acronym)));
  const numbered = numberAfter(changes, timeZone);
  if (ownBeginning === null || (numbered !== null && ownBeginning <= numbered.validFrom)) {
    return numbered;
  }
  return { validFrom: ownBeginning, number: null };
}

/** When the newest of some versions began by its own `updated`, in milliseconds since 1970; null where none tells it. */
export function beginningOf(list: readonly ListedVersion[]): number | null {
  const latest = latestOf(list.map(({ updated }) => (updated === null ? null : parseStoredTimestamp(updated))));
  return latest === null ? null : momentOfStored(latest);
}

/** Whether the newest changes went further than a list: they replaced what it shows, or began what it does not show. */
export function isOvertaken(list: readonly ListedVersion[], changes: readonly ArchiveEntry[]): boolean {
  const shown = new Map(list.map(({ acronym, updated }) => [acronym, updated]));
  const seen = new Set<string>();
  return [...changes].sort(newestFirst).some(({ acronym, version, isBeginning }) => {
    const isNewest = !seen.has(acronym);
    seen.add(acronym);
    return isBeginning ? isNewest && shown.get(acronym) !== version : shown.get(acronym) === version;
  });
}

import type { Currency } from '../rates/currency';
import { momentOfStored, latestOf, parseStoredTimestamp } from '../time/timestamps';
import { dayOf } from '../time/zonedTime';
import type { ArchiveEntry } from './entry';
import { newestFirst } from './order';
import { savesOf } from './saves';

/** A list's number within its day, and the moment from which the list holds. */
export interface ListNumber {
  /** When the list last changed, in milliseconds since 1970. */
  readonly validFrom: number;
  /** Counts from 1 each day; null when the archive doesn't know the change. */
  readonly number: number | null;
}

/** The fields of a listed currency that the list's number depends on. */
export type ListedVersion = Pick<Currency, 'acronym' | 'updated'>;

/**
 * The number of the list that some changes led to: how many saves changed the list on the day of the newest change
 * (rule 130). The changes come in any order and include all of that day's; null when there are none.
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
 * The number of the present list, which may hold currencies that nobody has changed since the archive began (rule 131).
 * If such a currency's own `updated` is later than the newest change, the number is unknown. Null when nothing shows
 * when the list began.
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

/**
 * When the newest of some versions began according to its own `updated`, in milliseconds since 1970; null when none has
 * a readable time.
 */
export function beginningOf(list: readonly ListedVersion[]): number | null {
  const latest = latestOf(list.map(({ updated }) => (updated === null ? null : parseStoredTimestamp(updated))));
  return latest === null ? null : momentOfStored(latest);
}

/**
 * Whether the newest changes are later than a list: they replaced something that it shows, or began something that it
 * doesn't show.
 */
export function isOvertaken(list: readonly ListedVersion[], changes: readonly ArchiveEntry[]): boolean {
  const shown = new Map(list.map(({ acronym, updated }) => [acronym, updated]));
  const seen = new Set<string>();
  return [...changes].sort(newestFirst).some(({ acronym, version, isBeginning }) => {
    const isNewest = !seen.has(acronym);
    seen.add(acronym);
    return isBeginning ? isNewest && shown.get(acronym) !== version : shown.get(acronym) === version;
  });
}

/**
 * The changes that a list shows: without those that replaced what it shows, and the later ones of the same currency, and
 * without a beginning that it lacks. The changes come newest first. Unlike a number, which must count every change, the
 * beginning of a currency stays when the list shows another version of it: it may have been changed past the archive.
 */
export function changesShownIn(list: readonly ListedVersion[], changes: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  const shown = new Map(list.map(({ acronym, updated }) => [acronym, updated]));
  const seen = new Set<string>();
  const unshown = new Map<string, number>();
  changes.forEach(({ acronym, version, isBeginning }, index) => {
    const isNewest = !seen.has(acronym);
    seen.add(acronym);
    if (isBeginning ? isNewest && !shown.has(acronym) : shown.get(acronym) === version) {
      unshown.set(acronym, index);
    }
  });
  return unshown.size === 0 ? changes : changes.filter(({ acronym }, index) => index > (unshown.get(acronym) ?? -1));
}

import type { ArchiveEntry } from './entry';

/** Since when a currency is listed, in milliseconds since 1970; where the archive began later than it, not exactly. */
export interface ListedSince {
  readonly at: number;
  readonly isExact: boolean;
}

/** Reads from one currency's entries since when it is listed; null when the archive tells nothing of it. */
export function listedSince(entries: readonly ArchiveEntry[]): ListedSince | null {
  const beginning = latest(entries.filter(({ isBeginning }) => isBeginning));
  if (beginning) {
    return { at: beginning.until, isExact: true };
  }
  return entries.length === 0 ? null : { at: Math.min(...entries.map(({ until }) => until)), isExact: false };
}

/** The version that ended last of one currency's entries; null when there was none. */
export function lastVersion(entries: readonly ArchiveEntry[]): ArchiveEntry | null {
  return latest(entries.filter(({ isBeginning }) => !isBeginning));
}

function latest(entries: readonly ArchiveEntry[]): ArchiveEntry | null {
  return entries.reduce<ArchiveEntry | null>((last, entry) => (last && last.until >= entry.until ? last : entry), null);
}

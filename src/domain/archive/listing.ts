import type { ArchiveEntry } from './entry';

/** When a currency was listed, in milliseconds since 1970; not exact if the currency is older than the archive. */
interface ListedSince {
  readonly at: number;
  readonly isExact: boolean;
}

/** Finds out from one currency's entries when it was listed; null when it has no entries. */
export function listedSince(entries: readonly ArchiveEntry[]): ListedSince | null {
  const beginning = latest(entries.filter(({ isBeginning }) => isBeginning));
  if (beginning) {
    return { at: beginning.until, isExact: true };
  }
  return entries.length === 0 ? null : { at: Math.min(...entries.map(({ until }) => until)), isExact: false };
}

/** The version that ended last among one currency's entries; null when no version has ended. */
export function lastVersion(entries: readonly ArchiveEntry[]): ArchiveEntry | null {
  return latest(entries.filter(({ isBeginning }) => !isBeginning));
}

function latest(entries: readonly ArchiveEntry[]): ArchiveEntry | null {
  return entries.reduce<ArchiveEntry | null>((last, entry) => (last && last.until >= entry.until ? last : entry), null);
}

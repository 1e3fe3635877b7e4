import type { ArchiveEntry } from './entry';

/** Sorts entries newest first; entries of the same moment by key, as the database does. */
export function newestFirst(one: ArchiveEntry, other: ArchiveEntry): number {
  return other.until - one.until || (one.key < other.key ? 1 : -1);
}

/** The oldest entry of each of these currencies; a currency without entries is left out. The entries come newest first. */
export function oldestOfEach(entries: readonly ArchiveEntry[], acronyms: readonly string[]): readonly ArchiveEntry[] {
  const oldest = new Map(entries.map((entry) => [entry.acronym, entry]));
  return acronyms.flatMap((acronym) => oldest.get(acronym) ?? []);
}

/** Both lists as one, newest first, with each entry once. */
export function mergeEntries(known: readonly ArchiveEntry[], read: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  const knownKeys = new Set(known.map(({ key }) => key));
  const added = read.filter(({ key }) => !knownKeys.has(key));
  return added.length === 0 ? known : [...known, ...added].sort(newestFirst);
}

/** The newest entry of each currency; the entries come in any order. */
export function newestOfEach(entries: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  return [
    ...new Map(
      [...entries]
        .sort(newestFirst)
        .reverse()
        .map((entry) => [entry.acronym, entry]),
    ).values(),
  ];
}

import type { ArchiveEntry } from './entry';

/** Sorts entries by when they were made, the newest first; those of one moment by their keys, as the database does. */
export function newestFirst(one: ArchiveEntry, other: ArchiveEntry): number {
  return other.until - one.until || (one.key < other.key ? 1 : -1);
}

/** Of each of these currencies the oldest entry; of one that has none, nothing. The entries are the newest first. */
export function oldestOfEach(entries: readonly ArchiveEntry[], acronyms: readonly string[]): readonly ArchiveEntry[] {
  const oldest = new Map(entries.map((entry) => [entry.acronym, entry]));
  return acronyms.flatMap((acronym) => oldest.get(acronym) ?? []);
}

/** Both lists as one, the newest first, each entry once. */
export function mergeEntries(known: readonly ArchiveEntry[], read: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  const knownKeys = new Set(known.map(({ key }) => key));
  const added = read.filter(({ key }) => !knownKeys.has(key));
  return added.length === 0 ? known : [...known, ...added].sort(newestFirst);
}

/** Of each currency its newest entry; the entries are in any order. */
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

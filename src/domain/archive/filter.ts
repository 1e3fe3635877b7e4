import type { ArchiveEntry } from './entry';

/** Which changes are looked for; null stands for any. */
export interface ArchiveFilter {
  readonly acronym: string | null;
  /** Id of the account that made them. */
  readonly by: string | null;
  /** Milliseconds since 1970, the first one included, the last one not. */
  readonly from: number | null;
  readonly to: number | null;
}

export const noFilter: ArchiveFilter = { acronym: null, by: null, from: null, to: null };

/** Whether a filter leaves anything out. */
export function isFiltering(filter: ArchiveFilter): boolean {
  return Object.values(filter).some((wanted) => wanted !== null);
}

/** Whether an entry is among those that are looked for. */
export function matchesArchiveFilter(
  { acronym, by, until }: Pick<ArchiveEntry, 'acronym' | 'by' | 'until'>,
  filter: ArchiveFilter,
): boolean {
  return (
    (filter.acronym === null || filter.acronym === acronym) &&
    (filter.by === null || filter.by === by) &&
    (filter.from === null || filter.from <= until) &&
    (filter.to === null || until < filter.to)
  );
}

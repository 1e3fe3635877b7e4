import type { ArchiveEntry } from './entry';

/** Who made a change: one account by its id, or any account except the ones listed in `noneOf`, which have names. */
export type Person = { readonly account: string } | { readonly noneOf: readonly string[] };

/** Which changes to look for; null stands for any. */
export interface ArchiveFilter {
  readonly acronym: string | null;
  readonly by: Person | null;
  /** In milliseconds since 1970; `from` is included, `to` is not. */
  readonly from: number | null;
  readonly to: number | null;
}

export const noFilter: ArchiveFilter = { acronym: null, by: null, from: null, to: null };

/** Whether a filter leaves anything out. */
export function isFiltering(filter: ArchiveFilter): boolean {
  return Object.values(filter).some((wanted) => wanted !== null);
}

/** Whether an entry matches a filter. */
export function matchesArchiveFilter(
  { acronym, by, until }: Pick<ArchiveEntry, 'acronym' | 'by' | 'until'>,
  filter: ArchiveFilter,
): boolean {
  return (
    (filter.acronym === null || filter.acronym === acronym) &&
    (filter.by === null || isPerson(by, filter.by)) &&
    (filter.from === null || filter.from <= until) &&
    (filter.to === null || until < filter.to)
  );
}

function isPerson(account: string, person: Person): boolean {
  return 'account' in person ? person.account === account : !person.noneOf.includes(account);
}

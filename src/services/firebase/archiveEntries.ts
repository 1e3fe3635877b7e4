import type { ArchiveEntry } from '../../domain/archive/entry';
import { parseArchiveEntry } from '../../domain/archive/entry';
import { newestFirst } from '../../domain/archive/order';
import { versionKey } from '../../domain/archive/version';

/** Children of '/archive' as the database sends them, untrusted. */
export type Children = readonly (readonly [key: string, value: unknown])[];

/** Sorts after anything that may follow in a key: it ends the range of keys with a common prefix. */
const LAST_CHARACTER = '\uf8ff';

export function childrenOf(answer: unknown): Children {
  return Object.entries(answer ?? {});
}

/** The valid entries, newest first; the database's answers are JSON objects and have no order. */
export function entriesIn(children: Children): readonly ArchiveEntry[] {
  return children
    .map(([key, value]) => parseArchiveEntry(key, value))
    .filter((entry) => entry !== null)
    .sort(newestFirst);
}

/** The query for one currency's entries by key: all of its versions, or those whose names lie in a range. */
export function keysOf(
  acronym: string,
  { from = '', to = LAST_CHARACTER }: { readonly from?: string; readonly to?: string } = {},
) {
  return {
    orderBy: JSON.stringify('$key'),
    startAt: JSON.stringify(versionKey(acronym, from)),
    endAt: JSON.stringify(versionKey(acronym, to)),
  };
}

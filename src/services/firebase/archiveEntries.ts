import type { ArchiveEntry } from '../../domain/archive/entry';
import { parseArchiveEntry } from '../../domain/archive/entry';
import { newestFirst } from '../../domain/archive/order';
import { versionKey } from '../../domain/archive/version';

/** Children of '/archive' as the database answers them, untrusted. */
export type Children = readonly (readonly [key: string, value: unknown])[];

/** Sorts behind whatever may follow in a key: it ends the range of keys with one beginning. */
const LAST_CHARACTER = '\uf8ff';

export function childrenOf(answer: unknown): Children {
  return Object.entries(answer ?? {});
}

/** The entries among them, the newest first: answers come in no order, because they are JSON. */
export function entriesIn(children: Children): readonly ArchiveEntry[] {
  return children
    .map(([key, value]) => parseArchiveEntry(key, value))
    .filter((entry) => entry !== null)
    .sort(newestFirst);
}

/** Asks for the entries of one currency by their keys, of all its versions or of those whose names are in a range. */
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

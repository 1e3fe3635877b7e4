import { InvalidDataError } from './json';
import { compareKeys } from './path';
import { isBranch, sortedChildren, treeAt } from './tree';
import type { Tree } from './tree';

/** A query in the SDK's form: index, bounds with the keys that break ties, and the limit with the side from which it counts. */
export interface Query {
  readonly i?: string;
  readonly sp?: unknown;
  readonly sn?: string;
  readonly sin?: boolean;
  readonly ep?: unknown;
  readonly en?: string;
  readonly ein?: boolean;
  readonly l?: number;
  readonly vf?: 'l' | 'r';
}

interface Entry {
  readonly key: string;
  readonly tree: Tree;
  readonly sortValue: unknown;
}

/** Reads a query; throws InvalidDataError when it is invalid. */
export function readQuery(value: unknown): Query {
  if (typeof value !== 'object' || value === null) {
    throw new InvalidDataError('A query must be an object');
  }
  const wrong = Object.entries(members).find(([member, isValid]) => {
    const given: unknown = (value as Query)[member as keyof Query];
    return given !== undefined && !isValid(given);
  });
  if (wrong !== undefined) {
    throw new InvalidDataError(`A query cannot have this ${JSON.stringify(wrong[0])}`);
  }
  return value;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isBound = (value: unknown): boolean => value === null || typeof value !== 'object';

const members: Readonly<Record<keyof Query, (value: unknown) => boolean>> = {
  i: isText,
  sp: isBound,
  sn: isText,
  sin: isFlag,
  ep: isBound,
  en: isText,
  ein: isFlag,
  l: (value) => Number.isInteger(value) && Number(value) > 0,
  vf: (value) => value === 'l' || value === 'r',
};

/** What a query orders by: `.key`, `.value`, `.priority` or the path of a child. */
export function orderOf({ i = '.priority' }: Query): string {
  return i;
}

/** The children that match a query; a leaf has none. */
export function applyQuery(tree: Tree | null, query: Query): Tree | null {
  if (Object.keys(query).length === 0) {
    return tree;
  }
  const index = orderOf(query);
  const entries = sortedChildren(tree)
    .map(([key, child]) => ({ key, tree: child, sortValue: sortValue(index, key, child) }))
    .sort((left, right) => compareEntries(index, left, right))
    .filter((entry) => isInBounds(index, entry, query));
  const limited = limit(entries, query);
  return limited.length > 0 ? new Map(limited.map((entry) => [entry.key, entry.tree])) : null;
}

function limit(entries: Entry[], { l, vf, sp }: Query): Entry[] {
  if (l === undefined) {
    return entries;
  }
  const fromLeft = vf === undefined ? sp !== undefined : vf === 'l';
  return fromLeft ? entries.slice(0, l) : entries.slice(-l);
}

function sortValue(index: string, key: string, tree: Tree): unknown {
  switch (index) {
    case '.key':
      return key;
    case '.value':
      return leafOf(tree);
    case '.priority':
      return null;
    default:
      return leafOf(treeAt(tree, index.split('/')));
  }
}

/** All branches have the same rank, after every leaf. */
function leafOf(tree: Tree | null): unknown {
  return isBranch(tree) ? {} : tree;
}

const typeRanks = ['null', 'false', 'true', 'number', 'string', 'object'];

function rank(value: unknown): number {
  return typeRanks.indexOf(value === null || typeof value === 'boolean' ? String(value) : typeof value);
}

function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') {
    return left - right;
  }
  if (typeof left === 'string' && typeof right === 'string') {
    return left === right ? 0 : left < right ? -1 : 1;
  }
  return rank(left) - rank(right);
}

function compareSortValues(index: string, left: unknown, right: unknown): number {
  return index === '.key' ? compareKeys(String(left), String(right)) : compareValues(left, right);
}

function compareEntries(index: string, left: Entry, right: Entry): number {
  return compareSortValues(index, left.sortValue, right.sortValue) || compareKeys(left.key, right.key);
}

function isInBounds(index: string, entry: Entry, { sp, sn, sin, ep, en, ein }: Query): boolean {
  const fromStart = sp === undefined ? 1 : compareToBound(index, entry, sp, sn);
  const fromEnd = ep === undefined ? -1 : compareToBound(index, entry, ep, en);
  return (sin === false ? fromStart > 0 : fromStart >= 0) && (ein === false ? fromEnd < 0 : fromEnd <= 0);
}

function compareToBound(index: string, entry: Entry, value: unknown, key: string | undefined): number {
  const byValue = compareSortValues(index, entry.sortValue, value);
  return byValue !== 0 || key === undefined ? byValue : compareKeys(entry.key, key);
}

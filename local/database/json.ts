import { isNestedTooDeep } from '../http/nesting';
import { assertPath } from './path';
import type { Path } from './path';
import { isBranch, sortedChildren, treeAt } from './tree';
import type { Leaf, Tree } from './tree';

/** Data that the database can't store. */
export class InvalidDataError extends Error {}

/** What `{ ".sv": … }` values are resolved with. */
export interface WriteMoment {
  readonly now: number;
  readonly existing: Tree | null;
}

const maxStringBytes = 10 * 1024 * 1024;

/** Throws InvalidDataError for a client's message that is nested too deep to be processed. */
export function assertNesting(message: unknown): void {
  if (isNestedTooDeep(message)) {
    throw new InvalidDataError('The data is nested too deep');
  }
}

/** Reads a JSON value; throws InvalidDataError or InvalidPathError for a value that the database can't store. */
export function treeFromJson(value: unknown, moment: WriteMoment, path: Path = []): Tree | null {
  if (value === null || typeof value === 'boolean') {
    return value;
  }
  if (typeof value === 'number') {
    return assertNumber(value, path);
  }
  if (typeof value === 'string') {
    return assertString(value, path);
  }
  if (typeof value === 'object') {
    return treeFromObject(value, moment, path);
  }
  throw new InvalidDataError(`A ${typeof value} at /${path.join('/')} is not JSON`);
}

function assertNumber(value: number, path: Path): number {
  if (!Number.isFinite(value)) {
    throw new InvalidDataError(`The number at /${path.join('/')} is too large or not a number`);
  }
  // JSON writes minus zero as zero. If it were kept, it would change with a restart, and the SDK would see different
  // data.
  return value === 0 ? 0 : value;
}

function assertString(value: string, path: Path): string {
  if (Buffer.byteLength(value) > maxStringBytes) {
    throw new InvalidDataError(`The text at /${path.join('/')} is too long`);
  }
  return value;
}

function assertLeaf(value: unknown, path: Path): unknown {
  if (typeof value === 'object' && value !== null) {
    throw new InvalidDataError(`The ".value" at /${path.join('/')} has children`);
  }
  return value;
}

function treeFromObject(value: object, moment: WriteMoment, path: Path): Tree | null {
  const entries = Object.entries(value) as [string, unknown][];
  const special = new Map(entries.filter(([key]) => key.startsWith('.')));
  if (special.has('.sv')) {
    return resolveServerValue(special.get('.sv'), moment, path);
  }
  if (special.has('.value')) {
    return treeFromJson(assertLeaf(special.get('.value'), path), moment, path);
  }
  const children = new Map<string, Tree>();
  for (const [key, child] of entries) {
    // Priorities are accepted but dropped, because nothing here orders by them.
    if (key === '.priority') {
      continue;
    }
    const childPath = [...path, key];
    assertPath(childPath);
    const tree = treeFromJson(child, { now: moment.now, existing: treeAt(moment.existing, [key]) }, childPath);
    if (tree !== null) {
      children.set(key, tree);
    }
  }
  return children.size > 0 ? children : null;
}

/** The value of `{ ".sv": operation }`: the server's time, or the stored number plus an increment. */
function resolveServerValue(operation: unknown, { now, existing }: WriteMoment, path: Path): Leaf {
  if (operation === 'timestamp') {
    return now;
  }
  if (typeof operation === 'object' && operation !== null && 'increment' in operation) {
    const { increment } = operation;
    if (typeof increment === 'number') {
      return assertNumber(typeof existing === 'number' ? existing + increment : increment, path);
    }
  }
  throw new InvalidDataError(`Unknown server value ${JSON.stringify(operation)}`);
}

/** The tree as JSON data; children become plain objects in Firebase's order. */
export function toJson(tree: Tree | null): unknown {
  return isBranch(tree) ? Object.fromEntries(sortedChildren(tree).map(([key, child]) => [key, toJson(child)])) : tree;
}

/** The tree as Firebase's REST answers show it: children become an array if most integer keys from 0 on are present. */
export function toJsonWithArrays(tree: Tree | null): unknown {
  if (!isBranch(tree)) {
    return tree;
  }
  const children = sortedChildren(tree);
  const indexes = children.map(([key]) => (/^(0|[1-9]\d{0,8})$/.test(key) ? Number(key) : -1));
  const length = indexes.reduce((highest, index) => Math.max(highest, index), -1) + 1;
  if (indexes.includes(-1) || length > 2 * children.length) {
    return Object.fromEntries(children.map(([key, child]) => [key, toJsonWithArrays(child)]));
  }
  return Array.from({ length }, (_, index) => toJsonWithArrays(tree.get(String(index)) ?? null));
}

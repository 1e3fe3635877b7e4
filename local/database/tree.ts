import { compareKeys } from './path';
import type { Path } from './path';

/** A value without children. */
export type Leaf = string | number | boolean;

/**
 * The data at a location: a leaf, or children by key; `null` stands for no data. Children are in a Map, which makes
 * keys such as `constructor` and `__proto__` ordinary keys. A tree is never changed in place, and a branch is never
 * empty.
 */
export type Tree = Leaf | ReadonlyMap<string, Tree>;

/** Whether the tree has children. */
export function isBranch(tree: Tree | null): tree is ReadonlyMap<string, Tree> {
  return tree instanceof Map;
}

/** The children in Firebase's order of keys; empty for a leaf. */
export function sortedChildren(tree: Tree | null): [string, Tree][] {
  return isBranch(tree) ? [...tree].sort(([left], [right]) => compareKeys(left, right)) : [];
}

/** The tree at a path below `tree`, or null. */
export function treeAt(tree: Tree | null, path: Path): Tree | null {
  let current = tree;
  for (const key of path) {
    current = (isBranch(current) ? current.get(key) : undefined) ?? null;
  }
  return current;
}

/** A copy with `value` at `path`; null removes, and branches that become empty disappear. */
export function withTreeAt(tree: Tree | null, path: Path, value: Tree | null): Tree | null {
  const [key, ...rest] = path;
  if (key === undefined) {
    return value;
  }
  const children = new Map(isBranch(tree) ? tree : []);
  const child = withTreeAt(children.get(key) ?? null, rest, value);
  if (child === null) {
    children.delete(key);
    // Removing something below a leaf doesn't change the leaf.
    return children.size > 0 ? children : isBranch(tree) ? null : tree;
  }
  children.set(key, child);
  return children;
}

/** Whether two trees hold the same data. */
export function sameTree(left: Tree | null, right: Tree | null): boolean {
  if (left === right) {
    return true;
  }
  if (!isBranch(left) || !isBranch(right) || left.size !== right.size) {
    return false;
  }
  return [...left].every(([key, child]) => sameTree(child, right.get(key) ?? null));
}

import { createHash } from 'node:crypto';
import { isBranch, sortedChildren } from './tree';
import type { Leaf, Tree } from './tree';

/**
 * The hash by which the SDK recognises data that it already has, and a transaction notices changed data; both sides
 * have to compute it in the same way. Empty when there are no data.
 */
export function hashTree(tree: Tree | null): string {
  if (tree === null) {
    return '';
  }
  const text = isBranch(tree)
    ? sortedChildren(tree)
        .map(([key, child]) => `:${key}:${hashTree(child)}`)
        .join('')
    : `${typeof tree}:${leafText(tree)}`;
  return createHash('sha1').update(text).digest('base64');
}

function leafText(leaf: Leaf): string {
  if (typeof leaf !== 'number') {
    return String(leaf);
  }
  const ieee754 = Buffer.alloc(8);
  ieee754.writeDoubleBE(leaf);
  return ieee754.toString('hex');
}

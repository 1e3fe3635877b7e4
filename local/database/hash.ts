import { createHash } from 'node:crypto';
import { isBranch, sortedChildren } from './tree';
import type { Leaf, Tree } from './tree';

/**
 * The hash by which the SDK recognises data that it already has, and by which a transaction notices that
 * the data has changed: both sides must compute it alike. Empty for no data.
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

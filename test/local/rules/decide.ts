import { treeFromJson } from '../../../local/database/json';
import { parsePath } from '../../../local/database/path';
import type { Path } from '../../../local/database/path';
import { treeAt, withTreeAt } from '../../../local/database/tree';
import type { Tree } from '../../../local/database/tree';
import { Ruleset } from '../../../local/rules/ruleset';
import { auths, baseData } from './office';
import type { MatrixCase, Writes } from './office';

const now = Date.parse('2026-04-20T10:00:00Z');
const root = treeFromJson(baseData, { now, existing: null });

/** Returns a function that decides cases by these rules, always on the same data; true means allowed. */
export function decideWith(source: unknown): (matrixCase: MatrixCase) => boolean {
  const rules = new Ruleset(source);
  return ({ who, operation }) => {
    const context = { auth: auths[who], now, root };
    if ('read' in operation) {
      return rules.allowsRead(parsePath(operation.read), context);
    }
    const { paths, newRoot } = prepared(operation.write);
    return rules.allowsWrite(paths, newRoot, context);
  };
}

interface Prepared {
  readonly paths: readonly Path[];
  readonly newRoot: Tree | null;
}

/** Caches the result of each write, because it is the same under any rules and hundreds of variants of the rules are tested. */
const preparations = new WeakMap<Writes, Prepared>();

function prepared(writes: Writes): Prepared {
  const known = preparations.get(writes) ?? prepare(writes);
  preparations.set(writes, known);
  return known;
}

function prepare(writes: Writes): Prepared {
  const values = Object.entries(writes).map(([path, value]) => ({ path: parsePath(path), value }));
  const newRoot = values.reduce<Tree | null>(
    (tree, { path, value }) => withTreeAt(tree, path, treeFromJson(value, { now, existing: treeAt(root, path) }, path)),
    root,
  );
  return { paths: values.map(({ path }) => path), newRoot };
}

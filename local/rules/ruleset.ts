import { isBranch, treeAt } from '../database/tree';
import type { Tree } from '../database/tree';
import type { Path } from '../database/path';
import { compileRule, RuleSyntaxError } from './expression';
import type { Rule, Scope } from './expression';
import type { StaticType } from './methods';
import { RuleSnapshot } from './values';
import type { RuleAuth } from './values';

type RuleKind = 'read' | 'write' | 'validate';

/** The rules of one location and of the locations below it. */
interface RuleNode {
  readonly rules: ReadonlyMap<RuleKind, Rule>;
  /** How its children are indexed: by paths below them, or by `.value`. */
  readonly indexes: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RuleNode>;
  readonly wildcard: { readonly name: string; readonly node: RuleNode } | null;
}

/** Who accesses which data, and when. */
export interface RuleContext {
  readonly auth: RuleAuth | null;
  readonly now: number;
  readonly root: Tree | null;
}

/** A location in the data with its rules. */
interface Visit {
  readonly node: RuleNode;
  readonly path: Path;
  readonly wildcards: ReadonlyMap<string, string>;
}

const baseScope: Scope = new Map<string, StaticType>([
  ['auth', 'auth'],
  ['now', 'number'],
  ['root', 'snapshot'],
  ['data', 'snapshot'],
]);

const ruleKinds: ReadonlyMap<string, RuleKind> = new Map<string, RuleKind>([
  ['.read', 'read'],
  ['.write', 'write'],
  ['.validate', 'validate'],
]);

/** Firebase's security rules: `.read` and `.write` cascade, `.validate` holds for everything that is written. */
export class Ruleset {
  readonly #top: RuleNode;

  /** Compiles the content of a `database.rules.json`; throws a RuleSyntaxError that names the faulty rule. */
  constructor(source: unknown) {
    if (!isRecord(source) || !isRecord(source['rules'])) {
      throw new RuleSyntaxError('The rules must be an object with one member, "rules"');
    }
    this.#top = compileNode(source['rules'], [], baseScope);
  }

  /** Whether a location may be read: one `.read` on the way to it has to allow it. */
  allowsRead(path: Path, context: RuleContext): boolean {
    return this.#visits(path).some((visit) => this.#holds('read', visit, context, null));
  }

  /** Whether all locations may be written, with `newRoot` as the resulting data. */
  allowsWrite(paths: readonly Path[], newRoot: Tree | null, context: RuleContext): boolean {
    return paths.every((path) => {
      const visits = this.#visits(path);
      return (
        visits.some((visit) => this.#holds('write', visit, context, newRoot)) &&
        visits.every((visit) => this.#isValid(visit, context, newRoot)) &&
        this.#isValidBelow(
          visits.find((visit) => visit.path.length === path.length),
          context,
          newRoot,
        )
      );
    });
  }

  /** Whether `.indexOn` at the location includes this order of its children. */
  hasIndex(path: Path, order: string): boolean {
    const visit = this.#visits(path).at(-1);
    return visit?.path.length === path.length && visit.node.indexes.has(order);
  }

  /** The locations with rules, from the root down to `path`. */
  #visits(path: Path): Visit[] {
    const visits: Visit[] = [{ node: this.#top, path: [], wildcards: new Map() }];
    for (const key of path) {
      const next = step(visits.at(-1) as Visit, key);
      if (next === null) {
        break;
      }
      visits.push(next);
    }
    return visits;
  }

  #isValidBelow(visit: Visit | undefined, context: RuleContext, newRoot: Tree | null): boolean {
    const tree = visit === undefined ? null : treeAt(newRoot, visit.path);
    if (visit === undefined || !isBranch(tree)) {
      return true;
    }
    return [...tree.keys()].every((key) => {
      const next = step(visit, key);
      return next === null || (this.#isValid(next, context, newRoot) && this.#isValidBelow(next, context, newRoot));
    });
  }

  /** Whether the `.validate` of a location holds; removed data need no validation. */
  #isValid(visit: Visit, context: RuleContext, newRoot: Tree | null): boolean {
    if (!visit.node.rules.has('validate') || treeAt(newRoot, visit.path) === null) {
      return true;
    }
    return this.#holds('validate', visit, context, newRoot);
  }

  #holds(kind: RuleKind, { node, path, wildcards }: Visit, context: RuleContext, newRoot: Tree | null): boolean {
    const rule = node.rules.get(kind);
    if (rule === undefined) {
      return false;
    }
    const { auth, now, root } = context;
    return rule(
      new Map<string, unknown>([
        ['auth', auth],
        ['now', now],
        ['root', new RuleSnapshot(root, [])],
        ['data', new RuleSnapshot(root, path)],
        ['newData', new RuleSnapshot(newRoot, path)],
        ...wildcards,
      ]),
    );
  }
}

function step({ node, path, wildcards }: Visit, key: string): Visit | null {
  const child = node.children.get(key);
  if (child !== undefined) {
    return { node: child, path: [...path, key], wildcards };
  }
  if (node.wildcard === null) {
    return null;
  }
  return {
    node: node.wildcard.node,
    path: [...path, key],
    wildcards: new Map([...wildcards, [node.wildcard.name, key]]),
  };
}

function compileNode(source: Record<string, unknown>, path: Path, scope: Scope): RuleNode {
  const rules = new Map<RuleKind, Rule>();
  const children = new Map<string, RuleNode>();
  let indexes: RuleNode['indexes'] = new Set();
  let wildcard: RuleNode['wildcard'] = null;
  for (const [key, value] of Object.entries(source)) {
    const kind = ruleKinds.get(key);
    if (kind !== undefined) {
      rules.set(kind, compileAt([...path, key], value, kind === 'read' ? scope : new Map([...scope, ['newData', 'snapshot']])));
    } else if (key === '.indexOn') {
      indexes = compileIndexes([...path, key], value);
    } else if (key.startsWith('.') || !isRecord(value)) {
      throw new RuleSyntaxError(`Rule "/${[...path, key].join('/')}": neither a known rule nor an object of rules`);
    } else if (key.startsWith('$')) {
      if (wildcard !== null || scope.has(key)) {
        throw new RuleSyntaxError(`Rule "/${[...path, key].join('/')}": a second wildcard or a name that is taken`);
      }
      wildcard = { name: key, node: compileNode(value, [...path, key], new Map([...scope, [key, 'string']])) };
    } else {
      children.set(key, compileNode(value, [...path, key], scope));
    }
  }
  return { rules, indexes, children, wildcard };
}

function compileIndexes(path: Path, source: unknown): ReadonlySet<string> {
  const orders: unknown[] = Array.isArray(source) ? source : [source];
  const texts = orders.filter((order) => typeof order === 'string');
  if (texts.length !== orders.length) {
    throw new RuleSyntaxError(`Rule "/${path.join('/')}": an index is a text or a list of texts`);
  }
  return new Set(texts);
}

function compileAt(path: Path, source: unknown, scope: Scope): Rule {
  if (typeof source === 'boolean') {
    return () => source;
  }
  if (typeof source !== 'string') {
    throw new RuleSyntaxError(`Rule "/${path.join('/')}": a rule is a text or a boolean`);
  }
  try {
    return compileRule(source, scope);
  } catch (error) {
    if (error instanceof RuleSyntaxError) {
      throw new RuleSyntaxError(`Rule "/${path.join('/')}": ${error.message}`, { cause: error });
    }
    throw error;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

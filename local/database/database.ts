import type { Ruleset } from '../rules/ruleset';
import { hashTree } from './hash';
import { owner } from './identity';
import type { Identity } from './identity';
import { InvalidDataError, treeFromJson } from './json';
import { assertPath, InvalidPathError, isWithin, parsePath } from './path';
import type { Path } from './path';
import { applyQuery, orderOf } from './query';
import type { Query } from './query';
import { treeAt, withTreeAt } from './tree';
import type { Tree } from './tree';

/** The rules forbid it. */
export class PermissionDeniedError extends Error {
  constructor() {
    super('Permission denied');
  }
}

/** The data differ from what the writer expected. */
export class StaleDataError extends Error {}

/** A value to store at a path, as JSON; null removes. */
export interface Write {
  readonly path: Path;
  readonly value: unknown;
}

/** Called after each commit with the paths that were written. */
export type ChangeListener = (paths: readonly Path[]) => void;

/** The data with its rules; the writes of a commit take effect all together, or not at all. */
export class Database {
  readonly #rules: Ruleset;
  readonly #saved: () => Promise<void>;
  readonly #listeners = new Set<ChangeListener>();
  #root: Tree | null;

  constructor(rules: Ruleset, root: Tree | null, saved: () => Promise<void> = () => Promise.resolve()) {
    this.#rules = rules;
    this.#root = root;
    this.#saved = saved;
  }

  /** The server's time in milliseconds since 1970. */
  now(): number {
    return Date.now();
  }

  /** Resolves once every commit so far would survive the end of the process; rejects when one can't be stored. */
  saved(): Promise<void> {
    return this.#saved();
  }

  /** All data, bypassing the rules. */
  get root(): Tree | null {
    return this.#root;
  }

  /** Whether the rules let this identity read at a path. */
  canRead(path: Path, identity: Identity): boolean {
    const context = { auth: identity === owner ? null : identity, now: this.now(), root: this.#root };
    return identity === owner || this.#rules.allowsRead(path, context);
  }

  /** The data at a path; throws PermissionDeniedError. */
  read(path: Path, identity: Identity): Tree | null {
    if (!this.canRead(path, identity)) {
      throw new PermissionDeniedError();
    }
    return treeAt(this.#root, path);
  }

  /** The children at a path that match a query; throws PermissionDeniedError, or InvalidDataError if the index is missing. */
  select(path: Path, query: Query, identity: Identity): Tree | null {
    const tree = this.read(path, identity);
    if (!this.isIndexed(path, query)) {
      const rule = `".indexOn": ${JSON.stringify(orderOf(query))}`;
      throw new InvalidDataError(`Index not defined, add ${rule}, for path "/${path.join('/')}", to the rules`);
    }
    return applyQuery(tree, query);
  }

  /** Whether the rules define the index that a query orders by; ordering by key needs none. */
  isIndexed(path: Path, query: Query): boolean {
    const order = orderOf(query);
    return order === '.key' || order === '.priority' || this.#rules.hasIndex(path, order);
  }

  /** Throws whatever `commit` would throw for these writes, but changes nothing. */
  check(writes: readonly Write[], identity: Identity): void {
    this.#prepare(writes, identity);
  }

  /** Stores all writes and notifies the listeners, or throws and stores none. */
  commit(writes: readonly Write[], identity: Identity): void {
    this.#root = this.#prepare(writes, identity);
    const paths = writes.map(({ path }) => path);
    this.#listeners.forEach((listener) => listener(paths));
  }

  /** Like `commit` for one write, if the present data still have this hash; otherwise throws StaleDataError. */
  commitIfUnchanged(write: Write, hash: string, identity: Identity): void {
    if (hashTree(treeAt(this.#root, write.path)) !== hash) {
      throw new StaleDataError('The data has changed');
    }
    this.commit([write], identity);
  }

  /** Calls the listener after each commit, until the returned function is called. */
  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #prepare(writes: readonly Write[], identity: Identity): Tree | null {
    const now = this.now();
    let newRoot = this.#root;
    for (const { path, value } of writes) {
      assertPath(path);
      newRoot = withTreeAt(newRoot, path, treeFromJson(value, { now, existing: treeAt(this.#root, path) }, path));
    }
    const paths = writes.map(({ path }) => path);
    if (identity !== owner && !this.#rules.allowsWrite(paths, newRoot, { auth: identity, now, root: this.#root })) {
      throw new PermissionDeniedError();
    }
    return newRoot;
  }
}

/**
 * The writes of a merge, one for every member of `value` at its own path below `path`; throws InvalidDataError when
 * they overlap, and InvalidPathError when a member names no place below.
 */
export function mergeWrites(path: Path, value: object): Write[] {
  const writes = (Object.entries(value) as [string, unknown][]).map(([key, child]) => {
    const below = parsePath(key);
    if (below.length === 0) {
      throw new InvalidPathError(`${JSON.stringify(key)} names no place below the merge`);
    }
    return { path: [...path, ...below], value: child };
  });
  const overlap = writes.find((write) => writes.some((other) => other !== write && isWithin(write.path, other.path)));
  if (overlap !== undefined) {
    throw new InvalidDataError(`A merge writes /${overlap.path.join('/')} twice`);
  }
  return writes;
}

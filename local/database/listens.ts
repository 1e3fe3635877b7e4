import type { Database } from './database';
import { hashTree } from './hash';
import type { Identity } from './identity';
import { toJson } from './json';
import { formatPath, isWithin } from './path';
import type { Path } from './path';
import { applyQuery } from './query';
import type { Query } from './query';
import { sameTree, treeAt } from './tree';
import type { Tree } from './tree';

/** What a client listens to: a location, or a query on it to which the client has given a tag. */
export interface Listen {
  readonly path: Path;
  readonly query: Query | null;
  readonly tag: number | null;
}

/** A message that the server sends without a request. */
export interface Push {
  readonly a: 'd' | 'm' | 'c' | 'ac';
  readonly b: Readonly<Record<string, unknown>>;
}

interface ActiveListen extends Listen {
  /** The result of a query as it was last sent to the client; listens without a query only send differences. */
  lastSent: Tree | null;
}

/** The listens of one client: keeps the client up to date, and cancels listens that it may no longer have. */
export class Listens {
  readonly #database: Database;
  readonly #push: (push: Push) => void;
  readonly #format: (tree: Tree | null) => unknown;
  readonly #active = new Map<string, ActiveListen>();

  constructor(database: Database, push: (push: Push) => void, format: (tree: Tree | null) => unknown = toJson) {
    this.#database = database;
    this.#push = push;
    this.#format = format;
  }

  /**
   * Starts a listen, and sends the data unless the client's hash shows that it already has them; throws
   * PermissionDeniedError.
   */
  add(listen: Listen, knownHash: unknown, identity: Identity): void {
    const tree = applyQuery(this.#database.read(listen.path, identity), listen.query ?? {});
    this.#active.set(listenKey(listen), { ...listen, lastSent: tree });
    if (hashTree(tree) !== knownHash) {
      this.#pushData(listen, listen.path, tree);
    }
  }

  remove(listen: Listen): void {
    this.#active.delete(listenKey(listen));
  }

  /** Reports a commit that wrote these paths. */
  tell(changed: readonly Path[], identity: Identity): void {
    this.cancelForbidden(identity);
    for (const listen of this.#active.values()) {
      const touching = changed.filter((path) => isWithin(path, listen.path) || isWithin(listen.path, path));
      if (touching.length > 0) {
        this.#update(listen, touching);
      }
    }
  }

  /** Cancels the listens that this identity may not have. */
  cancelForbidden(identity: Identity): void {
    for (const [key, listen] of this.#active) {
      if (!this.#database.canRead(listen.path, identity)) {
        this.#active.delete(key);
        const { path, query } = listen;
        this.#push({ a: 'c', b: { p: formatPath(path), ...(query === null ? {} : { q: [query] }) } });
      }
    }
  }

  #update(listen: ActiveListen, changed: readonly Path[]): void {
    const tree = treeAt(this.#database.root, listen.path);
    if (listen.query !== null) {
      const result = applyQuery(tree, listen.query);
      if (!sameTree(result, listen.lastSent)) {
        listen.lastSent = result;
        this.#pushData(listen, listen.path, result);
      }
      return;
    }
    const [first] = changed;
    if (first === undefined || changed.some((path) => path.length <= listen.path.length)) {
      this.#pushData(listen, listen.path, tree);
    } else if (changed.length === 1) {
      this.#pushData(listen, first, treeAt(this.#database.root, first));
    } else {
      // One message covers all paths of a commit, so the client never sees half of it.
      const values = changed.map((path) => [
        formatPath(path.slice(listen.path.length)),
        this.#format(treeAt(this.#database.root, path)),
      ]);
      this.#push({ a: 'm', b: { p: formatPath(listen.path), d: Object.fromEntries(values) as unknown } });
    }
  }

  #pushData({ tag }: Listen, path: Path, tree: Tree | null): void {
    this.#push({ a: 'd', b: { p: formatPath(path), d: this.#format(tree), ...(tag === null ? {} : { t: tag }) } });
  }
}

function listenKey({ path, query, tag }: Listen): string {
  return JSON.stringify([path, query === null ? null : tag]);
}

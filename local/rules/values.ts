import { parsePath } from '../database/path';
import type { Path } from '../database/path';
import { isBranch, treeAt } from '../database/tree';
import type { Tree } from '../database/tree';

/** The client, as the rules see it in `auth`. */
export interface RuleAuth {
  readonly uid: string;
  readonly provider: string | null;
  readonly token: Readonly<Record<string, unknown>>;
}

/** An expression can't be evaluated with the present data; its rule counts as false. */
export class EvaluationError extends Error {}

/**
 * The result of `val()` for a location with children. Firebase gives rules no objects, so this value differs from
 * everything, including itself.
 */
export const childrenMarker = Symbol('children');

/** The `data`, `newData` and `root` of the rules. */
export class RuleSnapshot {
  readonly #root: Tree | null;
  readonly #path: Path;

  constructor(root: Tree | null, path: Path) {
    this.#root = root;
    this.#path = path;
  }

  val(): string | number | boolean | symbol | null {
    const tree = this.#tree();
    return isBranch(tree) ? childrenMarker : tree;
  }

  exists(): boolean {
    return this.#tree() !== null;
  }

  child(path: string): RuleSnapshot {
    return new RuleSnapshot(this.#root, [...this.#path, ...relativePath(path)]);
  }

  parent(): RuleSnapshot {
    if (this.#path.length === 0) {
      throw new EvaluationError('The root has no parent');
    }
    return new RuleSnapshot(this.#root, this.#path.slice(0, -1));
  }

  hasChild(path: string): boolean {
    return this.child(path).exists();
  }

  hasChildren(keys?: readonly string[]): boolean {
    if (keys === undefined) {
      return isBranch(this.#tree());
    }
    return keys.every((key) => this.hasChild(key));
  }

  isString(): boolean {
    return typeof this.#tree() === 'string';
  }

  isNumber(): boolean {
    return typeof this.#tree() === 'number';
  }

  isBoolean(): boolean {
    return typeof this.#tree() === 'boolean';
  }

  getPriority(): null {
    return null;
  }

  #tree(): Tree | null {
    return treeAt(this.#root, this.#path);
  }
}

function relativePath(text: string): Path {
  try {
    return parsePath(text);
  } catch (error) {
    throw new EvaluationError(`child(${JSON.stringify(text)}) names no place`, { cause: error });
  }
}

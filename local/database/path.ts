/** The keys from the root to a location; empty for the root itself. */
export type Path = readonly string[];

/** A path or key that the database can't store. */
export class InvalidPathError extends Error {}

const maxDepth = 32;
const maxKeyBytes = 768;
// eslint-disable-next-line no-control-regex -- control characters are what a key may not hold
const forbiddenInKeys = /[.#$/[\]\u0000-\u001f\u007f]/;

/** Throws InvalidPathError for a key that Firebase would refuse. */
export function assertKey(key: string): void {
  if (key === '' || forbiddenInKeys.test(key) || Buffer.byteLength(key) > maxKeyBytes) {
    throw new InvalidPathError(`${JSON.stringify(key)} is not a key: it may not be empty, long or hold . # $ / [ ]`);
  }
}

/** Throws InvalidPathError when a path contains an invalid key or is deeper than Firebase allows. */
export function assertPath(path: Path): void {
  if (path.length > maxDepth) {
    throw new InvalidPathError(`A path may be ${maxDepth} keys deep, not ${path.length}`);
  }
  path.forEach(assertKey);
}

/** Reads `/a/b` or `a/b`; throws InvalidPathError when the path is invalid. */
export function parsePath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '');
  assertPath(path);
  return path;
}

/** The path as the wire protocol writes it, without a leading slash. */
export function formatPath(path: Path): string {
  return path.join('/');
}

/** Whether `path` is `ancestor` or lies below it. */
export function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor.length <= path.length && ancestor.every((key, depth) => key === path[depth]);
}

const integerKey = /^-?0*\d{1,10}$/;

/** The keys that the SDK sends to mean the position before all keys, and the one after them. */
const beforeAllKeys = '[MIN_NAME]';
const behindAllKeys = '[MAX_NAME]';

function asInteger(key: string): number | null {
  const value = integerKey.test(key) ? Number(key) : NaN;
  return value >= -(2 ** 31) && value < 2 ** 31 ? value : null;
}

/** Firebase's order of keys: first 32-bit integers, by value and then by length, then texts by UTF-16 code units. */
export function compareKeys(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  if (left === beforeAllKeys || right === behindAllKeys) {
    return -1;
  }
  if (right === beforeAllKeys || left === behindAllKeys) {
    return 1;
  }
  const leftInteger = asInteger(left);
  const rightInteger = asInteger(right);
  if (leftInteger !== null && rightInteger !== null) {
    return leftInteger - rightInteger || left.length - right.length;
  }
  if (leftInteger !== null || rightInteger !== null) {
    return leftInteger !== null ? -1 : 1;
  }
  return left < right ? -1 : 1;
}

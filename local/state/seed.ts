import path from 'node:path';
import { treeFromJson } from '../database/json';
import type { Tree } from '../database/tree';
import { oneLine, readTextFile } from './textFile';

const defaultSeedFile = path.join(__dirname, '..', 'seed', 'defaultSeed.json');

/** Reads a seed file; rejects with one clear line when it is missing, not JSON or no seed. */
export async function readSeedFile(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readTextFile(file);
  } catch (error) {
    throw new Error(`Seed file ${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  try {
    const seed: unknown = JSON.parse(text);
    seedTree(seed);
    return seed;
  } catch (error) {
    throw new Error(`Seed file ${file} is no seed: ${oneLine((error as Error).message)}`, { cause: error });
  }
}

/** The seed that comes with the project. */
export function readDefaultSeed(): Promise<unknown> {
  return readSeedFile(defaultSeedFile);
}

/** The `currencies` of a seed as they are, malformed records included; throws when there are none to load. */
export function seedTree(seed: unknown): Tree | null {
  const currencies: unknown =
    typeof seed === 'object' && seed !== null && Object.hasOwn(seed, 'currencies') && 'currencies' in seed
      ? seed.currencies
      : undefined;
  if (typeof currencies !== 'object' || currencies === null || Array.isArray(currencies)) {
    throw new TypeError('it has no object "currencies"');
  }
  return treeFromJson(currencies, { now: Date.now(), existing: null }, ['currencies']);
}

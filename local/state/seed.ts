import path from 'node:path';
import { treeFromJson } from '../database/json';
import type { Tree } from '../database/tree';
import { oneLine, readTextFile } from './textFile';

const defaultSeedFile = path.join(__dirname, '..', 'seed', 'defaultSeed.json');

/** Reads a seed file; rejects with one clear line when it is missing, not JSON or not a seed. */
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

/** What a seed may contain besides its `currencies`. */
const others = ['archive', 'notices', 'staffNames'] as const;

/** The data of a seed, unchanged and including malformed records; throws when there are no currencies to load. */
export function seedTree(seed: unknown): Tree | null {
  const currencies = memberOf(seed, 'currencies');
  if (typeof currencies !== 'object' || currencies === null || Array.isArray(currencies)) {
    throw new TypeError('it has no object "currencies"');
  }
  const data = { currencies, ...Object.fromEntries(others.map((name) => [name, memberOf(seed, name) ?? null])) };
  return treeFromJson(data, { now: Date.now(), existing: null });
}

function memberOf(seed: unknown, name: string): unknown {
  return typeof seed === 'object' && seed !== null && Object.hasOwn(seed, name)
    ? (seed as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

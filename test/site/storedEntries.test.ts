import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measurementEntries, storedEntries } from '../../src/site/storedEntries';
import { legalWords } from '../../src/site/words/skLegal';

const folder = 'src/services/browser';
/** This file is left out, because it only passes on its callers' keys. */
const HELPER = 'storedValue.ts';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== HELPER)
  .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);

/** The keys that a file uses in the browser's storage: the value of a constant, or else the expression itself. */
function keysIn(source: string): readonly string[] {
  const uses = /\.(?:get|set|remove)Item\(\s*([^,)\s]+)|(?:load|save)Stored\(\s*\w+,\s*([^,)\s]+)/g;
  return [...source.matchAll(uses)].map(([, item, stored]) => {
    const key = item ?? stored ?? '';
    return new RegExp(`const ${key} = '([^']+)'`).exec(source)?.[1] ?? key;
  });
}

describe('what the page about personal data tells of the browser', () => {
  const used = new Set(sources.flatMap(([, source]) => keysIn(source)));
  const names: readonly string[] = Object.values({ ...storedEntries, ...measurementEntries }).map(({ name }) => name);

  it('names every key that our own files use', () => {
    expect(used.size).toBeGreaterThan(3);
    expect([...used].filter((key) => !names.includes(key))).toEqual([]);
  });

  it('names no key that nothing uses any more', () => {
    const own = names.filter((name) => !/^(firebase|workbox|_ga|@firebase)/.test(name));
    expect(own.filter((name) => !used.has(name))).toEqual([]);
  });

  it('misses no other way to the browser’s storage', () => {
    const others = sources.filter(([, source]) => /document\.cookie|cookieStore|indexedDB|caches\.|Storage\[/.test(source));
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it('says of every entry what it is for, and of nothing else', () => {
    expect(Object.keys(legalWords.stored)).toEqual([...Object.keys(storedEntries), ...Object.keys(measurementEntries)]);
  });
});

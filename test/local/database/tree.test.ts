import fc from 'fast-check';
import { hashTree } from '../../../local/database/hash';
import { toJson, toJsonWithArrays, treeFromJson } from '../../../local/database/json';
import { assertKey, compareKeys, isWithin, parsePath } from '../../../local/database/path';
import { sameTree, treeAt, withTreeAt } from '../../../local/database/tree';
import type { Tree } from '../../../local/database/tree';

const tree = (value: unknown): Tree | null => treeFromJson(value, { now: 1000, existing: null });

const anyKey = fc.oneof(
  fc.stringMatching(/^[^.#$/[\]\p{Cc}]{1,5}$/u),
  fc.constantFrom('constructor', '__proto__', 'toString', '0', '10', '-1', '007'),
);
// JSON writes minus zero as zero, and so does the database.
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
const anyLeaf = fc.oneof(fc.string({ maxLength: 5 }), anyNumber, fc.boolean());
const anyPath = fc.array(anyKey, { maxLength: 4 });

describe('a tree', () => {
  it('gives back what was stored at a path, and leaves every other place alone', () => {
    fc.assert(
      fc.property(anyPath, anyLeaf, anyPath, anyLeaf, (first, firstLeaf, second, secondLeaf) => {
        const before = withTreeAt(null, first, firstLeaf);
        const after = withTreeAt(before, second, secondLeaf);
        expect(treeAt(after, second)).toBe(secondLeaf);
        if (!isWithin(first, second) && !isWithin(second, first)) {
          expect(treeAt(after, first)).toBe(firstLeaf);
        }
        expect(treeAt(before, first)).toBe(firstLeaf);
      }),
    );
  });

  it('forgets what is removed, with the branches that held nothing else', () => {
    fc.assert(
      fc.property(anyPath, anyLeaf, (path, leaf) => {
        expect(withTreeAt(withTreeAt(null, path, leaf), path, null)).toBeNull();
      }),
    );
  });

  it('leaves a leaf alone when something below it is removed, and replaces it when something is stored there', () => {
    expect(withTreeAt(5, ['a'], null)).toBe(5);
    expect(toJson(withTreeAt(5, ['a'], 1))).toEqual({ a: 1 });
  });

  it('survives the way through JSON, whatever the keys', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyPath, anyLeaf), { maxLength: 6 }), (writes) => {
        const built = writes.reduce<Tree | null>((current, [path, leaf]) => withTreeAt(current, path, leaf), null);
        const copy = tree(JSON.parse(JSON.stringify(toJson(built))));
        expect(hashTree(copy)).toBe(hashTree(tree(toJson(built))));
        expect(copy === null).toBe(built === null);
      }),
    );
  });

  it('is the same as another with the same data in another order', () => {
    expect(sameTree(tree({ a: 1, b: { c: 2 } }), tree({ b: { c: 2 }, a: 1 }))).toBe(true);
    expect(sameTree(tree({ a: 1 }), tree({ a: 2 }))).toBe(false);
    expect(sameTree(tree({ a: 1 }), tree({ a: 1, b: 1 }))).toBe(false);
    expect(sameTree(tree({ a: 1 }), 1)).toBe(false);
    expect(hashTree(tree({ a: 1, b: 2 }))).toBe(hashTree(tree({ b: 2, a: 1 })));
    expect(hashTree(tree({ a: 1 }))).not.toBe(hashTree(tree({ a: '1' })));
  });
});

describe('JSON', () => {
  it('loses null, empty objects and empty lists', () => {
    expect(toJson(tree({ a: null, b: {}, c: [], d: [null, 'x'], e: { f: {} } }))).toEqual({ d: { 1: 'x' } });
    expect(tree({})).toBeNull();
    expect(Object.is(tree(-0), 0)).toBe(true);
  });

  it('keeps keys that mean something to JavaScript', () => {
    const text = '{"__proto__":{"polluted":true},"constructor":1}';
    const loaded = tree(JSON.parse(text));
    expect(JSON.stringify(toJson(loaded))).toBe(text);
    expect(treeAt(loaded, ['__proto__', 'polluted'])).toBe(true);
    expect(treeAt(tree({ a: 1 }), ['constructor'])).toBeNull();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('drops priorities and unwraps values that had one', () => {
    expect(toJson(tree({ a: { '.value': 5, '.priority': 1 }, '.priority': 'x' }))).toEqual({ a: 5 });
  });

  it('resolves server values', () => {
    const existing = tree({ count: 5, text: 'x' });
    const increment = { '.sv': { increment: 2 } };
    const value = { at: { '.sv': 'timestamp' }, count: increment, text: increment, none: increment };
    expect(toJson(treeFromJson(value, { now: 1000, existing }))).toEqual({ at: 1000, count: 7, text: 2, none: 2 });
    expect(() => tree({ '.sv': 'weather' })).toThrow('Unknown server value');
    const overflow = { '.sv': { increment: Number.MAX_VALUE } };
    expect(() => treeFromJson(overflow, { now: 1000, existing: Number.MAX_VALUE })).toThrow('too large');
    expect(() => tree({ '.sv': { increment: Infinity } })).toThrow('too large');
  });

  it.each([
    ['a number beyond all bounds', JSON.parse('[1e999]') as unknown],
    ['no number', [NaN]],
    ['a function', [() => 1]],
    ['nothing defined', { a: undefined }],
    ['a key with a dot', { 'a.b': 1 }],
    ['a key with a slash', { 'a/b': 1 }],
    ['an empty key', { '': 1 }],
    ['a key that is too long', { ['x'.repeat(769)]: 1 }],
    ['a control character', { '\u0001': 1 }],
    ['too deep a tree', Array.from({ length: 40 }).reduce<unknown>((value) => ({ a: value }), 1)],
    ['too long a text', ['x'.repeat(11 * 1024 * 1024)]],
  ])('refuses %s', (_what, value) => {
    expect(() => tree(value)).toThrow();
  });

  it('shows as a list over REST what is mostly filled from 0 on', () => {
    const shown = (value: unknown) => JSON.stringify(toJsonWithArrays(tree(value)));
    expect(shown({ 0: 'a', 1: 'b', 3: 'd' })).toBe('["a","b",null,"d"]');
    expect(shown({ 0: 'a', 9: 'b' })).toBe('{"0":"a","9":"b"}');
    expect(shown({ 0: 'a', x: 'b' })).toBe('{"0":"a","x":"b"}');
    expect(shown({ '01': 'a', 0: 'b' })).toBe('{"0":"b","01":"a"}');
  });

  it('is shown over REST however long the list', () => {
    const length = 200_000;
    expect(toJsonWithArrays(tree(Array.from({ length }, () => 1)))).toHaveLength(length);
  });
});

describe('keys and paths', () => {
  it('are ordered: 32-bit integers by value and then by length, then text', () => {
    const keys = ['b', '10', '-5', 'a', '2147483648', '9', '-0', '01', '', 'Z', '0', '001', '1', '[MAX_NAME]', '[MIN_NAME]'];
    expect(keys.sort(compareKeys)).toEqual([
      '[MIN_NAME]',
      '-5',
      '0',
      '-0',
      '1',
      '01',
      '001',
      '9',
      '10',
      '',
      '2147483648',
      'Z',
      'a',
      'b',
      '[MAX_NAME]',
    ]);
  });

  it('have a total order', () => {
    fc.assert(
      fc.property(anyKey, anyKey, anyKey, (a, b, c) => {
        expect(Math.sign(compareKeys(a, b))).toBe(-Math.sign(compareKeys(b, a)) + 0);
        if (compareKeys(a, b) < 0 && compareKeys(b, c) < 0) {
          expect(compareKeys(a, c)).toBeLessThan(0);
        }
      }),
    );
  });

  it('are read with or without slashes around', () => {
    expect(parsePath('/a/b/')).toEqual(['a', 'b']);
    expect(parsePath('')).toEqual([]);
    expect(() => parsePath('a/b.c')).toThrow('is not a key');
    expect(() => parsePath(Array.from({ length: 33 }, () => 'a').join('/'))).toThrow('32 keys deep');
    expect(() => assertKey('')).toThrow('is not a key');
  });
});

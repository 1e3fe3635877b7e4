import { InvalidDataError, toJson, treeFromJson } from '../../../local/database/json';
import { applyQuery, readQuery } from '../../../local/database/query';
import type { Query } from '../../../local/database/query';
import { isBranch } from '../../../local/database/tree';

const data = treeFromJson(
  { a: { rank: 3 }, b: { rank: 1 }, c: { rank: 'high' }, d: { rank: true }, e: {}, f: 5, g: { rank: 1 }, h: { rank: { x: 1 } } },
  { now: 0, existing: null },
);
const values = treeFromJson({ a: 3, b: 'x', c: false, d: 1 }, { now: 0, existing: null });

function keys(query: Query, tree = data): string[] {
  const result = applyQuery(tree, query);
  return isBranch(result) ? [...result.keys()] : [];
}

describe('a query', () => {
  it.each<[string, Query, string[]]>([
    ['by child: nothing, truths, numbers, texts, branches', { i: 'rank' }, ['f', 'd', 'b', 'g', 'a', 'c', 'h']],
    ['from a value on', { i: 'rank', sp: 1 }, ['b', 'g', 'a', 'c', 'h']],
    ['behind a value', { i: 'rank', sp: 1, sin: false }, ['a', 'c', 'h']],
    ['from a value and key on', { i: 'rank', sp: 1, sn: 'c' }, ['g', 'a', 'c', 'h']],
    ['up to a value', { i: 'rank', ep: 3 }, ['f', 'd', 'b', 'g', 'a']],
    ['before a value', { i: 'rank', ep: 3, ein: false }, ['f', 'd', 'b', 'g']],
    ['one value', { i: 'rank', sp: 1, ep: 1 }, ['b', 'g']],
    ['the first', { i: 'rank', sp: 1, l: 2, vf: 'l' }, ['b', 'g']],
    ['the last', { i: 'rank', l: 2, vf: 'r' }, ['c', 'h']],
    ['the first by their start, when no side is told', { i: '.key', sp: 'b', l: 2 }, ['b', 'c']],
    ['the last, when neither is', { i: '.key', l: 1 }, ['h']],
    ['by key', { i: '.key', sp: 'f', ep: 'g' }, ['f', 'g']],
    ['by priority, which nothing has: by key', { l: 2, vf: 'l' }, ['a', 'b']],
  ])('%s', (_what, query, expected) => {
    expect(keys(query)).toEqual(expected);
  });

  it('by value', () => {
    expect(keys({ i: '.value' }, values)).toEqual(['c', 'd', 'a', 'b']);
  });

  it('without conditions is the whole, and of a leaf nothing', () => {
    expect(toJson(applyQuery(data, {}))).toEqual(toJson(data));
    expect(applyQuery(5, { i: '.key' })).toBeNull();
  });

  const wrong = { i: 5, sp: {}, sn: 1, sin: 0, ep: [], en: null, ein: 'true', vf: 'x' };
  const withOneWrong = Object.entries(wrong).map(([member, value]) => ({ [member]: value }));
  it.each([null, 5, { l: 0 }, { l: 1.5 }, { l: 'x' }, ...withOneWrong])('is refused when it is %j', (value) => {
    expect(() => readQuery(value)).toThrow(InvalidDataError);
  });
});

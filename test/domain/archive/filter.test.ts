import { isFiltering, matchesArchiveFilter, noFilter } from '../../../src/domain/archive/filter';

const entry = { acronym: 'USD', by: 'uid-jana', until: 1_000 };

it('is none while nothing is looked for', () => {
  expect(isFiltering(noFilter)).toBe(false);
  expect(isFiltering({ ...noFilter, from: 0 })).toBe(true);
  expect(matchesArchiveFilter(entry, noFilter)).toBe(true);
});

it.each([
  ['its currency', { acronym: 'USD' }, true],
  ['another currency', { acronym: 'CZK' }, false],
  ['the account that made it', { by: { account: 'uid-jana' } }, true],
  ['another account', { by: { account: 'uid-boris' } }, false],
  ['whoever has no name, when its account has none', { by: { noneOf: ['uid-boris'] } }, true],
  ['whoever has no name, when its account has one', { by: { noneOf: ['uid-boris', 'uid-jana'] } }, false],
  ['a time that begins with it', { from: 1_000 }, true],
  ['a time that begins after it', { from: 1_001 }, false],
  ['a time that ends after it', { to: 1_001 }, true],
  ['a time that ends with it', { to: 1_000 }, false],
])('finds a change by %s: %#', (_name, filter, isFound) => {
  expect(matchesArchiveFilter(entry, { ...noFilter, ...filter })).toBe(isFound);
});

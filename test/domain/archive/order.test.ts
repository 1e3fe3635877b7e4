import { mergeEntries, newestOfEach, oldestOfEach } from '../../../src/domain/archive/order';
import { buildHistory } from '../../support/buildHistory';

const rates = { buy: 1, sell: 1 };
const { entries } = buildHistory(['USD', 'CZK', 'HUF'].map((acronym) => ({ acronym, at: 1_000, rates })));

it('puts entries of one moment into the order of their keys, and each once', () => {
  const [first, second, third] = entries;
  const merged = mergeEntries([first, second].filter(Boolean) as never, [second, third].filter(Boolean) as never);
  expect(merged.map(({ acronym }) => acronym)).toEqual(['USD', 'HUF', 'CZK']);
});

it('keeps the list as it is when nothing is new', () => {
  expect(mergeEntries(entries, entries)).toBe(entries);
});

it('finds the oldest entry of each currency that is asked for', () => {
  const { entries: many } = buildHistory(
    ['USD', 'CZK', 'USD', 'HUF'].map((acronym, index) => ({ acronym, at: 1_000 * (index + 1), rates })),
  );
  expect(oldestOfEach(many, ['USD', 'HUF', 'PLN']).map(({ acronym, until }) => [acronym, until])).toEqual([
    ['USD', 1_000],
    ['HUF', 4_000],
  ]);
});

it('finds the newest entry of each currency, in whatever order they come', () => {
  const { entries: many } = buildHistory(
    ['USD', 'CZK', 'USD'].map((acronym, index) => ({ acronym, at: 1_000 * (index + 1), rates })),
  );
  for (const given of [many, [...many].reverse()]) {
    expect(new Map(newestOfEach(given).map(({ acronym, until }) => [acronym, until]))).toEqual(
      new Map([
        ['USD', 3_000],
        ['CZK', 2_000],
      ]),
    );
  }
});

import fc from 'fast-check';
import type { Stage } from '../../../src/domain/archive/trend';
import { trendOf, ratesAt } from '../../../src/domain/archive/trend';
import { toStoredTimestamp } from '../../../src/domain/time/timestamps';
import type { Deed } from '../../support/buildHistory';
import { buildHistory } from '../../support/buildHistory';
import { historyArbitrary, START } from './histories';

const first = { buy: 1.1, sell: 1 };
const second = { buy: 1.2, sell: 1.1 };

/** The trend of USD after these deeds, if the archive lacks a number of the oldest entries. */
function trendAfter(deeds: readonly Omit<Deed, 'acronym'>[], withoutEntries = 0): readonly Stage[] {
  const { entries, present } = buildHistory(deeds.map((deed) => ({ acronym: 'USD', ...deed })));
  return trendOf(entries.slice(0, entries.length - withoutEntries), present[0] ?? null);
}

const added = { at: START, rates: first };
const changed = { at: START + 10_000, rates: second };
const retired = { at: START + 20_000, rates: null };
const addedAgain = { at: START + 30_000, rates: first };

it.each<[string, () => readonly Stage[], readonly Stage[]]>([
  ['of a currency that was added', () => trendAfter([added]), [{ from: START, rates: first }]],
  [
    'that was changed',
    () => trendAfter([added, changed]),
    [
      { from: START, rates: first },
      { from: START + 10_000, rates: second },
    ],
  ],
  [
    'that was retired',
    () => trendAfter([added, retired]),
    [
      { from: START, rates: first },
      { from: START + 20_000, rates: null },
    ],
  ],
  [
    'that was added again',
    () => trendAfter([added, retired, addedAgain]),
    [
      { from: START, rates: first },
      { from: START + 20_000, rates: null },
      { from: START + 30_000, rates: first },
    ],
  ],
  [
    'older than the archive, by the name of its first version',
    () => trendAfter([added, changed], 1),
    [
      { from: START, rates: first },
      { from: START + 10_000, rates: second },
    ],
  ],
  ['without an entry, by the name of its record', () => trendAfter([added], 1), [{ from: START, rates: first }]],
  ['that was never listed', () => trendOf([], null), []],
  ['without any time', () => trendOf([], { ...first, updated: 'yesterday' }), []],
])('stages %s', (_name, stages, expected) => {
  expect(stages()).toEqual(expected);
});

it('lets the first version begin no later than it ended, however far its clock was ahead', () => {
  const { entries, present } = buildHistory([
    { acronym: 'USD', ...added },
    { acronym: 'USD', ...changed },
  ]);
  const ahead = { ...entries[0]!, version: toStoredTimestamp(START + 1e9) };
  expect(trendOf([ahead], present[0]!)[0]).toEqual({ from: changed.at, rates: first });
});

it('knows nothing of the time before its first stage', () => {
  expect(ratesAt(START - 1, trendAfter([added]))).toBeUndefined();
  expect(ratesAt(START, trendAfter([added]))).toEqual(first);
});

it('tells at any moment what the list said, in whatever order the entries are', () => {
  fc.assert(
    fc.property(historyArbitrary, fc.integer({ min: 0, max: 30 * 86_400 }), ({ entries, present, lists }, after) => {
      const moment = START + after * 1_000;
      const list = lists.filter(({ at }) => at <= moment).at(-1)?.rates ?? {};
      for (const acronym of new Set(entries.map((entry) => entry.acronym))) {
        const own = entries.filter((entry) => entry.acronym === acronym);
        const record = present.find((currency) => currency.acronym === acronym) ?? null;
        const trend = trendOf(own, record);
        expect(ratesAt(moment, trend) ?? null).toEqual(list[acronym] ?? null);
        expect(trendOf([...own].reverse(), record)).toEqual(trend);
      }
    }),
  );
});

import fc from 'fast-check';
import { differencesOf, percentOf } from '../../../src/domain/archive/difference';
import { listBefore } from '../../../src/domain/archive/listAt';
import { oldestOfEach } from '../../../src/domain/archive/order';
import { buildCurrency } from '../../support/builders';
import { buildHistory } from '../../support/buildHistory';
import { historyArbitrary, START } from './histories';

const usd = (at: number, buy: number, sell: number) => ({ acronym: 'USD', at: START + at, rates: { buy, sell } });

describe('differences', () => {
  it('go from what an entry kept to what the next entry of its currency kept, or to the present record', () => {
    const { entries, present } = buildHistory([usd(0, 1.1, 1), usd(1, 1.2, 1), usd(2, 1.3, 1.1)]);
    expect(differencesOf(entries, present).map(({ before, after }) => [before, after])).toEqual([
      [
        { buy: 1.2, sell: 1 },
        { buy: 1.3, sell: 1.1 },
      ],
      [
        { buy: 1.1, sell: 1 },
        { buy: 1.2, sell: 1 },
      ],
      [null, { buy: 1.1, sell: 1 }],
    ]);
  });

  it('tell that a currency was retired, and added again', () => {
    const { entries, present } = buildHistory([usd(0, 1.1, 1), { acronym: 'USD', at: START + 1, rates: null }, usd(2, 1.2, 1)]);
    expect(differencesOf(entries, present).map(({ before, after }) => [before, after])).toEqual([
      [null, { buy: 1.2, sell: 1 }],
      [{ buy: 1.1, sell: 1 }, null],
      [null, { buy: 1.1, sell: 1 }],
    ]);
  });

  it('keep what could not be read apart from what was not there', () => {
    const { entries } = buildHistory([usd(0, 1.1, 1), usd(1, 1.2, 1)]);
    expect(differencesOf(entries, [buildCurrency({ buy: null })])[0]?.after).toEqual({ buy: null, sell: 1.15 });
    expect(differencesOf(entries, [])[0]?.after).toBeNull();
  });

  it('of a part of any history are those of the whole, given what followed its currencies first', () => {
    fc.assert(
      fc.property(historyArbitrary, fc.nat(30), fc.nat(30), ({ entries, present }, skipped, count) => {
        const later = entries.slice(0, skipped);
        const part = entries.slice(skipped, skipped + count);
        const first = oldestOfEach(later, [...new Set(part.map(({ acronym }) => acronym))]);
        expect(differencesOf(part, listBefore(first, present))).toEqual(
          differencesOf(entries, present).slice(skipped, skipped + count),
        );
      }),
    );
  });

  it('of any history are what people saw change', () => {
    fc.assert(
      fc.property(historyArbitrary, ({ entries, present, lists }) => {
        const seen = lists.map(({ rates, at }, index) => ({
          acronym: entries[entries.length - 1 - index]?.acronym ?? '',
          at,
          after: rates,
          before: lists[index - 1]?.rates ?? {},
        }));
        const differences = [...differencesOf(entries, present)].reverse();
        expect(differences.map(({ acronym, until, before, after }) => ({ acronym, until, before, after }))).toEqual(
          seen.map(({ acronym, at, before, after }) => ({
            acronym,
            until: at,
            before: before[acronym] ?? null,
            after: after[acronym] ?? null,
          })),
        );
      }),
    );
  });
});

describe('per cent', () => {
  it.each([
    [1.1, 1.21, '10.00'],
    [1.21, 1.1, '-9.09'],
    [24.9, 24.9, '0.00'],
    [1, 1.00005, '0.01'],
    [1, 0.99996, '0.00'],
    [374, 375, '0.27'],
    [1, 0, '-100.00'],
    [1e-7, 2e-7, '100.00'],
    [0, 1, null],
    [null, 1, null],
    [1, undefined, null],
  ])('from %p to %p: %p', (before, after, percent) => {
    expect(percentOf(before, after)).toBe(percent);
  });
});

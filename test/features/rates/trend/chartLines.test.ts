import fc from 'fast-check';
import type { DayClose } from '../../../../src/domain/archive/dailyCloses';
import { CLOSES_SHOWN } from '../../../../src/domain/archive/dailyCloses';
import { daysLater } from '../../../../src/domain/time/zonedTime';
import { CHART_HEIGHT, scaleOf, stepLine } from '../../../../src/features/rates/trend/chartLines';

const TODAY = '2026-04-13';
const closes = (...pairs: readonly (readonly [buy: number | null, sell: number | null] | null)[]): readonly DayClose[] =>
  pairs.map((pair, index) => ({
    day: daysLater(TODAY, index + 1 - pairs.length),
    rates: pair && { buy: pair[0], sell: pair[1] },
  }));

const linesOf = (given: readonly DayClose[]) => {
  const scale = scaleOf(given);
  return scale && [stepLine(given, 'buy', TODAY, scale), stepLine(given, 'sell', TODAY, scale)];
};

it.each([
  ['of one day are as wide as one', closes([3, 1]), ['M29 0H30', 'M29 100H30']],
  ['step from day to day, both sides on one scale', closes([3, 2], [2, 1]), ['M28 0H29V50H30', 'M28 50H29V100H30']],
  ['go on over a day without a change', closes([3, 1], [3, 1], [2, 1]), ['M27 0H28H29V50H30', 'M27 100H28H29H30']],
  ['rest in the middle where nothing ever changed', closes([2, 2]), ['M29 50H30', 'M29 50H30']],
  [
    'are interrupted while the currency was not listed',
    closes([3, 1], null, [3, 1]),
    ['M27 0H28M29 0H30', 'M27 100H28M29 100H30'],
  ],
  ['are interrupted by a rate that can not be read', closes([3, 1], [null, 1]), ['M28 0H29', 'M28 100H29H30']],
  ['are none without rates', closes(null), null],
])('the lines %s', (_name, given, expected) => {
  expect(linesOf(given)).toEqual(expected);
});

it('stay within the chart, and reach its lower and upper edge', () => {
  const rate = fc.option(fc.integer({ min: 1, max: 1_000 }));
  fc.assert(
    fc.property(fc.array(fc.option(fc.tuple(rate, rate)), { minLength: 1, maxLength: CLOSES_SHOWN }), (pairs) => {
      const lines = linesOf(closes(...pairs)) ?? [];
      const heights = lines.flatMap((line) => [...line.matchAll(/(?:M\d+ |V)([\d.]+)/g)].map(([, y]) => Number(y)));
      const places = lines.flatMap((line) => [...line.matchAll(/[MH](\d+)/g)].map(([, x]) => Number(x)));
      expect(places.every((place) => place >= CLOSES_SHOWN - pairs.length && place <= CLOSES_SHOWN)).toBe(true);
      expect(heights.every((height) => height >= 0 && height <= CHART_HEIGHT)).toBe(true);
      if (new Set(pairs.flat().filter((value) => value != null)).size > 1) {
        expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, CHART_HEIGHT]);
      }
    }),
  );
});

import fc from 'fast-check';
import type { SpreadVerdict } from '../../../src/domain/rates/spread';
import { judgeSpread, medianSpread, spreadOf } from '../../../src/domain/rates/spread';

const rate = fc.integer({ min: 1, max: 1_000_000_000 }).map((millionths) => millionths / 1_000_000);

describe('the spread', () => {
  it.each([
    [1.187, 1.15, 317],
    [1.15, 1.187, -317],
    [1.15, 1.15, 0],
    [3, 1, 10_000],
    [20_082, 18_512.5, 813],
    // Around exactly half of a hundredth, where binary floating point errs in both directions.
    [1.00005, 0.99995, 1],
    [1.000025, 0.999975, 1],
    [1.000024, 0.999976, 0],
    [0.999975, 1.000025, -1],
    [0.999999, 1, 0],
    [0.000001, 1_000_000, -20_000],
  ])('of buy %p and sell %p is %p hundredths of a per cent of their middle', (buy, sell, spread) => {
    expect(spreadOf({ buy, sell })).toBe(spread);
  });

  it.each([
    [null, 1.15],
    [1.187, null],
    [0, 1.15],
    [1.187, 0],
  ])('of buy %p and sell %p is none', (buy, sell) => {
    expect(spreadOf({ buy, sell })).toBeNull();
    expect(judgeSpread({ buy, sell }, 100)).toBeNull();
  });

  it('is the same whichever the units, and turns its sign with the rates', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 9_999 }), (buy, sell) => {
        const spread = spreadOf({ buy, sell });
        expect(spreadOf({ buy: buy / 1_000, sell: sell / 1_000 })).toBe(spread);
        expect(spreadOf({ buy: sell, sell: buy })).toBe(0 - (spread ?? NaN));
      }),
    );
  });

  it('is the nearest whole hundredth, and within the whole middle rate on both sides', () => {
    fc.assert(
      fc.property(rate, rate, (buy, sell) => {
        const spread = spreadOf({ buy, sell }) ?? NaN;
        expect(Number.isInteger(spread)).toBe(true);
        expect(Math.abs(spread)).toBeLessThanOrEqual(20_000);
        expect(Math.abs(spread - (20_000 * (buy - sell)) / (buy + sell))).toBeLessThan(0.500_01);
      }),
    );
  });
});

describe('what is said of a spread', () => {
  it.each<[string, number, number, number | null, SpreadVerdict]>([
    ['as usual', 1.187, 1.15, 317, 'usual'],
    ['one point wider', 1.187, 1.15, 217, 'usual'],
    ['more than a point wider', 1.187, 1.15, 216, 'wider'],
    ['one point narrower', 1.187, 1.15, 417, 'usual'],
    ['more than a point narrower', 1.187, 1.15, 418, 'narrower'],
    ['without a usual one', 1.187, 1.05, null, 'usual'],
    ['a loss', 1.15, 1.187, -317, 'loss'],
    ['a loss that is rounded to 0', 0.999999, 1, 0, 'loss'],
    ['nothing', 1.15, 1.15, 0, 'nothing'],
    ['nothing, without a usual one', 1.15, 1.15, null, 'nothing'],
    ['next to nothing, as usual', 1, 0.999999, 0, 'usual'],
  ])('%s', (_name, buy, sell, usual, verdict) => {
    expect(judgeSpread({ buy, sell }, usual)).toBe(verdict);
  });

  it('is a loss if and only if the office pays more than it gets', () => {
    fc.assert(
      fc.property(rate, rate, fc.option(fc.integer({ min: -20_000, max: 20_000 })), (buy, sell, usual) => {
        expect(judgeSpread({ buy, sell }, usual) === 'loss').toBe(sell > buy);
      }),
    );
  });
});

describe('the usual spread', () => {
  it.each([
    [[], null],
    [[317], 317],
    [[317, 400], 359],
    [[1, 1_000, 2], 2],
    [[4, 1, 3, 2], 3],
    [[-5, -10], -7],
  ])('of %j is %p', (spreads, usual) => {
    expect(medianSpread(spreads)).toBe(usual);
  });

  it('has as many above it as below it, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1 }), (spreads) => {
        const median = medianSpread(spreads) ?? NaN;
        expect(medianSpread([...spreads].reverse())).toBe(median);
        expect(spreads.filter((spread) => spread < median - 0.5).length).toBeLessThanOrEqual(spreads.length / 2);
        expect(spreads.filter((spread) => spread > median).length).toBeLessThanOrEqual(spreads.length / 2);
      }),
    );
  });
});

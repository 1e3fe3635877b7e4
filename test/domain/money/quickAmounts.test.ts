import fc from 'fast-check';
import { quickAmounts } from '../../../src/domain/money/quickAmounts';

describe('quickAmounts', () => {
  it.each([
    [1, [50, 100, 200, 500]],
    [0.86, [50, 100, 200, 500]],
    [1.15, [50, 100, 200, 500]],
    [4.2, [200, 500, 1_000, 2_000]],
    [23.9, [1_000, 2_000, 5_000, 10_000]],
    [359.5, [20_000, 50_000, 100_000, 200_000]],
    [19_000, [1_000_000, 2_000_000, 5_000_000, 10_000_000]],
  ])('at %s units for 1 EUR are %j', (rate, sums) => {
    expect(quickAmounts(rate)).toEqual(sums);
  });

  it('are four round sums in their order at any rate, the first worth 25 to 100 euros', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 1_000_000, noNaN: true }), (rate) => {
        const sums = quickAmounts(rate);
        expect(sums).toHaveLength(4);
        sums.forEach((sum) => expect(String(sum)).toMatch(/^(0\.0*)?[125]0*$/));
        expect([...sums].sort((one, other) => one - other)).toEqual(sums);
        const worth = (sums[0] ?? 0) / rate;
        expect(worth).toBeGreaterThan(25);
        expect(worth).toBeLessThan(100);
      }),
    );
  });
});

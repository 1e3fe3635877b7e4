import { minimumRateDecimals } from '../../../src/domain/rates/rateDecimals';

describe('minimumRateDecimals', () => {
  it.each([
    [0, 3],
    [9.9999, 3],
    [10, 2],
    [99.999, 2],
    [100, 1],
    [1_000_000, 1],
  ])('of %p: %d', (rate, decimals) => {
    expect(minimumRateDecimals(rate)).toBe(decimals);
  });
});

import fc from 'fast-check';
import { rateMove } from '../../../src/domain/rates/rateMove';

describe('rateMove', () => {
  it.each([
    [1.187, 1.192, true, '0.42'],
    [1.192, 1.187, false, '0.42'],
    [100, 110, true, '10.00'],
    [1, 1.00005, true, '0.01'],
    [374, 37.4, false, '90.00'],
    [5, 5, true, '0.00'],
  ])('from %p to %p', (stored, rate, isUp, percent) => {
    expect(rateMove(stored, rate)).toEqual({ isUp, percent });
  });

  it('is told of no rate that was 0', () => {
    expect(rateMove(0, 1)).toBeNull();
  });

  it('is as far down as it was up, measured by the same rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 1_000_000 }), fc.nat(999), (stored, step) => {
        expect(rateMove(stored, stored + step)?.percent).toBe(rateMove(stored, stored - step)?.percent);
      }),
    );
  });
});

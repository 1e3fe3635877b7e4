import fc from 'fast-check';
import { formatRate } from '../../../src/domain/rates/rateFormat';

describe('formatRate', () => {
  it.each([
    [0, '0,000'],
    [0.5, '0,500'],
    [1.1, '1,100'],
    [1.12345, '1,12345'],
    [9.9999, '9,9999'],
    [9.99, '9,990'],
    [10, '10,00'],
    [24.4, '24,40'],
    [24.378, '24,378'],
    [99.999, '99,999'],
    [100, '100,0'],
    [366.9, '366,9'],
    [1740.86, '1\u00a0740,86'],
    [20082, '20\u00a0082,0'],
    [1_000_000, '1\u00a0000\u00a0000,0'],
    [1e-7, '0,0000001'],
    [1e21, '1\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000\u00a0000,0'],
  ])('shows %p as %s', (rate, expected) => {
    expect(formatRate(rate)).toBe(expected);
  });

  it('keeps the value and the minimum of decimals of any rate', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (rate) => {
        const text = formatRate(rate);
        const decimals = text.split(',')[1] ?? '';
        expect(Number(text.replaceAll('\u00a0', '').replace(',', '.'))).toBe(rate);
        expect(decimals.length).toBeGreaterThanOrEqual(rate < 10 ? 3 : rate < 100 ? 2 : 1);
      }),
    );
  });
});

import fc from 'fast-check';
import { divide, multiply, roundHalfUp, toDecimalText, toFraction } from '../../../src/domain/money/decimal';

describe('toDecimalText', () => {
  it.each([
    [0, '0'],
    [25, '25'],
    [1.1684, '1.1684'],
    [1e-7, '0.0000001'],
    [1.5e-10, '0.00000000015'],
    [1e21, '1000000000000000000000'],
    [1.25e21, '1250000000000000000000'],
    [1.23456789e21, '1234567890000000000000'],
    [-2.5e-8, '-0.000000025'],
  ])('expands %p to %s', (value, expected) => {
    expect(toDecimalText(value)).toBe(expected);
  });

  it('keeps the value of any number and never writes an exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = toDecimalText(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('roundHalfUp', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['1.00499999999999999', 2, '1.00'],
    ['0.005', 2, '0.01'],
    ['0', 2, '0.00'],
    ['9.995', 2, '10.00'],
    ['2.5', 0, '3'],
    ['8.345', 2, '8.35'],
    ['1.255', 2, '1.26'],
  ])('rounds %s to %i decimals: %s', (text, decimals, expected) => {
    expect(roundHalfUp(toFraction(text), decimals)).toBe(expected);
  });

  it('is at most half a unit away, and up when exactly half', () => {
    const hundredths = fc.bigInt({ min: 0n, max: 10n ** 20n });
    fc.assert(
      fc.property(hundredths, fc.bigInt({ min: 1n, max: 10n ** 12n }), (numerator, denominator) => {
        const rounded = BigInt(roundHalfUp({ numerator, denominator }, 2).replace('.', ''));
        const doubledDistance = 2n * (rounded * denominator - numerator * 100n);
        expect(doubledDistance > -denominator && doubledDistance <= denominator).toBe(true);
      }),
    );
  });
});

describe('fractions', () => {
  it('multiply and divide exactly', () => {
    expect(roundHalfUp(multiply(toFraction('0.1'), toFraction('0.2')), 20)).toBe('0.02000000000000000000');
    expect(roundHalfUp(divide(toFraction('1'), toFraction('3')), 5)).toBe('0.33333');
    expect(roundHalfUp(divide(toFraction('0.3'), toFraction('0.1')), 0)).toBe('3');
  });
});

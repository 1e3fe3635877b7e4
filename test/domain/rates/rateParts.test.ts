import fc from 'fast-check';
import { LARGEST_RATE, partOfProblem, readRateParts, splitPastedRate, splitRate } from '../../../src/domain/rates/rateParts';
import type { RateProblem } from '../../../src/domain/rates/rateParts';
import { badParts } from '../../support/badParts';

describe('splitRate', () => {
  it.each([
    [25, '25', '0'],
    [1.1, '1', '1'],
    [0, '0', '0'],
    [0.0000001, '0', '0000001'],
    [20082.5, '20082', '5'],
    [1e21, '1000000000000000000000', '0'],
  ])('%p gives %p and %p', (rate, whole, decimals) => {
    expect(splitRate(rate)).toEqual({ whole, decimals });
  });
});

describe('readRateParts', () => {
  it.each([
    ['1', '1', 1.1],
    ['1', '10', 1.1],
    ['1', '', 1],
    ['', '5', 0.5],
    [' 1 ', '\u00a025', 1.25],
    ['007', '0', 7],
    ['1000000', '0', LARGEST_RATE],
    ['1000000', '', LARGEST_RATE],
    ['0', '000001', 0.000001],
    ['999999', '999999', 999999.999999],
  ])('%j and %j are %p', (whole, decimals, rate) => {
    expect(readRateParts({ whole, decimals })).toEqual({ isRate: true, rate });
  });

  it.each<[string, string, RateProblem]>([
    ['', '', 'zero'],
    ['0', '0', 'zero'],
    ['0', '000000', 'zero'],
    ['1000000', '000001', 'tooLarge'],
    ['1000001', '0', 'tooLarge'],
    ['12345678', '0', 'tooLarge'],
    ['00000001', '0', 'tooLarge'],
    ['1', '1234567', 'tooManyDecimals'],
    ['1', 'a', 'decimalsNotDigits'],
    ['a', 'a', 'wholeNotDigits'],
  ])('%j and %j: %s', (whole, decimals, problem) => {
    expect(readRateParts({ whole, decimals })).toEqual({ isRate: false, problem });
  });

  it.each(badParts)('takes %j for no part of a rate, on either side of the comma', (text) => {
    expect(readRateParts({ whole: text, decimals: '5' })).toEqual({ isRate: false, problem: 'wholeNotDigits' });
    expect(readRateParts({ whole: '5', decimals: text })).toEqual({ isRate: false, problem: 'decimalsNotDigits' });
  });

  it('reads every rate that it could have stored back from its parts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LARGEST_RATE * 1_000_000 }), (millionths) => {
        const rate = Number(`${Math.floor(millionths / 1_000_000)}.${String(millionths % 1_000_000).padStart(6, '0')}`);
        expect(readRateParts(splitRate(rate))).toEqual({ isRate: true, rate });
      }),
    );
  });

  it('never gives anything but a finite rate above 0 and up to the largest', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+eExX ') }));
    fc.assert(
      fc.property(text, text, (whole, decimals) => {
        const reading = readRateParts({ whole, decimals });
        if (reading.isRate) {
          expect(reading.rate).toBeGreaterThan(0);
          expect(reading.rate).toBeLessThanOrEqual(LARGEST_RATE);
          expect(`${whole.trim()}${decimals.trim()}`).toMatch(/^[0-9]+$/);
        }
      }),
    );
  });
});

describe('partOfProblem', () => {
  it.each<[RateProblem, string | null]>([
    ['wholeNotDigits', 'whole'],
    ['decimalsNotDigits', 'decimals'],
    ['tooManyDecimals', 'decimals'],
    ['zero', null],
    ['tooLarge', null],
  ])('%s: %p', (problem, part) => {
    expect(partOfProblem(problem)).toBe(part);
  });
});

describe('splitPastedRate', () => {
  it.each([
    ['1,2345', '1', '2345'],
    ['1.2345', '1', '2345'],
    ['1 234,5', '1234', '5'],
    ['1\u00a0234,5', '1234', '5'],
    [' 25,0\n', '25', '0'],
    ['1 234', '1234', '0'],
    ['12,', '12', '0'],
  ])('%j gives %j and %j', (text, whole, decimals) => {
    expect(splitPastedRate(text)).toEqual({ whole, decimals });
  });

  it.each(['12', ' 12 ', '', 'abc', '1,234.5', '1e3', '-1,5', ',5'])('leaves %j to the browser', (text) => {
    expect(splitPastedRate(text)).toBeNull();
  });
});

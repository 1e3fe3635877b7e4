import fc from 'fast-check';
import {
  LARGEST_RATE,
  partOfProblem,
  readRateParts,
  readPastedRate,
  refusalOf,
  splitRate,
} from '../../../src/domain/rates/rateParts';
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

describe('readPastedRate', () => {
  it.each([
    ['1,2345', '1', '2345'],
    ['1.2345', '1', '2345'],
    [' €\u00a01,5 ', '1', '5'],
    ['1.187', '1', '187'],
    ['1,187', '1', '187'],
    ['1 234,5', '1234', '5'],
    ['1\u00a0234,5', '1234', '5'],
    ['1\u202f234\u202f567.25', '1234567', '25'],
    ["1'234.5", '1234', '5'],
    ['1’234,5', '1234', '5'],
    ['\u200e1,187\u200b', '1', '187'],
    ['1.234,5', '1234', '5'],
    ['1,234.5', '1234', '5'],
    ['1.234.567', '1234567', ''],
    ['1,234,567.8', '1234567', '8'],
    ['1,2345 €', '1', '2345'],
    ['1,2345\u00a0€', '1', '2345'],
    ['€1.5', '1', '5'],
    ['1,2345 USD', '1', '2345'],
    ['EUR 1 234,5', '1234', '5'],
    ['24,9 Kč', '24', '9'],
    ['4,25 zł', '4', '25'],
    ['24,9 Kč'.normalize('NFD'), '24', '9'],
    ['359,5 Ft', '359', '5'],
    ['1,2345 eur', '1', '2345'],
    [' 25,0\n', '25', '0'],
    ['1 234', '1234', ''],
    ['375', '375', ''],
    ['007,5', '7', '5'],
    ['12,', '12', ''],
    [',5', '', '5'],
    ['.5', '', '5'],
    ['1,23456789', '1', '23456789'],
  ])('%j gives %j and %j', (text, whole, decimals) => {
    expect(readPastedRate(text)).toEqual({ whole, decimals });
  });

  it.each([
    '',
    ' ',
    ',',
    'abc',
    '€',
    '1e3',
    '-1,5',
    '+1',
    '1,2,3',
    '1.23.456',
    '12 34,5',
    '1,234.567,8',
    '1,187\t1,15',
    '1,5 Kč!',
    '1,2 mil',
    '１,５',
  ])("can't read %j", (text) => {
    expect(readPastedRate(text)).toBeNull();
  });

  it('reads every rate back, however it is written', () => {
    const groups = fc.constantFrom('', ' ', '\u00a0', '\u202f', '.', ',');
    const separators = fc.constantFrom(',', '.');
    const ends = fc.constantFrom('', ' €', '\u00a0EUR', '\n');
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.nat(999_999), groups, separators, ends, (whole, millionths, group, separator, end) => {
        fc.pre(group !== separator);
        const decimals = String(millionths).padStart(6, '0');
        const written = `${String(whole).replace(/\B(?=(\d{3})+$)/g, group)}${separator}${decimals}${end}`;
        expect(readPastedRate(written)).toEqual({ whole: String(whole), decimals });
      }),
    );
  });
});

describe('refusalOf', () => {
  it.each([
    ['0,95\t0,9', 'severalRates'],
    ['USD\t0,95\t0,9', 'severalRates'],
    ['24,9\r\n374,0\r\n', 'severalRates'],
    ['24,9;23,9', 'severalRates'],
    ['24,90 25,40', 'severalRates'],
    ['USD 1,15 / 1,08', 'severalRates'],
    ['1 23', 'noRate'],
    ['1 EUR = 25,4 Kčs', 'noRate'],
    ['USD\t0,95', 'noRate'],
    ['24,9 alebo 25', 'noRate'],
    ['', 'noRate'],
  ] as const)('takes %j for %s', (text, refusal) => {
    expect(refusalOf(text)).toBe(refusal);
  });
});

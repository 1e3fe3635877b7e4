import fc from 'fast-check';
import { readAmount } from '../../src/domain/money/amount';
import { ageOf } from '../../src/domain/time/age';
import { parseStoredTimestamp } from '../../src/domain/time/timestamps';
import type { UpdatedTimeDisplay } from '../../src/domain/time/timestamps';
import { createFormat } from '../../src/site/format';
import { sk } from '../../src/site/words/sk';

const formatFor = (updatedTimeDisplay: UpdatedTimeDisplay) =>
  createFormat('sk', sk.formats, { updatedTimeDisplay, timeZone: 'Europe/Bratislava' });
const format = formatFor('plus-two-hours');

function display(stored: string, rule: UpdatedTimeDisplay = 'plus-two-hours'): string {
  return formatFor(rule).storedTime(parseStoredTimestamp(stored) ?? NaN);
}

describe('a rate', () => {
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
    expect(format.rate(rate)).toBe(expected);
  });

  it('keeps the value and the minimum of decimals of any rate', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (rate) => {
        const text = format.rate(rate);
        const decimals = text.split(',')[1] ?? '';
        expect(Number(text.replaceAll('\u00a0', '').replace(',', '.'))).toBe(rate);
        expect(decimals.length).toBeGreaterThanOrEqual(rate < 10 ? 3 : rate < 100 ? 2 : 1);
      }),
    );
  });
});

describe('an amount', () => {
  it.each([
    ['5', '5,00'],
    ['1234.5', '1\u00a0234,50'],
    ['1.005', '1,005'],
    ['0.10', '0,10'],
  ])('shows %s as %s', (amount, expected) => {
    expect(format.amount(amount)).toBe(expected);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (cents) => {
        const digits = cents.toString().padStart(3, '0');
        const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(readAmount(format.amount(amount), ',')?.amount).toBe(amount.replace(/\.?0*$/, ''));
      }),
    );
  });
});

describe('an age', () => {
  it.each([
    [59_999, null],
    [60_000, 'pred 1 minútou'],
    [185_000, 'pred 3 minútami'],
    [3_599_999, 'pred 59 minútami'],
    [3_600_000, 'pred 1 hodinou'],
    [86_399_999, 'pred 23 hodinami'],
    [86_400_000, 'pred 1 dňom'],
    [172_800_000, 'pred 2 dňami'],
  ])('%d ms: %s', (milliseconds, words) => {
    expect(format.age(ageOf(milliseconds))).toBe(words);
  });
});

describe('a stored time', () => {
  it.each([
    ['2026-04-13T15:30:00', '13.4.2026 o 17:30'],
    ['2026-04-13T15:30:00.123Z', '13.4.2026 o 17:30'],
    ['2026-12-31T22:05:00', '1.1.2027 o 00:05'],
    ['2026-03-29T00:30:00', '29.3.2026 o 02:30'],
    ['2026-10-25T01:30:00', '25.10.2026 o 03:30'],
  ])('shows %s shifted forward two hours: %s', (stored, expected) => {
    expect(display(stored)).toBe(expected);
  });

  it.each([
    ['2026-07-01T12:00:00', '1.7.2026 o 12:00'],
    ['2026-01-15T12:00:00', '15.1.2026 o 11:00'],
  ])('shows %s as the true moment on the office clock when so chosen: %s', (stored, expected) => {
    expect(display(stored, 'office-time')).toBe(expected);
  });
});

describe('a moment', () => {
  it('shows hours and minutes on the office clock', () => {
    expect(format.moment(Date.parse('2026-07-01T12:05:00Z'))).toBe('1.7. o 14:05');
    expect(format.moment(Date.parse('2026-01-01T23:05:00Z'))).toBe('2.1. o 00:05');
  });
});

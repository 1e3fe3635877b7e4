import fc from 'fast-check';
import { judgeEdit } from '../../../src/domain/rates/rateEdit';
import { LARGEST_RATE, readRateParts, readPastedRate, splitRate } from '../../../src/domain/rates/rateParts';

const MILLION = 1_000_000;
/** Every rate that the editor can write: up to six decimals in (0, 1 000 000]. */
const writableRate = fc.integer({ min: 1, max: LARGEST_RATE * MILLION }).map((millionths) => millionths / MILLION);
const anyPart = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789') }),
  fc.string({ unit: fc.constantFrom(...'019.,eExX+- \u00a0１٣') }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Infinity', 'NaN', '1e3', '0x10', '-1', '1.5', '<b>1</b>', 'null'),
);

describe('the parts of a rate', () => {
  it('give back any rate that can be written, to the last decimal', () => {
    fc.assert(
      fc.property(writableRate, (rate) => {
        expect(readRateParts(splitRate(rate))).toEqual({ isRate: true, rate });
      }),
    );
  });

  it('of any stored number are digits, and unchanged while nobody touches them', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (stored) => {
        const parts = splitRate(stored);
        expect(`${parts.whole},${parts.decimals}`).toMatch(/^\d+,\d+$/);
        expect(judgeEdit(parts, stored)).toEqual({ type: 'unchanged' });
      }),
    );
  });

  it('are a rate in (0, 1 000 000] that reads as it was typed, or are refused', () => {
    fc.assert(
      fc.property(anyPart, anyPart, (whole, decimals) => {
        const reading = readRateParts({ whole, decimals });
        if (!reading.isRate) {
          return;
        }
        expect(whole.trim()).toMatch(/^[0-9]{0,7}$/);
        expect(decimals.trim()).toMatch(/^[0-9]{0,6}$/);
        expect(reading.rate).toBe(Number(`${whole.trim() || '0'}.${decimals.trim() || '0'}`));
        expect(reading.rate > 0 && reading.rate <= LARGEST_RATE).toBe(true);
      }),
    );
  });

  it('of a pasted rate are those of the rate', () => {
    fc.assert(
      fc.property(writableRate, fc.constantFrom(',', '.'), (rate, point) => {
        const { whole, decimals } = splitRate(rate);
        expect(readPastedRate(`${whole}${point}${decimals}`)).toEqual({ whole, decimals });
      }),
    );
  });
});

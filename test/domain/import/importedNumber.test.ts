import fc from 'fast-check';
import type { DecimalMark } from '../../../src/domain/import/importedNumber';
import { readImportedNumber } from '../../../src/domain/import/importedNumber';

describe('readImportedNumber', () => {
  it.each<[string, string | null, string | null]>([
    ['24,378', '24.378', '24378'],
    ['24.378', '24378', '24.378'],
    ['0,946', '0.946', null],
    ['0.946', null, '0.946'],
    ['1,1684', '1.1684', null],
    ['1.1684', null, '1.1684'],
    ['186', '186', '186'],
    ['1 234,56', '1234.56', null],
    ['1\u00a0234\u00a0567,5', '1234567.5', null],
    ['\u200e24,85\u200b', '24.85', null],
    ['1.234,56', '1234.56', null],
    ['1,234.56', null, '1234.56'],
    ["1'234.56", null, '1234.56'],
    ['1.234.567', '1234567', null],
    ['1 234.567', null, '1234.567'],
    [' 007,50 ', '7.50', null],
    [',95', '0.95', null],
    ['.95', null, '0.95'],
    ['0', '0', '0'],
    ['', null, null],
    ['-', null, null],
    [',', null, null],
    ['25,', null, null],
    ['-1,5', null, null],
    ['1 2345,6', null, null],
    ['1 234 56', null, null],
    ['1 234.567,8', null, null],
    ['1e3', null, null],
    ['24,378 CZK', null, null],
    ['€1', null, null],
    ['1'.repeat(30), '1'.repeat(30), '1'.repeat(30)],
    ['1'.repeat(31), null, null],
  ])('%j is %s with a comma, %s with a point', (text, withComma, withPoint) => {
    expect([readImportedNumber(text, ','), readImportedNumber(text, '.')]).toEqual([withComma, withPoint]);
  });

  it('reads what it is written as, however its groups are parted', () => {
    const groups: Readonly<Record<DecimalMark, readonly string[]>> = {
      ',': ['', ' ', '\u00a0', '.', "'"],
      '.': ['', ' ', '\u202f', ',', '’'],
    };
    const number = fc.record({
      whole: fc.integer({ min: 0, max: 999_999_999 }),
      decimals: fc.option(fc.stringMatching(/^\d{1,6}$/)),
      mark: fc.constantFrom<DecimalMark>(',', '.'),
      group: fc.nat({ max: 4 }),
    });
    fc.assert(
      fc.property(number, ({ whole, decimals, mark, group }) => {
        const written = String(whole).replace(/\B(?=(\d{3})+$)/g, groups[mark][group] ?? '');
        const text = decimals === null ? written : `${written}${mark}${decimals}`;
        expect(readImportedNumber(text, mark)).toBe(decimals === null ? String(whole) : `${whole}.${decimals}`);
      }),
    );
  });

  it('never throws, and what it reads is a plain decimal', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom<DecimalMark>(',', '.'), (text, mark) => {
        const read = readImportedNumber(text, mark);
        expect(read === null || /^\d+(\.\d+)?$/.test(read)).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { toCsv } from '../../../src/domain/archive/csv';

const BOM = '\ufeff';

it('writes UTF-8 with a mark, semicolons and a decimal comma', () => {
  expect(
    toCsv([
      ['Čas', 'Nákup'],
      ['a', { number: '-1.25' }],
      [null, ''],
    ]),
  ).toBe(`${BOM}Čas;Nákup\r\na;-1,25\r\n;\r\n`);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+421', "'+421"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=a;"b"', `"'=a;""b"""`],
  ['a;b', '"a;b"'],
  ['say "ah"', '"say ""ah"""'],
  ['two\nlines', '"two\nlines"'],
  ['Jana', 'Jana'],
])('writes %j as %j', (text, written) => {
  expect(toCsv([[text]])).toBe(`${BOM}${written}\r\n`);
});

it('lets no text begin a formula or another cell', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ';', '"', "'", 'a', ' ') }), (text) => {
      const cell = toCsv([[text]]).slice(BOM.length, -'\r\n'.length);
      const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(inner).not.toMatch(/^[=+\-@\t\r]/);
      expect(cell.startsWith('"') || !/[;"\r\n]/.test(cell)).toBe(true);
      expect(inner === text || inner === `'${text}`).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import type { BoardOptions } from '../../../src/domain/board/options';
import { readBoardOptions } from '../../../src/domain/board/options';
import { languages } from '../../../src/domain/languages';

const usual: BoardOptions = { currencies: [], languages: ['sk', 'en'], pageSeconds: 12, isDark: false, replaceMinutes: 15 };
const read = (search: string): BoardOptions => readBoardOptions(search, languages);

describe('the options in a board’s address', () => {
  it.each<[search: string, chosen: Partial<BoardOptions>]>([
    ['', {}],
    ['?', {}],
    ['?currencies=USD,CZK', { currencies: ['USD', 'CZK'] }],
    ['?currencies=czk, usd ,,CZK', { currencies: ['CZK', 'USD'] }],
    ['?currencies=US,DOLLAR,U5D,<b>,PLN', { currencies: ['PLN'] }],
    ['?currencies=', {}],
    ['?languages=de', { languages: ['de'] }],
    ['?languages=DE,hu', { languages: ['de', 'hu'] }],
    ['?languages=en,sk,de', { languages: ['en', 'sk'] }],
    ['?languages=uk,uk', { languages: ['uk'] }],
    ['?languages=fr,pl', { languages: ['pl'] }],
    ['?languages=fr', {}],
    ['?languages=constructor,__proto__', {}],
    ['?page=20', { pageSeconds: 20 }],
    ['?page=4', { pageSeconds: 4 }],
    ['?page=3', {}],
    ['?page=120', { pageSeconds: 120 }],
    ['?page=121', {}],
    ['?page=7.5', {}],
    ['?page=-8', {}],
    ['?page=1e1', {}],
    ['?dark', { isDark: true }],
    ['?dark=1', { isDark: true }],
    ['?dark=True', { isDark: true }],
    ['?dark=no', {}],
    ['?dark=0', {}],
    ['?dark=perhaps', {}],
    ['?replace=5', { replaceMinutes: 5 }],
    ['?replace=0', {}],
    ['?replace=1440', { replaceMinutes: 1_440 }],
    ['?replace=1441', {}],
    ['?replace=soon', {}],
    ['?what=ever&constructor=1&page=10', { pageSeconds: 10 }],
    ['?%E0%A4%A', {}],
  ])('"%s" choose what they say, and nothing else', (search, chosen) => {
    expect(read(search)).toEqual({ ...usual, ...chosen });
  });

  it('are in the languages that the office offers', () => {
    expect(readBoardOptions('?languages=en,de', ['sk', 'de']).languages).toEqual(['de']);
    expect(readBoardOptions('', ['sk', 'hu', 'pl']).languages).toEqual(['sk', 'hu']);
    expect(readBoardOptions('', ['sk']).languages).toEqual(['sk']);
  });

  it('never break the board, whatever stands in the address', () => {
    const value = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.integer().map(String));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('currencies', 'languages', 'page', 'dark', 'replace'), value)),
        (parameters) => {
          const options = read(`?${parameters.map((parameter) => parameter.join('=')).join('&')}`);
          expect(options.currencies.every((code) => /^[A-Z]{3,5}$/.test(code))).toBe(true);
          expect([1, 2]).toContain(options.languages.length);
          expect(options.languages.every((language) => languages.includes(language))).toBe(true);
          expect(options.pageSeconds).toBeGreaterThanOrEqual(4);
          expect(options.pageSeconds).toBeLessThanOrEqual(120);
          expect(options.replaceMinutes).toBeGreaterThanOrEqual(1);
          expect(options.replaceMinutes).toBeLessThanOrEqual(1_440);
        },
      ),
    );
  });
});

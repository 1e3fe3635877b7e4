import { readCurrencyCell, readUnits } from '../../../src/domain/import/currencyCell';

describe('readCurrencyCell', () => {
  it.each<[string, string | null, number | null]>([
    ['USD', 'USD', null],
    [' usd ', 'USD', null],
    ['USDT', 'USDT', null],
    ['100 HUF', 'HUF', 100],
    ['HUF 100', 'HUF', 100],
    ['HUF/100', 'HUF', 100],
    ['1 USD', 'USD', 1],
    ['USD – americký dolár', 'USD', null],
    ['americký dolár (USD)', 'USD', null],
    ['EUR', 'EUR', null],
    ['EUR/CZK', 'CZK', null],
    ['USD/CZK', null, null],
    ['250 HUF', null, null],
    ['USD 100x', 'USD', null],
    ['USD x100', 'USD', null],
    ['USDT (USD)', 'USD', null],
    ['ABCDEF 1', null, null],
    ['(HUF)', 'HUF', null],
    ['– €', null, null],
    ['100 HUF 10', null, null],
    ['americký dolár', null, null],
    ['Kurzy platia od 13. 4. 2026', null, null],
    ['', null, null],
    ['__proto__', null, null],
  ])('%j is %s for %s', (text, acronym, units) => {
    expect(readCurrencyCell(text)).toEqual(acronym === null ? null : { acronym, units });
  });
});

describe('readUnits', () => {
  it.each([
    ['1', 1],
    ['10', 10],
    ['100', 100],
    ['1 000', 1_000],
    ['10\u00a0000', 10_000],
    ['100000', null],
    ['5', null],
    ['210', null],
    ['1,00', 1],
    ['100.0', 100],
    ['1 ks', 1],
    ['100 HUF', 100],
    ['1.000', null],
    ['ks', null],
    [`${'a'.repeat(100_000)}1`, null],
    ['', null],
    ['0', null],
  ])('%j is %s', (text, units) => {
    expect(readUnits(text)).toBe(units);
  });
});

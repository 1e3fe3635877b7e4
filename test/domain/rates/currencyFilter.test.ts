import { findCurrencies } from '../../../src/domain/rates/currencyFilter';
import { buildCurrency } from '../../support/builders';

const koruna = buildCurrency({ acronym: 'CZK', name_sk: 'česká koruna', name_en: 'Czech Koruna' });
const crown = buildCurrency({ acronym: 'SEK', name_sk: 'švédska koruna', name_en: 'Swedish Krona' });
const leu = buildCurrency({ acronym: 'RON', name_sk: 'rumunské leu', name_en: 'Romanian Leu' });
const list = [koruna, crown, leu];
const codes = (text: string) => findCurrencies(list, text).map(({ acronym }) => acronym);

describe('findCurrencies', () => {
  it.each(['czk', 'CZ', 'česká', 'ceska', 'ČESKA kor', 'czech', ' cz '])('%j finds the Czech koruna alone', (text) => {
    expect(codes(text)).toEqual(['CZK']);
  });

  it.each(['Złoty', 'zloty', 'polsky zl'])('%j finds the Polish zloty, whose letter has a stroke', (text) => {
    const zloty = buildCurrency({ acronym: 'PLN', name_sk: 'poľský złoty', name_en: null });
    expect(findCurrencies([zloty, ...list], text)).toEqual([zloty]);
  });

  it.each(['usd', 'dolár', 'koruna x', '.*'])('%j finds none', (text) => {
    expect(codes(text)).toEqual([]);
  });

  it.each(['', ' '])('%j finds all', (text) => {
    expect(findCurrencies(list, text)).toBe(list);
  });

  it('gives those first whose code begins with the text, then names, each in the order of the list', () => {
    expect(codes('ro')).toEqual(['RON', 'SEK']);
    expect(codes('koruna')).toEqual(['CZK', 'SEK']);
    expect(codes('e')).toEqual(['CZK', 'SEK', 'RON']);
  });

  it('does without names', () => {
    const gold = { acronym: 'XAU', name_sk: null, name_en: null };
    expect(findCurrencies([gold], 'xau')).toEqual([gold]);
    expect(findCurrencies([gold], 'null')).toEqual([]);
  });
});

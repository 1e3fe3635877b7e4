import { matchesFilter } from '../../../src/domain/rates/currencyFilter';
import { buildCurrency } from '../../support/builders';

const koruna = buildCurrency({ acronym: 'CZK', name_sk: 'česká koruna', name_en: 'Czech Koruna' });

describe('matchesFilter', () => {
  it.each(['', ' ', 'czk', 'CZ', 'česká', 'ceska', 'ČESKA kor', 'czech', ' koruna '])('%j finds it', (text) => {
    expect(matchesFilter(koruna, text)).toBe(true);
  });

  it.each(['usd', 'dolár', 'koruna x', '.*'])('%j does not', (text) => {
    expect(matchesFilter(koruna, text)).toBe(false);
  });

  it('does without names', () => {
    expect(matchesFilter({ acronym: 'XAU', name_sk: null, name_en: null }, 'xau')).toBe(true);
    expect(matchesFilter({ acronym: 'XAU', name_sk: null, name_en: null }, 'null')).toBe(false);
  });
});

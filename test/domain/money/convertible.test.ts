import { convertibleOf } from '../../../src/domain/money/convertible';
import { buildCurrency } from '../../support/builders';

const usd = buildCurrency();
const czk = buildCurrency({ acronym: 'CZK' });
const euro = buildCurrency({ acronym: 'EUR', name_sk: 'naše euro' });

describe('what the calculator converts between', () => {
  it('is nothing before there are rates', () => {
    expect(convertibleOf([])).toEqual([]);
  });

  it('begins with the base currency, which is added where the list has none', () => {
    expect(convertibleOf([usd, czk])).toEqual([
      { key: 'eur', acronym: 'EUR', name_en: 'Euro', name_sk: 'euro', buy: 1, sell: 1, updated: null },
      usd,
      czk,
    ]);
    expect(convertibleOf([usd, euro, czk])).toEqual([euro, usd, czk]);
  });
});

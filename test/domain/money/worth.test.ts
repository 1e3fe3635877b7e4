import { worthInBase } from '../../../src/domain/money/worth';
import { buildCurrency } from '../../support/builders';

describe('worthInBase', () => {
  it.each([
    ['1187', buildCurrency({ acronym: 'USD', buy: 1.187, sell: 1.15 }), '1000.00'],
    ['24850', buildCurrency({ acronym: 'CZK', buy: 24.85, sell: 23.9 }), '1000.00'],
    ['999.5', buildCurrency({ acronym: 'EUR', buy: null, sell: null }), '999.5'],
    ['100', buildCurrency({ acronym: 'GBP', buy: null }), null],
    ['100', buildCurrency({ acronym: 'GBP', buy: 0 }), null],
  ])('is, of %s of %j, %p euros', (amount, owned, worth) => {
    expect(worthInBase(amount, owned)).toBe(worth);
  });
});

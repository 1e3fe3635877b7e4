import { sortCurrencies } from '../../src/domain/currencyOrder';

const named = (...acronyms: string[]) => acronyms.map((acronym) => ({ acronym }));

describe('sortCurrencies', () => {
  it("follows the office's order, then the acronyms", () => {
    expect(sortCurrencies(named('AUD', 'CZK', 'ZAR', 'EUR', 'USD'), ['USD', 'CZK'])).toEqual(
      named('USD', 'CZK', 'AUD', 'EUR', 'ZAR'),
    );
  });

  it('leaves the given list as it was', () => {
    const given = named('B', 'A');
    sortCurrencies(given, []);
    expect(given).toEqual(named('B', 'A'));
  });
});

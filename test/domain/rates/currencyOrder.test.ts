import fc from 'fast-check';
import { sortCurrencies } from '../../../src/domain/rates/currencyOrder';

const named = (...acronyms: string[]) => acronyms.map((acronym) => ({ acronym }));

describe('sortCurrencies', () => {
  it("follows the office's order, then the acronyms", () => {
    expect(sortCurrencies(named('AUD', 'CZK', 'ZAR', 'EUR', 'USD'), ['USD', 'CZK'])).toEqual(
      named('USD', 'CZK', 'AUD', 'EUR', 'ZAR'),
    );
  });

  it('gives any list the same order, and leaves records of one acronym as they stood', () => {
    const sorted = ['USD', 'CZK', 'AUD', 'EUR', 'XAU', 'ZAR'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...sorted)), (acronyms) => {
        const records = acronyms.map((acronym, key) => ({ acronym, key }));
        expect(sortCurrencies(records, ['USD', 'CZK'])).toEqual(
          sorted.flatMap((wanted) => records.filter(({ acronym }) => acronym === wanted)),
        );
      }),
    );
  });

  it('leaves the given list as it was', () => {
    const given = named('B', 'A');
    sortCurrencies(given, []);
    expect(given).toEqual(named('B', 'A'));
  });
});

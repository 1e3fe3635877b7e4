import { isCurrencyName, missingNames } from '../../../src/domain/rates/missingNames';
import { buildCurrency } from '../../support/builders';

describe('a name of a currency', () => {
  it.each([
    ['libra', true],
    ['US Dollar', true],
    ['x', true],
    ['x'.repeat(100), true],
    ['x'.repeat(101), false],
    ['', false],
    [' ', false],
    [' libra', false],
    ['libra ', false],
    ['US\u00a0Dollar', false],
    ['US\tDollar', false],
    ['li\u200bbra', false],
    ['US\u2028Dollar', false],
    [null, false],
  ])('%j is one: %p', (text, isName) => {
    expect(isCurrencyName(text)).toBe(isName);
  });
});

describe('the names that a record lacks', () => {
  const given = { name_en: 'British Pound', name_sk: 'britská libra' };
  const nameCurrency = jest.fn(() => given);

  it.each<[string, string | null, string | null, Partial<typeof given>]>([
    ['both', null, '', given],
    ['the English one', 'Po\u200bund', 'libra', { name_en: given.name_en }],
    ['the Slovak one', 'Pound', null, { name_sk: given.name_sk }],
  ])('are given for its code: %s', (_lacking, name_en, name_sk, missing) => {
    expect(missingNames(buildCurrency({ acronym: 'GBP', name_en, name_sk }), nameCurrency)).toEqual(missing);
    expect(nameCurrency).toHaveBeenLastCalledWith('GBP');
  });

  it('keep the wording of the record where only blanks are wrong with it', () => {
    nameCurrency.mockClear();
    const padded = buildCurrency({ acronym: 'GBP', name_en: 'Pound\u00a0sterling', name_sk: ' libra  šterlingov ' });
    expect(missingNames(padded, nameCurrency)).toEqual({ name_en: 'Pound sterling', name_sk: 'libra šterlingov' });
    expect(nameCurrency).not.toHaveBeenCalled();
  });

  it('are none, and not asked for, when both will do', () => {
    nameCurrency.mockClear();
    expect(missingNames(buildCurrency(), nameCurrency)).toEqual({});
    expect(nameCurrency).not.toHaveBeenCalled();
  });
});

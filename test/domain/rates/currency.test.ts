import { isComplete, parseCurrency } from '../../../src/domain/rates/currency';
import { buildCurrency, buildRecord } from '../../support/builders';

const fieldNames = Object.keys(buildRecord()) as (keyof ReturnType<typeof buildRecord>)[];

describe('parseCurrency', () => {
  it('reads a whole record and keeps its key', () => {
    expect(parseCurrency('usd', buildRecord())).toEqual({ key: 'usd', ...buildRecord() });
  });

  it('takes blanks around the acronym away, and keeps how it is stored', () => {
    expect(parseCurrency('usd', buildRecord({ acronym: ' USD ' }))).toMatchObject({ acronym: 'USD', storedAcronym: ' USD ' });
    expect(parseCurrency('usd', buildRecord())).not.toHaveProperty('storedAcronym');
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a text', 'USD'],
    ['a number', 7],
    ['true', true],
    ['an array', [buildRecord()]],
  ])('reads nothing from %s', (_name, value) => {
    expect(parseCurrency('usd', value)).toBeNull();
  });

  it.each([
    ['missing', undefined],
    ['null', null],
    ['blank', '  '],
    ['a number', 5],
  ])('needs an acronym, not %s', (_name, acronym) => {
    expect(parseCurrency('usd', { ...buildRecord(), acronym })).toBeNull();
  });

  it.each(fieldNames.filter((name) => name !== 'acronym'))('takes a missing or mistyped %s for null', (name) => {
    expect(parseCurrency('usd', { ...buildRecord(), [name]: undefined })).toMatchObject({ [name]: null });
    expect(parseCurrency('usd', { ...buildRecord(), [name]: { nested: true } })).toMatchObject({ [name]: null });
  });

  it.each([
    [0, 0],
    [1e-7, 1e-7],
    [1e21, 1e21],
    [-1, null],
    [NaN, null],
    [Infinity, null],
    ['1.2', null],
  ])('reads the rate %p as %p', (buy, expected) => {
    expect(parseCurrency('usd', { ...buildRecord(), buy })?.buy).toBe(expected);
  });

  it('takes no field from a child named __proto__', () => {
    const record: unknown = JSON.parse('{"acronym":"USD","__proto__":{"buy":5,"sell":4}}');
    expect(parseCurrency('usd', record)).toMatchObject({ buy: null, sell: null });
    expect(parseCurrency('usd', Object.create(buildRecord()) as unknown)).toBeNull();
  });

  it.each(['constructor', '__proto__', 'hasOwnProperty', '0'])('is not hurt by the key %s', (key) => {
    expect(parseCurrency(key, buildRecord())?.key).toBe(key);
  });
});

describe('isComplete', () => {
  it('takes a record with all six fields, a rate of 0 included', () => {
    expect(isComplete(buildCurrency({ buy: 0 }))).toBe(true);
  });

  it.each(fieldNames.filter((name) => name !== 'acronym'))('drops a record without %s', (name) => {
    expect(isComplete(buildCurrency({ [name]: null }))).toBe(false);
  });
});

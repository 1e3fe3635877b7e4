import type { Direction, QuotedLine, UnitsFrom } from '../../../src/domain/import/quotation';
import { quotationOptions, recogniseQuotation, toRate, toUnitsPerEuro, unitsOf } from '../../../src/domain/import/quotation';

const lineOf = (acronym: string, listed: string, stored: number, units: number | null = null): QuotedLine => ({
  acronym,
  listed,
  stored,
  units,
});
const usd = lineOf('USD', '1.19', 1.187);
const kinds = (lines: readonly QuotedLine[]) =>
  quotationOptions(lines).map(({ direction, unitsFrom }): [Direction, UnitsFrom] => [direction, unitsFrom]);

describe('the ways to understand a list', () => {
  it('are none without a line', () => {
    expect(quotationOptions([])).toEqual([]);
  });

  it('are those alone that make a difference', () => {
    expect(kinds([usd])).toEqual([
      ['unitsPerEuro', 'one'],
      ['euroPerUnits', 'one'],
    ]);
    expect(kinds([usd, lineOf('HUF', '3.75', 374)])).toEqual([
      ['unitsPerEuro', 'one'],
      ['unitsPerEuro', 'comparison'],
      ['euroPerUnits', 'one'],
    ]);
  });

  it('are by the units that the list tells too, as soon as one line tells them', () => {
    expect(kinds([usd, lineOf('JPY', '1.91', 190.5, 10)])).toEqual([
      ['unitsPerEuro', 'list'],
      ['unitsPerEuro', 'one'],
      ['unitsPerEuro', 'comparison'],
      ['euroPerUnits', 'list'],
      ['euroPerUnits', 'one'],
    ]);
  });

  it('show a line for many units as the example, rounded as its rate would be', () => {
    const [one, comparison] = quotationOptions([usd, lineOf('HUF', '3.7512345', 374)]);
    expect(one?.example).toEqual({ acronym: 'USD', listed: '1.19', rate: 1.19 });
    expect(comparison).toMatchObject({
      manyUnits: [{ units: 100, acronyms: ['HUF'] }],
      example: { acronym: 'HUF', listed: '3.7512345', rate: 375.12345 },
    });
    // A value in EUR becomes a rate with as many decimals as the stored rate shows.
    expect(quotationOptions([lineOf('USD', '0.8404', 1.187)])[1]?.example).toEqual({
      acronym: 'USD',
      listed: '0.8404',
      rate: 1.19,
    });
  });

  it('show no example that could not be stored', () => {
    expect(quotationOptions([lineOf('USD', '2000000', 1.187)])[0]?.example).toBeNull();
    expect(quotationOptions([lineOf('USD', '0', 1.187)])[0]?.example).toBeNull();
  });

  it('tell how far the rates would come from the stored ones, on average', () => {
    const [option] = quotationOptions([lineOf('USD', '2', 1), lineOf('CZK', '8', 1)]);
    expect(option?.distance).toBeCloseTo((Math.log(2) + Math.log(8)) / 2, 9);
  });

  it.each<[string, readonly string[], boolean]>([
    ['most come near', ['1', '1.2', '9'], true],
    ['most are far', ['1', '9', '9'], false],
    ['the only one is a little more than a quarter away', ['1.26'], false],
    ['the only one is a little less than a quarter away', ['1.24'], true],
    ['none is a number', ['0'], false],
  ])('are near if %s', (_name, listed, isNear) => {
    expect(quotationOptions(listed.map((number) => lineOf('USD', number, 1)))[0]?.isNear).toBe(isNear);
  });
});

describe('the way that is recognised', () => {
  it('is the nearest one', () => {
    const of = (lines: readonly QuotedLine[]) => recogniseQuotation(quotationOptions(lines));
    expect(of([usd])).toMatchObject({ direction: 'unitsPerEuro', unitsFrom: 'one' });
    expect(of([lineOf('USD', '0.84', 1.187)])).toMatchObject({ direction: 'euroPerUnits', unitsFrom: 'one' });
    expect(of([usd, lineOf('HUF', '3.75', 374)])).toMatchObject({ direction: 'unitsPerEuro', unitsFrom: 'comparison' });
  });

  it('is none where none comes near, or there is none', () => {
    expect(recogniseQuotation(quotationOptions([lineOf('USD', '2.6', 1.187)]))).toBeNull();
    expect(recogniseQuotation([])).toBeNull();
  });
});

describe('the units that a line is for', () => {
  it.each<[string, UnitsFrom, Omit<QuotedLine, 'acronym'>, number]>([
    ['one, whatever the list tells', 'one', { listed: '3.75', stored: 374, units: 100 }, 1],
    ['as the list tells', 'list', { listed: '3.75', stored: 374, units: 10 }, 10],
    ['one where it tells nothing', 'list', { listed: '3.75', stored: 374, units: null }, 1],
    ['as many as bring it nearest', 'comparison', { listed: '3.75', stored: 374, units: null }, 100],
    ['ten thousand at most', 'comparison', { listed: '2.1', stored: 21_000, units: null }, 10_000],
    ['one where none brings it near', 'comparison', { listed: '3.75', stored: 120, units: null }, 1],
    ['one where nothing can be compared', 'comparison', { listed: '3.75', stored: 0, units: null }, 1],
  ])('are %s', (_name, unitsFrom, line, units) => {
    expect(unitsOf({ direction: 'unitsPerEuro', unitsFrom }, line)).toBe(units);
  });

  it('are compared in EUR where the list counts them', () => {
    const line = { listed: '0.266', stored: 374, units: null };
    expect(unitsOf({ direction: 'euroPerUnits', unitsFrom: 'comparison' }, line)).toBe(100);
  });
});

it.each<[Direction, string, number, unknown]>([
  ['unitsPerEuro', '3.75', 100, 375],
  ['euroPerUnits', '0.25', 100, 400],
  ['unitsPerEuro', '0', 100, null],
  ['euroPerUnits', '0.00', 100, null],
])('%s: %s for %d is %p', (direction, listed, units, rate) => {
  const fraction = toUnitsPerEuro(direction, listed, units);
  expect(fraction && Number(fraction.numerator) / Number(fraction.denominator)).toBe(rate);
});

it.each<[string, bigint, bigint, number, number | null]>([
  ['is rounded half up', 12_345n, 10_000n, 3, 1.235],
  ['has six decimals at most', 1n, 3n, 9, 0.333333],
  ['may be the largest', 1_000_000n, 1n, 3, 1_000_000],
  ['may not be larger', 1_000_001n, 1n, 3, null],
  ['may not be rounded to more', 10_000_005n, 10n, 0, null],
  ['may be the smallest', 1n, 1_000_000n, 6, 0.000001],
  ['may not be rounded to 0', 4n, 10_000n, 3, null],
  ['may not be 0', 0n, 1n, 3, null],
])('a rate %s', (_name, numerator, denominator, decimals, rate) => {
  expect(toRate({ numerator, denominator }, decimals)).toBe(rate);
});

import fc from 'fast-check';
import type { EditableCurrency, RateChange, RateEdit } from '../../../src/domain/rates/rateEdit';
import { concernsOf, hasMoreDecimals, isLargeChange } from '../../../src/domain/rates/concerns';
import { buildCurrency } from '../../support/builders';

describe('isLargeChange', () => {
  it.each([
    [1.1, 1.21, false],
    [1.1, 1.210001, true],
    [1.1, 0.99, false],
    [1.1, 0.989999, true],
    [100, 110, false],
    [100, 110.1, true],
    [100, 90, false],
    [100, 89.9, true],
    [0.3, 0.33, false],
    [1.1, 11, true],
    [20082, 2008.2, true],
    [1e-7, 1.2e-7, true],
    [5, 5, false],
    [0, 5, false],
  ])('from %p to %p: %p', (stored, rate, expected) => {
    expect(isLargeChange(stored, rate)).toBe(expected);
  });

  it('is exact at the limit for every rate of six decimals', () => {
    const rateOf = (millionths: bigint) =>
      Number(`${millionths / 1_000_000n}.${String(millionths % 1_000_000n).padStart(6, '0')}`);
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 90_000_000_000n }), fc.constantFrom(-1n, 1n), (tenths, direction) => {
        const stored = tenths * 10n;
        const limit = stored + direction * tenths;
        expect(isLargeChange(rateOf(stored), rateOf(limit))).toBe(false);
        expect(isLargeChange(rateOf(stored), rateOf(limit + direction))).toBe(true);
      }),
    );
  });
});

describe('hasMoreDecimals', () => {
  it.each([
    [1.187, 1.1871, true],
    [1.187, 1.19, false],
    [1.15, 1.155, false],
    [1.15, 1.1555, true],
    [1.15, 1.187192, true],
    [24.85, 24.855, true],
    [24.9, 24.95, false],
    [374, 374.5, false],
    [374, 374.55, true],
    [0.0000001, 0.000001, false],
    [1.1234, 1.4321, false],
  ])('from %p to %p: %p', (stored, rate, expected) => {
    expect(hasMoreDecimals(stored, rate)).toBe(expected);
  });
});

describe('concernsOf', () => {
  const usd = buildCurrency({ buy: 1.2, sell: 1.1 }) as EditableCurrency;
  const named = { key: 'usd', acronym: 'USD' };
  const untouched: readonly RateEdit[] = [];
  const touchedAt = (base: number): readonly RateEdit[] => [
    { key: 'usd', side: 'buy', parts: { whole: '1', decimals: '21' }, base },
  ];

  it.each<[string, readonly RateEdit[], RateChange, readonly object[]]>([
    ['a small change raises none', untouched, { buy: 1.21 }, []],
    ['a sell equal to the buy raises none', untouched, { sell: 1.2 }, []],
    ['a large change', untouched, { sell: 0.5 }, [{ ...named, kind: 'largeChange', side: 'sell', stored: 1.1, rate: 0.5 }]],
    ['more decimals', untouched, { buy: 1.2001 }, [{ ...named, kind: 'moreDecimals', side: 'buy', stored: 1.2, rate: 1.2001 }]],
    ['a sell above the stored buy', untouched, { sell: 1.21 }, [{ ...named, kind: 'sellAboveBuy', buy: 1.2, sell: 1.21 }]],
    ['a buy below the stored sell', untouched, { buy: 1.09 }, [{ ...named, kind: 'sellAboveBuy', buy: 1.09, sell: 1.1 }]],
    ['both together judged by what will be stored', untouched, { buy: 1.25, sell: 1.21 }, []],
    ['a rate that stayed as it was when touched', touchedAt(1.2), { buy: 1.21 }, []],
    [
      'a rate that changed elsewhere',
      touchedAt(1.19),
      { buy: 1.21 },
      [{ ...named, kind: 'changedElsewhere', side: 'buy', stored: 1.2, rate: 1.21 }],
    ],
    [
      'everything at once',
      touchedAt(1.19),
      { buy: 1.21, sell: 2.5 },
      [
        { ...named, kind: 'changedElsewhere', side: 'buy', stored: 1.2, rate: 1.21 },
        { ...named, kind: 'largeChange', side: 'sell', stored: 1.1, rate: 2.5 },
        { ...named, kind: 'sellAboveBuy', buy: 1.21, sell: 2.5 },
      ],
    ],
  ])('%s', (_name, edits, change, expected) => {
    expect(concernsOf(usd, edits, change)).toEqual(expected);
  });
});

import fc from 'fast-check';
import { convert } from '../../../src/domain/money/conversion';
import { amountNeeded } from '../../../src/domain/money/neededAmount';
import { buildCurrency } from '../../support/builders';

const eur = buildCurrency({ acronym: 'EUR', buy: 1, sell: 1 });
const usd = buildCurrency({ acronym: 'USD', buy: 1.187, sell: 1.15 });
const czk = buildCurrency({ acronym: 'CZK', buy: 24.85, sell: 23.9 });

const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
const inCents = (count: bigint): string => {
  const digits = count.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

describe('amountNeeded', () => {
  it.each([
    ['1000', eur, czk, '41.85'],
    ['100', usd, eur, '118.70'],
    ['1000', usd, czk, '49.67'],
    ['0', eur, czk, '0.00'],
    ['0.001', eur, czk, '0.01'],
    ['7.5', czk, czk, '7.5'],
  ])('for %s it is enough to bring', (wanted, owned, target, expected) => {
    expect(amountNeeded(wanted, owned, target)?.amount).toBe(expected);
  });

  it('names the rates that it used', () => {
    expect(amountNeeded('1000', usd, czk)?.usedRates).toEqual([
      { acronym: 'USD', side: 'buy', rate: 1.187 },
      { acronym: 'CZK', side: 'sell', rate: 23.9 },
    ]);
  });

  it('is nothing where a rate is missing or 0', () => {
    expect(amountNeeded('1', eur, { ...czk, sell: 0 })).toBeNull();
    expect(amountNeeded('1', { ...usd, buy: null }, czk)).toBeNull();
  });

  it('is never too little, and a cent less is', () => {
    const rates = fc.integer({ min: 1, max: 10_000_000 }).map((millionths) => millionths / 1_000);
    const currency = (acronym: string) =>
      fc.oneof(
        fc.constant(eur),
        fc.record({ buy: rates, sell: rates }).map((quoted) => buildCurrency({ acronym, ...quoted })),
      );
    const amounts = fc
      .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 9_999 }))
      .map(([whole, decimals]) => `${whole}.${String(decimals).padStart(4, '0')}`);
    fc.assert(
      fc.property(amounts, currency('AAA'), currency('BBB'), (wanted, owned, target) => {
        fc.pre(owned.acronym !== target.acronym);
        const needed = amountNeeded(wanted, owned, target)?.amount ?? '';
        const asMuch = (amount: string): boolean => {
          const received = convert(amount, owned, target)?.amount ?? '';
          return cents(`${received}00`) >= cents(wanted);
        };
        expect(asMuch(needed)).toBe(true);
        if (cents(needed) > 0n) {
          expect(asMuch(inCents(cents(needed) - 1n))).toBe(false);
        }
      }),
    );
  });
});

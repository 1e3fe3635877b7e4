import fc from 'fast-check';
import { convert } from '../../../src/domain/money/conversion';
import { buildCurrency } from '../../support/builders';

const eur = buildCurrency({ acronym: 'EUR', buy: 1, sell: 1 });
const usd = buildCurrency({ acronym: 'USD', buy: 1.187, sell: 1.15 });
const czk = buildCurrency({ acronym: 'CZK', buy: 24.9, sell: 23.85 });

const MILLION = 1_000_000;

const withPoint = (digits: bigint, decimals: number): string =>
  digits
    .toString()
    .padStart(decimals + 1, '0')
    .replace(new RegExp(`(?=\\d{${decimals}}$)`), '.');
const fromMillionths = (millionths: bigint): string => withPoint(millionths, 6);
const fromCents = (cents: bigint): string => withPoint(cents, 2);

describe('convert', () => {
  it('gives the amount itself for the same currency on both sides', () => {
    expect(convert('12.345', usd, usd)).toEqual({ amount: '12.345', usedRates: [] });
    expect(convert('100', eur, eur)).toEqual({ amount: '100', usedRates: [] });
  });

  it('multiplies EUR by the sell rate of the wanted currency', () => {
    expect(convert('100', eur, usd)).toEqual({
      amount: '115.00',
      usedRates: [{ acronym: 'USD', side: 'sell', rate: 1.15 }],
    });
  });

  it('divides by the buy rate of the owned currency for EUR', () => {
    expect(convert('100', usd, eur)).toEqual({
      amount: '84.25',
      usedRates: [{ acronym: 'USD', side: 'buy', rate: 1.187 }],
    });
  });

  it('goes through EUR between two other currencies, rounding once', () => {
    expect(convert('100', usd, czk)).toEqual({
      amount: '2009.27',
      usedRates: [
        { acronym: 'USD', side: 'buy', rate: 1.187 },
        { acronym: 'CZK', side: 'sell', rate: 23.85 },
      ],
    });
  });

  it.each([
    ['missing', null],
    ['zero', 0],
  ])('gives no result when a needed rate is %s', (_name, rate) => {
    expect(convert('1', { ...usd, buy: rate }, eur)).toBeNull();
    expect(convert('1', eur, { ...usd, sell: rate })).toBeNull();
    expect(convert('1', { ...usd, buy: rate }, czk)).toBeNull();
    expect(convert('1', usd, { ...czk, sell: rate })).toBeNull();
  });

  it('needs no rate that it does not use', () => {
    expect(convert('1', { ...usd, sell: null }, eur)).not.toBeNull();
    expect(convert('1', eur, { ...usd, buy: null })).not.toBeNull();
    expect(convert('1', { ...eur, buy: null, sell: null }, usd)).not.toBeNull();
  });

  it.each([
    ['1.005', 1, '1.01'],
    ['1', 1.005, '1.01'],
    ['8.345', 1, '8.35'],
    ['0.1', 0.05, '0.01'],
    ['1000000', 1e-7, '0.10'],
  ])('rounds %s × %p half up to %s', (amount, sell, expected) => {
    expect(convert(amount, eur, { ...usd, sell })?.amount).toBe(expected);
  });

  it('agrees with long division on any amount and rates, in all four ways', () => {
    const anyRate = fc.integer({ min: 1, max: 999_999_999 }).map((millionths) => ({ millionths, rate: millionths / MILLION }));
    const unrated = { millionths: MILLION, rate: null };
    const anySide = fc.option(anyRate, { nil: unrated });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), anySide, anySide, (amountMillionths, bought, sold) => {
        const owned = bought === unrated ? eur : { ...usd, buy: bought.rate };
        const wanted = sold === unrated ? eur : { ...czk, sell: sold.rate };
        fc.pre(owned !== wanted);
        const tenthsOfCents = (amountMillionths * BigInt(sold.millionths)) / (BigInt(bought.millionths) * 1_000n);
        const cents = (tenthsOfCents + 5n) / 10n;
        expect(convert(fromMillionths(amountMillionths), owned, wanted)?.amount).toBe(fromCents(cents));
      }),
    );
  });

  it('never gives NaN or Infinity', () => {
    const anyRate = fc.oneof(fc.constant(null), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(fc.nat(), anyRate, anyRate, (amount, buy, sell) => {
        expect(convert(String(amount), { ...usd, buy }, { ...czk, sell })?.amount ?? '0.00').toMatch(/^\d+\.\d{2}$/);
      }),
    );
  });
});

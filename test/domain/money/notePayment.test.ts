import fc from 'fast-check';
import office from '../../../office.json';
import { notesOf } from '../../../src/domain/money/banknotes';
import { nearestPayable, payInNotes, restInBase } from '../../../src/domain/money/notePayment';

const czk = notesOf('CZK') ?? [];
const ils = notesOf('ILS') ?? [];

const inWords = (amount: string, notes: readonly number[]): string => {
  const payment = payInNotes(amount, notes);
  return [...payment.notes.map(({ note, count }) => `${count}×${note}`), payment.rest].join(' ');
};

/** Random denominations, and random amounts with and without decimals. */
const denominations = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 4 });
const amountsUpTo = (max: bigint) =>
  fc.tuple(fc.bigInt({ min: 0n, max }), fc.constantFrom('', '.5', '.07', '.00')).map((parts) => parts.join(''));
const ofAnyCurrency = fc.constantFrom(...office.currencyOrder).map((acronym) => notesOf(acronym) ?? []);

/** The fewest notes for every sum up to a limit, by brute force; infinite for sums that the notes can't make. */
function fewestByForce(limit: number, notes: readonly number[]): readonly number[] {
  const fewest = [0];
  for (let sum = 1; sum <= limit; sum += 1) {
    fewest.push(1 + Math.min(...notes.map((note) => fewest[sum - note] ?? Infinity)));
  }
  return fewest;
}

const hundredths = (amount: string): bigint => {
  const [whole = '', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
};

describe('payInNotes', () => {
  it.each([
    ['0', czk, '0'],
    ['99.99', czk, '99.99'],
    ['1194.73', czk, '1×1000 1×100 94.73'],
    ['1200.00', czk, '1×1000 1×200 0'],
    ['8888', czk, '1×5000 1×2000 1×1000 1×500 1×200 1×100 88'],
    ['60', ils, '3×20 0'],
    ['110', ils, '1×50 3×20 0'],
    ['130', ils, '1×50 4×20 0'],
    ['1000010', ils, '4999×200 1×100 1×50 3×20 0'],
    ['35', [20, 50], '1×20 15'],
    ['1000000000000.5', czk, '200000000×5000 0.5'],
    ['99999999999999999999999999.99', czk, '19999999999999999999999×5000 2×2000 1×500 2×200 99.99'],
  ])('%s is paid with the greatest sum and the fewest notes', (amount, notes, expected) => {
    expect(inWords(amount, notes)).toBe(expected);
  });

  it('leaves nothing out: the notes and the rest are the amount', () => {
    fc.assert(
      fc.property(amountsUpTo(10n ** 30n), fc.oneof(denominations, ofAnyCurrency), (amount, notes) => {
        const { notes: counted, paid, rest } = payInNotes(amount, notes);
        expect(counted.reduce((sum, { note, count }) => sum + BigInt(note) * count, 0n)).toBe(BigInt(paid));
        expect(hundredths(paid) + hundredths(rest)).toBe(hundredths(amount));
        expect(counted.every(({ count }) => count > 0n)).toBe(true);
      }),
    );
  });

  it('is the greatest sum and the fewest notes, as counted one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), denominations, (amount, notes) => {
        const fewest = fewestByForce(amount, notes);
        const greatest = fewest.map((count) => count < Infinity).lastIndexOf(true);
        const { notes: counted, paid } = payInNotes(String(amount), notes);
        expect(Number(paid)).toBe(greatest);
        expect(Number(counted.reduce((sum, { count }) => sum + count, 0n))).toBe(fewest[greatest]);
      }),
    );
  });
});

describe('nearestPayable', () => {
  it.each([
    ['1234', czk, '1200', '1300'],
    ['1200.00', czk, '1200', '1200'],
    ['7', czk, '0', '100'],
    ['30', ils, '20', '40'],
    ['10', ils, '0', '20'],
    ['12.5', [1, 5], '12', '13'],
    ['43', [6, 9, 20], '42', '44'],
  ])('of %s', (amount, notes, below, above) => {
    expect(nearestPayable(amount, notes)).toEqual({ below, above });
  });

  it('lies next to the amount, with nothing payable between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300 }), fc.constantFrom('', '.5'), denominations, (whole, decimals, notes) => {
        const isPayable = fewestByForce(400, notes).map((count) => count < Infinity);
        const { below, above } = nearestPayable(`${whole}${decimals}`, notes);
        const isWhole = decimals === '';
        expect(Number(below)).toBe(isPayable.slice(0, whole + 1).lastIndexOf(true));
        expect(Number(above)).toBe(isPayable.findIndex((can, sum) => can && (isWhole ? sum >= whole : sum > whole)));
      }),
    );
  });
});

describe('restInBase', () => {
  it.each([
    ['4.73', 23.9, '0.20'],
    ['94.73', 23.9, '3.96'],
    ['0.1', 359.5, '0.00'],
    ['0.005', 1, '0.01'],
    ['1.005', 1, '1.01'],
    ['499.99', 359.5, '1.39'],
  ])('%s at %d', (rest, rate, expected) => {
    expect(restInBase(rest, rate)).toBe(expected);
  });
});

import { AMOUNT_DECIMALS } from './amount';
import type { DecimalText } from './decimal';
import { divide, roundHalfUp, splitAtPoint, toDecimalText, toFraction } from './decimal';

/** Some notes of one denomination. */
export interface NoteCount {
  readonly note: number;
  readonly count: bigint;
}

/** An amount as it can be paid in notes, and what is left. */
export interface NotePayment {
  /** The largest notes first. */
  readonly notes: readonly NoteCount[];
  /** What the notes are together. */
  readonly paid: DecimalText;
  /** What no note can make; "0" for nothing. */
  readonly rest: DecimalText;
}

/**
 * The greatest sum of notes within an amount, by as few notes as it takes, and what is left (rule 99). The denominations are
 * different whole numbers above 0, at least one.
 */
export function payInNotes(amount: DecimalText, notes: readonly number[]): NotePayment {
  const [whole, decimals] = splitAtPoint(amount);
  const units = BigInt(whole);
  const largest = Math.max(...notes);
  // Five notes of 20 are never the fewest where two of 50 make the same. So each smaller note pays less than its least common
  // multiple with the largest one, and all of them together less than this bound. What lies above the bound is paid in the largest
  // note, and only the remainder needs a choice, however large the amount is.
  const bound = BigInt(notes.reduce((sum, note) => sum + leastCommonMultiple(note, largest), 0));
  const plain = units > bound ? (units - bound) / BigInt(largest) : 0n;
  const counts = fewestNotes(Number(units - plain * BigInt(largest)), notes);
  const counted = [...notes]
    .sort((one, other) => other - one)
    .map((note) => ({ note, count: BigInt(counts.get(note) ?? 0) + (note === largest ? plain : 0n) }))
    .filter(({ count }) => count > 0n);
  const paid = counted.reduce((sum, { note, count }) => sum + BigInt(note) * count, 0n);
  const rest = String(units - paid);
  return { notes: counted, paid: String(paid), rest: Number(decimals) > 0 ? `${rest}.${decimals}` : rest };
}

/** The sums next to an amount that notes can make (rule 101): `below` is "0" where the amount is less than any note. */
export function nearestPayable(
  amount: DecimalText,
  notes: readonly number[],
): { readonly below: DecimalText; readonly above: DecimalText } {
  const { paid, rest } = payInNotes(amount, notes);
  const step = BigInt(notes.reduce(greatestCommonDivisor));
  let above = BigInt(paid);
  if (rest !== '0') {
    // With one note more it is payable for certain; something between may be, too.
    do {
      above += step;
    } while (payInNotes(String(above), notes).rest !== '0');
  }
  return { below: paid, above: String(above) };
}

/** What is paid in the base currency in place of a rest, at the rate that the rest was counted by (rule 100). */
export function restInBase(rest: DecimalText, rate: number): DecimalText {
  return roundHalfUp(divide(toFraction(rest), toFraction(toDecimalText(rate))), AMOUNT_DECIMALS);
}

/** The fewest notes for the greatest sum up to the given one, by denomination. */
function fewestNotes(most: number, notes: readonly number[]): ReadonlyMap<number, number> {
  const unit = notes.reduce(greatestCommonDivisor);
  /** By the sum in units; sums that no notes make have no entry. */
  const best: { readonly last: number; readonly count: number }[] = [{ last: 0, count: 0 }];
  for (let sum = 1; sum <= most / unit; sum += 1) {
    for (const note of notes) {
      const before = best[sum - note / unit];
      if (before && before.count + 1 < (best[sum]?.count ?? Infinity)) {
        best[sum] = { last: note, count: before.count + 1 };
      }
    }
  }
  const counts = new Map<number, number>();
  // The list ends with the greatest sum that was reached.
  let sum = best.length - 1;
  while (sum > 0) {
    const last = best[sum]?.last ?? 0;
    counts.set(last, (counts.get(last) ?? 0) + 1);
    sum -= last / unit;
  }
  return counts;
}

function leastCommonMultiple(one: number, other: number): number {
  return (one / greatestCommonDivisor(one, other)) * other;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

import { AMOUNT_DECIMALS } from './amount';
import type { DecimalText } from './decimal';
import { divide, roundHalfUp, splitAtPoint, toDecimalText, toFraction } from './decimal';

/** A number of notes of one denomination. */
export interface NoteCount {
  readonly note: number;
  readonly count: bigint;
}

/** How an amount can be paid in notes, and what is left over. */
export interface NotePayment {
  /** Largest notes first. */
  readonly notes: readonly NoteCount[];
  /** The sum of the notes. */
  readonly paid: DecimalText;
  /** The part that no note can make; "0" for nothing. */
  readonly rest: DecimalText;
}

/**
 * The greatest sum within an amount that notes can make, in as few notes as possible, and what is left over (rule 99).
 * The denominations have to be different whole numbers above 0, at least one.
 */
export function payInNotes(amount: DecimalText, notes: readonly number[]): NotePayment {
  const [whole, decimals] = splitAtPoint(amount);
  const units = BigInt(whole);
  const largest = Math.max(...notes);
  // The fewest notes never include five of 20, because two of 50 make the same sum. So each smaller note contributes
  // less than its least common multiple with the largest note, and all smaller notes together less than this bound.
  // Everything above the bound is paid in the largest note, so only the remainder needs a choice, however large the
  // amount is.
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

/** The sums nearest to an amount that notes can make (rule 101); `below` is "0" where the amount is smaller than any note. */
export function nearestPayable(
  amount: DecimalText,
  notes: readonly number[],
): { readonly below: DecimalText; readonly above: DecimalText } {
  const { paid, rest } = payInNotes(amount, notes);
  const step = BigInt(notes.reduce(greatestCommonDivisor));
  let above = BigInt(paid);
  if (rest !== '0') {
    // One more note is certainly enough, but a sum in between may be payable too.
    do {
      above += step;
    } while (payInNotes(String(above), notes).rest !== '0');
  }
  return { below: paid, above: String(above) };
}

/** The sum in the base currency that replaces a rest, at the rate that the rest was converted by (rule 100). */
export function restInBase(rest: DecimalText, rate: number): DecimalText {
  return roundHalfUp(divide(toFraction(rest), toFraction(toDecimalText(rate))), AMOUNT_DECIMALS);
}

/** The number of notes of each denomination for the greatest sum up to the given one, with as few notes as possible. */
function fewestNotes(most: number, notes: readonly number[]): ReadonlyMap<number, number> {
  const unit = notes.reduce(greatestCommonDivisor);
  /** Indexed by the sum in units; a sum that notes can't make has no entry. */
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
  // The list ends with the greatest sum that notes can make.
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

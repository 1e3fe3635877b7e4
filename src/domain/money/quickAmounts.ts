/** The approximate worth of the first quick amount, in euros. */
const FIRST = 50;
const COUNT = 4;
/** The round sums of one power of ten, and the first one of the next power. */
const ROUND = [1, 2, 5, 10] as const;

/** Four round sums of a currency; the first is worth about 50 euros at the rate in units for 1 EUR (rule 91). */
export function quickAmounts(rate: number): readonly number[] {
  const worth = FIRST * rate;
  const power = 10 ** Math.floor(Math.log10(worth));
  const nearest = ROUND.reduce((best, round) => (distance(round * power, worth) < distance(best * power, worth) ? round : best));
  const sums = [power, 10 * power, 100 * power].flatMap((ten) => [ten, 2 * ten, 5 * ten]);
  return sums.filter((sum) => sum >= nearest * power).slice(0, COUNT);
}

/** The distance between two sums as a ratio. */
function distance(one: number, other: number): number {
  return Math.abs(Math.log(one / other));
}

import { quoteSides } from '../rates/currency';
import type { EditableCurrency } from '../rates/rateEdit';
import type { ConvertedLine } from './lineConversion';
import { isOne } from './listReading';
import type { UnitsFrom } from './quotation';

/** With fewer lines, a common shift may be chance. */
const FEWEST_LINES = 3;
/** A base currency worth about one euro shifts the rates too little to be told from a new day's rates; as a logarithm. */
const LEAST_SHIFT = 0.02;
/** By how much nearer most rates have to come to those against another currency than to those against the euro. */
const TIMES_NEARER = 4;

/**
 * The code of the office's currency against which a list's rates are, where they fit it best and not the euro (rule 74);
 * null otherwise. Such rates differ from the stored ones by one factor, and the list lacks that currency or gives it as 1.
 */
export function fittingBaseOf(
  lines: readonly ConvertedLine[],
  unitsFrom: UnitsFrom | undefined,
  currencies: readonly EditableCurrency[],
): string | null {
  const usable = lines.filter((line) => shiftsOf(line).length > 0);
  // The comparison chose the power of ten that brings each rate near, so such a power says nothing about the base.
  const visible = (shift: number) => (unitsFrom === 'comparison' ? shift - Math.LN10 * Math.round(shift / Math.LN10) : shift);
  const fitting = currencies.flatMap((candidate) => {
    const own = usable.filter(({ line }) => line.acronym === candidate.acronym);
    const shift = visible(-Math.log(middleOf(candidate)));
    const shifts = usable.filter((line) => !own.includes(line)).flatMap(shiftsOf);
    const distanceFrom = (from: number) => median(shifts.map((each) => Math.abs(visible(each - from))));
    const distance = distanceFrom(shift);
    const isFitting =
      own.every(({ line }) => isOne(line.cells)) &&
      usable.length >= FEWEST_LINES &&
      Math.abs(shift) >= LEAST_SHIFT &&
      distance * TIMES_NEARER < distanceFrom(0);
    return isFitting ? [{ acronym: candidate.acronym, distance }] : [];
  });
  return fitting.sort((one, other) => one.distance - other.distance)[0]?.acronym ?? null;
}

/** How far a line's rates are from the stored ones, as logarithms. */
function shiftsOf({ line: { currency }, rates }: ConvertedLine): readonly number[] {
  return quoteSides.flatMap((side) => {
    const rate = rates[side];
    return rate === undefined || currency[side] === 0 ? [] : [Math.log(rate / currency[side])];
  });
}

/** The middle of the rates that are not missing; NaN when both are. */
function middleOf(currency: EditableCurrency): number {
  const rates = quoteSides.map((side) => currency[side]).filter((rate) => rate > 0);
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

/** Unlike the mean, it doesn't follow one mistyped rate; 0 when there is none. */
function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

import { quoteSides } from '../rates/currency';
import type { EditableCurrency } from '../rates/rateEdit';
import type { ConvertedLine } from './lineConversion';
import { storedRate } from './listReading';

/** With fewer lines, a common shift may be chance. */
const FEWEST_LINES = 3;
/** A base currency worth about one euro shifts the rates too little to be told from a new day's rates; as a logarithm. */
const LEAST_SHIFT = 0.02;
/** By how much nearer the rates have to come to those against another currency than to those against the euro. */
const TIMES_NEARER = 4;

/**
 * The code of the office's currency against which a list's rates are, where they fit it and not the euro (rule 74); null
 * otherwise. Such rates differ from the stored ones by one factor, and the list lacks that currency or gives it as 1.
 */
export function fittingBaseOf(lines: readonly ConvertedLine[], currencies: readonly EditableCurrency[]): string | null {
  const base = currencies.find((candidate) => {
    const others = lines.filter(({ line }) => line.acronym !== candidate.acronym);
    const own = lines.filter(({ line }) => line.acronym === candidate.acronym).flatMap(ratesOf);
    const shift = -Math.log(storedRate(candidate, 'middle'));
    const shifts = others.flatMap(shiftsOf);
    return (
      own.every((rate) => rate === 1) &&
      others.length >= FEWEST_LINES &&
      Math.abs(shift) >= LEAST_SHIFT &&
      meanDistance(shifts, shift) * TIMES_NEARER < meanDistance(shifts, 0)
    );
  });
  return base?.acronym ?? null;
}

const ratesOf = ({ rates }: ConvertedLine): readonly number[] => quoteSides.flatMap((side) => rates[side] ?? []);

/** How far a line's rates are from the stored ones, as logarithms. */
function shiftsOf({ line: { currency }, rates }: ConvertedLine): readonly number[] {
  return quoteSides.flatMap((side) => {
    const rate = rates[side];
    return rate === undefined || currency[side] === 0 ? [] : [Math.log(rate / currency[side])];
  });
}

function meanDistance(shifts: readonly number[], from: number): number {
  return shifts.reduce((sum, shift) => sum + Math.abs(shift - from), 0) / Math.max(1, shifts.length);
}

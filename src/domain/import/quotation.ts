import type { DecimalText, Fraction } from '../money/decimal';
import { divide, multiply, roundHalfUp, toFraction } from '../money/decimal';
import { shownDecimals } from '../rates/rateDecimals';
import { LARGEST_RATE, MOST_RATE_DECIMALS } from '../rates/rateParts';

/** What a listed number counts: units of the currency for 1 EUR, as in the office's own list, or EUR for the units. */
export type Direction = 'unitsPerEuro' | 'euroPerUnits';

/** Where a line's number of units comes from: always 1, as the list says, or recognised by comparison with the stored rates. */
export type UnitsFrom = 'one' | 'list' | 'comparison';

/** How to interpret a list's numbers. */
export interface Quotation {
  readonly direction: Direction;
  readonly unitsFrom: UnitsFrom;
}

/** The parts of a list's line that its quotation depends on. */
export interface QuotedLine {
  readonly acronym: string;
  /** A listed number, and the stored rate that it would replace, in units for 1 EUR. */
  readonly listed: DecimalText;
  readonly stored: number;
  /** The number of units that the list gives for the line. */
  readonly units: number | null;
}

/** One way to interpret the list, with its results. */
export interface QuotationOption extends Quotation {
  /** Codes of the lines for more than one unit, by the number of units. */
  readonly manyUnits: readonly { readonly units: number; readonly acronyms: readonly string[] }[];
  readonly example: { readonly acronym: string; readonly listed: DecimalText; readonly rate: number } | null;
  /** Mean distance of the rates from the stored ones, as a logarithm. */
  readonly distance: number;
  /** Whether most rates come out close to the stored ones. */
  readonly isNear: boolean;
}

const directions: readonly Direction[] = ['unitsPerEuro', 'euroPerUnits'];
const unitCounts: readonly number[] = [1, 10, 100, 1_000, 10_000];
/** Rates move by at most a quarter between two lists, as a logarithm. */
const NEAR = Math.log(1.25);
/** A distance counts as this much at most, which keeps one odd line from outweighing all others. */
const FAR = Math.log(1_000);
/** A smaller difference between two interpretations is invisible. */
const SAME = 1e-9;

/** Every interpretation of a list that makes a difference, each with an example; none when no line can be compared. */
export function quotationOptions(lines: readonly QuotedLine[]): readonly QuotationOption[] {
  if (lines.length === 0) {
    return [];
  }
  const unitsFrom: readonly UnitsFrom[] = lines.some(({ units }) => units !== null)
    ? ['list', 'one', 'comparison']
    : ['one', 'comparison'];
  return directions.flatMap((direction) => {
    const options = unitsFrom.map((from) => describe({ direction, unitsFrom: from }, lines));
    return options.filter((option, index) => !options.slice(0, index).some((earlier) => isSameReading(earlier, option)));
  });
}

/** The interpretation that comes nearest to the stored rates; null when none is near. */
export function recogniseQuotation(options: readonly QuotationOption[]): QuotationOption | null {
  const [nearest] = [...options].sort((one, other) =>
    Math.abs(one.distance - other.distance) < SAME ? 0 : one.distance - other.distance,
  );
  return nearest?.isNear ? nearest : null;
}

/** The number of units that a line is for. */
export function unitsOf({ direction, unitsFrom }: Quotation, { listed, stored, units }: Omit<QuotedLine, 'acronym'>): number {
  switch (unitsFrom) {
    case 'one':
      return 1;
    case 'list':
      return units ?? 1;
    case 'comparison': {
      const distances = unitCounts.map((count) => distanceOf(direction, listed, count, stored));
      const nearest = Math.min(...distances);
      return nearest < NEAR ? (unitCounts[distances.indexOf(nearest)] ?? 1) : 1;
    }
  }
}

/** A listed number as exact units of the currency for 1 EUR; null when it is 0. */
export function toUnitsPerEuro(direction: Direction, listed: DecimalText, units: number): Fraction | null {
  const number = toFraction(listed);
  const count: Fraction = { numerator: BigInt(units), denominator: 1n };
  if (number.numerator === 0n) {
    return null;
  }
  return direction === 'unitsPerEuro' ? multiply(number, count) : divide(count, number);
}

/** Rounds half up to the decimals that a rate may have; null when the result is 0 or too large. */
export function toRate(fraction: Fraction, decimals: number): number | null {
  const rate = Number(roundHalfUp(fraction, Math.min(decimals, MOST_RATE_DECIMALS)));
  return rate > 0 && rate <= LARGEST_RATE ? rate : null;
}

function describe(quotation: Quotation, lines: readonly QuotedLine[]): QuotationOption {
  const counted = lines.map((line) => ({ ...line, count: unitsOf(quotation, line) }));
  const distances = counted.map(({ listed, count, stored }) => distanceOf(quotation.direction, listed, count, stored));
  const sorted = [...distances].sort((one, other) => one - other);
  const shown = counted.find(({ count }) => count > 1) ?? counted[0];
  const exact = shown && toUnitsPerEuro(quotation.direction, shown.listed, shown.count);
  const rate = exact
    ? toRate(exact, quotation.direction === 'unitsPerEuro' ? MOST_RATE_DECIMALS : shownDecimals(shown.stored))
    : null;
  return {
    ...quotation,
    manyUnits: unitCounts.slice(1).flatMap((units) => {
      const acronyms = counted.filter(({ count }) => count === units).map(({ acronym }) => acronym);
      return acronyms.length > 0 ? [{ units, acronyms }] : [];
    }),
    example: shown && rate !== null ? { acronym: shown.acronym, listed: shown.listed, rate } : null,
    distance: distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length),
    isNear: (sorted[Math.floor(sorted.length / 2)] ?? FAR) < NEAR,
  };
}

function isSameReading(one: QuotationOption, other: QuotationOption): boolean {
  return JSON.stringify(one.manyUnits) === JSON.stringify(other.manyUnits);
}

function distanceOf(direction: Direction, listed: DecimalText, units: number, stored: number): number {
  const rate = direction === 'unitsPerEuro' ? Number(listed) * units : units / Number(listed);
  const distance = Math.abs(Math.log(rate / stored));
  return Number.isFinite(distance) ? Math.min(distance, FAR) : FAR;
}

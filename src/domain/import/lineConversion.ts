import { divide, multiply, splitAtPoint, toDecimalText, toFraction } from '../money/decimal';
import type { QuoteSide } from '../rates/currency';
import { shownDecimals } from '../rates/rateDecimals';
import { MOST_RATE_DECIMALS } from '../rates/rateParts';
import type { ImportProblem, ValueRole } from './importProblem';
import { valueRoles } from './importProblem';
import type { ListedCell, ListedLine } from './listReading';
import { storedRate } from './listReading';
import type { Quotation } from './quotation';
import { toRate, toUnitsPerEuro, unitsOf } from './quotation';

/** How far rounding may move a number from its true value before a rate that is converted from it is wrong. */
const LARGEST_ROUNDING = 0.01;

/** A line of a list with the rates that it means, in units of the currency for 1 EUR. */
export interface ConvertedLine {
  readonly line: ListedLine;
  readonly rates: Readonly<Partial<Record<QuoteSide, number>>>;
  readonly problems: readonly ImportProblem[];
}

/** How many decimals the numbers of each column have at most: spreadsheets leave out the zeros at the end of a single one. */
export type ColumnDecimals = Readonly<Record<ValueRole, number>>;

export function decimalsOf(lines: readonly ListedLine[]): ColumnDecimals {
  const most = (role: ValueRole) => Math.max(0, ...lines.map(({ cells }) => splitAtPoint(cells[role]?.listed ?? '')[1].length));
  return { buy: most('buy'), sell: most('sell'), middle: most('middle') };
}

/** Converts a line's numbers to rates; without a quotation, reports only cells that are not numbers at all. */
export function convertLine(line: ListedLine, quotation: Quotation | null, decimals: ColumnDecimals): ConvertedLine {
  const rates: Partial<Record<QuoteSide, number>> = {};
  const problems: ImportProblem[] = [];
  for (const role of valueRoles) {
    const cell = line.cells[role];
    if (cell === undefined) {
      continue;
    }
    const found = convertCell(line, role, cell, quotation, decimals[role]);
    if ('kind' in found) {
      problems.push(found);
    } else {
      Object.assign(rates, found);
    }
  }
  return { line, rates, problems };
}

function convertCell(
  { line, acronym, currency, units }: ListedLine,
  role: ValueRole,
  { text, listed }: ListedCell,
  quotation: Quotation | null,
  columnDecimals: number,
): Partial<Record<QuoteSide, number>> | ImportProblem {
  if (text === '') {
    return { kind: 'emptyCell', line, acronym, role };
  }
  if (listed === null) {
    return { kind: 'noNumber', line, acronym, role, text };
  }
  if (quotation === null) {
    return {};
  }
  const count = unitsOf(quotation, { listed, units, stored: storedRate(currency, role) });
  const exact = toUnitsPerEuro(quotation.direction, listed, count);
  if (exact === null) {
    return { kind: 'outOfRange', line, acronym, role, text };
  }
  // A rate of the office's own kind is what the list says; one in EUR says less, the fewer digits it has ("0,0026").
  if (quotation.direction === 'euroPerUnits' && 0.5 / 10 ** columnDecimals / Number(listed) > LARGEST_ROUNDING) {
    return { kind: 'tooFewDigits', line, acronym, role, text };
  }
  if (role !== 'middle') {
    const decimals = quotation.direction === 'unitsPerEuro' ? MOST_RATE_DECIMALS : shownDecimals(currency[role]);
    const rate = toRate(exact, decimals);
    return rate === null ? { kind: 'outOfRange', line, acronym, role, text } : { [role]: rate };
  }
  if (currency.buy === 0 || currency.sell === 0) {
    return { kind: 'noRateStored', line, acronym, role };
  }
  // New buy = new middle × stored buy ÷ stored middle, and likewise for sell: the spread stays proportional to the
  // rate.
  const buy = toFraction(toDecimalText(currency.buy));
  const sell = toFraction(toDecimalText(currency.sell));
  const twiceMiddle = {
    numerator: buy.numerator * sell.denominator + sell.numerator * buy.denominator,
    denominator: buy.denominator * sell.denominator,
  };
  const twice = multiply(exact, { numerator: 2n, denominator: 1n });
  const [newBuy, newSell] = [
    toRate(divide(multiply(twice, buy), twiceMiddle), shownDecimals(currency.buy)),
    toRate(divide(multiply(twice, sell), twiceMiddle), shownDecimals(currency.sell)),
  ];
  return newBuy === null || newSell === null ? { kind: 'outOfRange', line, acronym, role, text } : { buy: newBuy, sell: newSell };
}

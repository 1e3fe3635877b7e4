import type { DecimalText } from '../money/decimal';
import { divide, multiply, toDecimalText, toFraction } from '../money/decimal';
import type { QuoteSide } from '../rates/currency';
import { BASE_CURRENCY, quoteSides } from '../rates/currency';
import { isLargeChange } from '../rates/concerns';
import type { EditableCurrency } from '../rates/rateEdit';
import { shownDecimals } from '../rates/rateDecimals';
import { MOST_RATE_DECIMALS } from '../rates/rateParts';
import type { ColumnRole, ListColumns, ListRow } from './columns';
import { areColumnsKnown, listedRows, readCurrencyCell, readUnits } from './columns';
import type { DecimalMark } from './importedNumber';
import { decimalMarks, readImportedNumber } from './importedNumber';
import type { Quotation, QuotationOption, QuotedLine } from './quotation';
import { quotationOptions, recogniseQuotation, toRate, toUnitsPerEuro, unitsOf } from './quotation';

/** A list that was read, with the roles of its columns. */
export interface ImportedList extends ListColumns {
  readonly rows: readonly ListRow[];
}

/** What staff said about the list; null means: use what was recognised, or ask. */
export interface ImportChoices {
  readonly decimalMark: DecimalMark | null;
  readonly quotation: Quotation | null;
  /** Whether buy and sell trade places. */
  readonly isSwapped: boolean | null;
}

type ValueRole = QuoteSide | 'middle';

/** A part of a list that can't be used, and why; nothing is guessed. */
export type ImportProblem = { readonly line: number } & (
  | { readonly kind: 'noCode' | 'badUnits'; readonly text: string }
  | { readonly kind: 'unknownCode'; readonly acronym: string }
  | { readonly kind: 'duplicate'; readonly acronym: string }
  | { readonly kind: 'baseCurrency' }
  | { readonly kind: 'emptyCell' | 'noRateStored'; readonly acronym: string; readonly role: ValueRole }
  | { readonly kind: 'noNumber' | 'outOfRange'; readonly acronym: string; readonly role: ValueRole; readonly text: string }
);

/** One rate of a row: the stored one, in units of the currency for 1 EUR, and the one that would replace it. */
export interface ImportedRate {
  readonly side: QuoteSide;
  readonly stored: number;
  readonly rate: number;
  readonly isLarge: boolean;
}

/** A currency for which the list has a different rate. */
export interface ImportedRow {
  readonly key: string;
  readonly acronym: string;
  readonly line: number;
  readonly rates: readonly ImportedRate[];
}

/** A rate that is the same in the list as in the record. */
export interface StoredRate {
  readonly key: string;
  readonly side: QuoteSide;
}

/** What a list would change, and what staff have to confirm first. */
export interface ImportPlan {
  readonly areColumnsKnown: boolean;
  readonly decimalMark: DecimalMark;
  /** Whether all numbers can be read with either decimal mark but give different values. */
  readonly isDecimalMarkUnclear: boolean;
  readonly quotations: readonly QuotationOption[];
  /** The option in force; null when none was recognised or chosen. */
  readonly quotation: QuotationOption | null;
  readonly isRecognised: boolean;
  /** Whether the list has one middle rate per currency, to which today's spread is applied. */
  readonly isMiddle: boolean;
  /** Whether buy is below sell in every row, which would make the office lose on all of them. */
  readonly isReversed: boolean;
  readonly rows: readonly ImportedRow[];
  /** The rates that should stay as they are stored, even if staff typed over them. */
  readonly asStored: readonly StoredRate[];
  /** Codes of the currencies whose rates don't change. */
  readonly unchanged: readonly string[];
  /** Codes of the office's currencies that the list lacks. */
  readonly missing: readonly string[];
  readonly problems: readonly ImportProblem[];
  /** Whether every necessary question has an answer. */
  readonly isClear: boolean;
}

interface ListedCell {
  readonly text: string;
  readonly listed: DecimalText | null;
}

interface ListedLine {
  readonly line: number;
  readonly acronym: string;
  readonly currency: EditableCurrency;
  readonly units: number | null;
  readonly cells: Readonly<Partial<Record<ValueRole, ListedCell>>>;
}

interface Reading {
  readonly mark: DecimalMark;
  readonly lines: readonly ListedLine[];
  /** The codes in the list, including those of lines that can't be used. */
  readonly codes: readonly string[];
  readonly problems: readonly ImportProblem[];
  readonly quotations: readonly QuotationOption[];
}

const valueRoles: readonly ValueRole[] = ['buy', 'sell', 'middle'];

/** Works out what a list of others would change in the office's list (rules 74 to 76). */
export function planImport(list: ImportedList, choices: ImportChoices, currencies: readonly EditableCurrency[]): ImportPlan {
  const readings = decimalMarks.map((mark) => readList(list, mark, currencies));
  const { reading, isUnclear } = chooseReading(readings, choices.decimalMark);
  const { lines, quotations } = reading;
  const recognised = recogniseQuotation(quotations);
  const quotation = findOption(quotations, choices.quotation) ?? recognised;
  const converted = lines.map((line) => convert(line, quotation));
  const isMiddle = list.roles.includes('middle');
  const isReversed = !isMiddle && isReversedThroughout(converted);
  const sided = isReversed && choices.isSwapped === true ? converted.map(swapSides) : converted;
  const rows = sided.map(toImportedRow);
  const isKnown = areColumnsKnown(list.roles);
  const listed = new Set(reading.codes);
  return {
    areColumnsKnown: isKnown,
    decimalMark: reading.mark,
    isDecimalMarkUnclear: isUnclear,
    quotations,
    quotation,
    isRecognised: recognised !== null,
    isMiddle,
    isReversed,
    rows: rows.filter(({ rates }) => rates.length > 0),
    asStored: sided.flatMap(ratesAsStored),
    unchanged: rows.flatMap(({ acronym, rates }, index) =>
      quotation !== null && rates.length === 0 && converted[index]?.problems.length === 0 ? [acronym] : [],
    ),
    missing: isKnown ? currencies.map(({ acronym }) => acronym).filter((acronym) => !listed.has(acronym)) : [],
    problems: [...reading.problems, ...converted.flatMap(({ problems }) => problems)].sort((one, other) => one.line - other.line),
    isClear: isKnown && quotation !== null && !(isReversed && choices.isSwapped === null),
  };
}

function readList(list: ImportedList, mark: DecimalMark, currencies: readonly EditableCurrency[]): Reading {
  const lines: ListedLine[] = [];
  const problems: ImportProblem[] = [];
  const rows = areColumnsKnown(list.roles) ? listedRows(list.rows, list.headingIndex) : [];
  const codes = rows.flatMap(({ cells }) => readCurrencyCell(cellOf(cells, list.roles, 'currency') ?? '')?.acronym ?? []);
  for (const { line, cells } of rows) {
    const codeText = cellOf(cells, list.roles, 'currency') ?? '';
    const code = readCurrencyCell(codeText);
    if (code === null) {
      problems.push({ kind: 'noCode', line, text: codeText.trim() || cells.join(' ').trim() });
      continue;
    }
    const { acronym } = code;
    const currency = currencies.find((candidate) => candidate.acronym === acronym);
    if (acronym === BASE_CURRENCY) {
      problems.push({ kind: 'baseCurrency', line });
    } else if (currency === undefined) {
      problems.push({ kind: 'unknownCode', line, acronym });
    } else if (codes.filter((other) => other === acronym).length > 1) {
      problems.push({ kind: 'duplicate', line, acronym });
    } else {
      const unitsText = cellOf(cells, list.roles, 'units')?.trim() ?? '';
      const units = unitsText === '' ? code.units : readUnits(unitsText);
      if (unitsText !== '' && units === null) {
        problems.push({ kind: 'badUnits', line, text: unitsText });
      } else {
        lines.push({ line, acronym, currency, units, cells: readCells(cells, list.roles, mark) });
      }
    }
  }
  return { mark, lines, codes, problems, quotations: quotationOptions(lines.flatMap(quotedLine)) };
}

function cellOf(cells: readonly string[], roles: readonly ColumnRole[], role: ColumnRole): string | undefined {
  const column = roles.indexOf(role);
  return column < 0 ? undefined : (cells[column] ?? '');
}

function readCells(cells: readonly string[], roles: readonly ColumnRole[], mark: DecimalMark): ListedLine['cells'] {
  return Object.fromEntries(
    valueRoles.flatMap((role) => {
      const text = cellOf(cells, roles, role)?.trim();
      return text === undefined ? [] : [[role, { text, listed: readImportedNumber(text, mark) }]];
    }),
  );
}

/** Chooses the mark that reads more cells, or, if both read as many, the one that comes nearer to the stored rates. */
function chooseReading(readings: readonly Reading[], chosen: DecimalMark | null): { reading: Reading; isUnclear: boolean } {
  const numbers = readings.map(({ lines }) => lines.flatMap(({ cells }) => Object.values(cells).map(({ listed }) => listed)));
  const counts = numbers.map((listed) => listed.filter((number) => number !== null).length);
  const isUnclear = new Set(counts).size === 1 && new Set(numbers.map((listed) => listed.join())).size > 1;
  const distances = readings.map(({ quotations }) => Math.min(Infinity, ...quotations.map(({ distance }) => distance)));
  const [best] = readings
    .map((reading, index) => ({ reading, count: counts[index] ?? 0, distance: distances[index] ?? Infinity }))
    .sort((one, other) => other.count - one.count || (one.distance === other.distance ? 0 : one.distance - other.distance));
  const wanted = isUnclear ? readings.find(({ mark }) => mark === chosen) : undefined;
  return { reading: (wanted ?? best?.reading) as Reading, isUnclear };
}

/** What shows how the list is quoted: the first number of a line, beside the stored rate that it stands for. */
function quotedLine({ acronym, currency, units, cells }: ListedLine): readonly QuotedLine[] {
  const role = valueRoles.find((candidate) => cells[candidate]?.listed != null);
  const listed = role && cells[role]?.listed;
  const stored = role && storedRate(currency, role);
  return listed && stored && Number(listed) > 0 ? [{ acronym, listed, units, stored }] : [];
}

function storedRate(currency: EditableCurrency, role: ValueRole): number {
  return role === 'middle' ? (currency.buy + currency.sell) / 2 : currency[role];
}

function findOption(options: readonly QuotationOption[], wanted: Quotation | null): QuotationOption | null {
  return options.find(({ direction, unitsFrom }) => direction === wanted?.direction && unitsFrom === wanted.unitsFrom) ?? null;
}

interface ConvertedLine {
  readonly line: ListedLine;
  readonly rates: Readonly<Partial<Record<QuoteSide, number>>>;
  readonly problems: readonly ImportProblem[];
}

/** Without a quotation, reports only cells that are not numbers at all. */
function convert(line: ListedLine, quotation: Quotation | null): ConvertedLine {
  const rates: Partial<Record<QuoteSide, number>> = {};
  const problems: ImportProblem[] = [];
  for (const role of valueRoles) {
    const cell = line.cells[role];
    if (cell === undefined) {
      continue;
    }
    const found = convertCell(line, role, cell, quotation);
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

function isReversedThroughout(lines: readonly ConvertedLine[]): boolean {
  const pairs = lines.flatMap(({ rates: { buy, sell } }) => (buy === undefined || sell === undefined ? [] : [{ buy, sell }]));
  return pairs.length > 0 && pairs.every(({ buy, sell }) => buy < sell);
}

function swapSides({ line, rates: { buy, sell }, problems }: ConvertedLine): ConvertedLine {
  const rates = { ...(sell !== undefined && { buy: sell }), ...(buy !== undefined && { sell: buy }) };
  return { line, rates, problems };
}

function ratesAsStored({ line: { currency }, rates }: ConvertedLine): readonly StoredRate[] {
  return quoteSides.filter((side) => rates[side] === currency[side]).map((side) => ({ key: currency.key, side }));
}

function toImportedRow({ line: { line, acronym, currency }, rates }: ConvertedLine): ImportedRow {
  return {
    key: currency.key,
    acronym,
    line,
    rates: quoteSides.flatMap((side) => {
      const rate = rates[side];
      const stored = currency[side];
      return rate === undefined || rate === stored ? [] : [{ side, stored, rate, isLarge: isLargeChange(stored, rate) }];
    }),
  };
}

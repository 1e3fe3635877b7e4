import type { QuoteSide } from '../rates/currency';
import { quoteSides } from '../rates/currency';
import { isLargeChange } from '../rates/concerns';
import type { EditableCurrency } from '../rates/rateEdit';
import { areColumnsKnown } from './columns';
import type { DecimalMark } from './importedNumber';
import type { ImportProblem } from './importProblem';
import type { ConvertedLine } from './lineConversion';
import { convertLine, decimalsOf } from './lineConversion';
import { fittingBaseOf } from './listBase';
import type { ImportedList } from './listReading';
import { readList } from './listReading';
import type { Quotation, QuotationOption } from './quotation';
import { recogniseQuotation } from './quotation';

/** What staff said about the list; null means: use what was recognised, or ask. */
export interface ImportChoices {
  readonly decimalMark: DecimalMark | null;
  readonly quotation: Quotation | null;
  /** Whether buy and sell trade places. */
  readonly isSwapped: boolean | null;
}

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
  /** Whether the code of one of the office's currencies stands anywhere in the list. */
  readonly hasCodes: boolean;
  readonly decimalMark: DecimalMark;
  /** Whether all numbers can be read with either decimal mark but give different values. */
  readonly isDecimalMarkUnclear: boolean;
  readonly quotations: readonly QuotationOption[];
  /** The option that staff chose, otherwise the recognised one; null for neither. */
  readonly wanted: QuotationOption | null;
  /** The wanted option, by which the rates are read; null for a list against another currency. */
  readonly quotation: QuotationOption | null;
  /** The option that was recognised; null when none was. */
  readonly recognised: QuotationOption | null;
  /** Whether the list's rates are against another currency than the office's: such a list can't be used. */
  readonly isOtherBase: boolean;
  /** The currency that the rates fit instead of the euro; null when none does. */
  readonly fittingBase: string | null;
  /** Whether the list has one middle rate per currency, to which today's spread is applied. */
  readonly isMiddle: boolean;
  /** Whether buy is above sell in no row but below in some, which would make the office lose on these. */
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

/** Works out what a list of others would change in the office's list (rules 74 to 76). */
export function planImport(list: ImportedList, choices: ImportChoices, currencies: readonly EditableCurrency[]): ImportPlan {
  const { reading, isUnclear } = readList(list, choices.decimalMark, currencies);
  const { lines, quotations } = reading;
  const recognised = recogniseQuotation(quotations);
  const wanted = findOption(quotations, choices.quotation) ?? recognised;
  const decimals = decimalsOf(lines);
  const convertBy = (quotation: Quotation | null) => lines.map((line) => convertLine(line, quotation, decimals));
  const asWanted = convertBy(wanted);
  const fittingBase = fittingBaseOf(asWanted, wanted?.unitsFrom, currencies);
  const isOtherBase = fittingBase !== null || reading.problems.some(({ kind }) => kind === 'otherBase');
  const quotation = isOtherBase ? null : wanted;
  const converted = isOtherBase ? convertBy(null) : asWanted;
  const isMiddle = list.roles.includes('middle');
  const isReversed = !isMiddle && isReversedThroughout(converted);
  const sided = isReversed && choices.isSwapped === true ? converted.map(swapSides) : converted;
  const rows = sided.map(toImportedRow);
  const isKnown = areColumnsKnown(list.roles);
  const listed = new Set(reading.codes);
  return {
    areColumnsKnown: isKnown,
    hasCodes: list.rows.some(({ cells }) => cells.some((cell) => hasCodeOf(cell, currencies))),
    decimalMark: reading.mark,
    isDecimalMarkUnclear: isUnclear,
    quotations,
    wanted,
    quotation,
    recognised,
    isOtherBase,
    fittingBase,
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

function hasCodeOf(cell: string, currencies: readonly EditableCurrency[]): boolean {
  const words: readonly string[] = cell.toUpperCase().match(/\p{L}+/gu) ?? [];
  return currencies.some(({ acronym }) => words.includes(acronym));
}

function findOption(options: readonly QuotationOption[], wanted: Quotation | null): QuotationOption | null {
  return options.find(({ direction, unitsFrom }) => direction === wanted?.direction && unitsFrom === wanted.unitsFrom) ?? null;
}

function isReversedThroughout(lines: readonly ConvertedLine[]): boolean {
  const pairs = lines.flatMap(({ rates: { buy, sell } }) => (buy === undefined || sell === undefined ? [] : [{ buy, sell }]));
  return pairs.some(({ buy, sell }) => buy < sell) && pairs.every(({ buy, sell }) => buy <= sell);
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

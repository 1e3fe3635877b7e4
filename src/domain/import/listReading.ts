import type { DecimalText } from '../money/decimal';
import { BASE_CURRENCY } from '../rates/currency';
import type { EditableCurrency } from '../rates/rateEdit';
import type { ListColumns, ListRow } from './columns';
import { areColumnsKnown, listedRows } from './columns';
import { readCurrencyCell, readUnits } from './currencyCell';
import type { ColumnRole } from './headings';
import type { DecimalMark } from './importedNumber';
import { decimalMarks, readImportedNumber } from './importedNumber';
import type { ImportProblem, ValueRole } from './importProblem';
import { valueRoles } from './importProblem';
import type { QuotationOption, QuotedLine } from './quotation';
import { quotationOptions } from './quotation';

/** A list that was read, with the roles of its columns. */
export interface ImportedList extends ListColumns {
  readonly rows: readonly ListRow[];
}

/** A number of a list: as written, and as it was read (null when it is no number). */
export interface ListedCell {
  readonly text: string;
  readonly listed: DecimalText | null;
}

/** A line of a list about one of the office's currencies. */
export interface ListedLine {
  readonly line: number;
  readonly acronym: string;
  readonly currency: EditableCurrency;
  readonly units: number | null;
  readonly cells: Readonly<Partial<Record<ValueRole, ListedCell>>>;
}

/** A list with its numbers read by one decimal mark. */
export interface Reading {
  readonly mark: DecimalMark;
  readonly lines: readonly ListedLine[];
  /** The codes in the list, including those of lines that can't be used. */
  readonly codes: readonly string[];
  readonly problems: readonly ImportProblem[];
  readonly quotations: readonly QuotationOption[];
}

/**
 * Reads a list with the decimal mark that suits its numbers; with the chosen one when both could be meant, which makes
 * the mark unclear.
 */
export function readList(
  list: ImportedList,
  chosen: DecimalMark | null,
  currencies: readonly EditableCurrency[],
): { readonly reading: Reading; readonly isUnclear: boolean } {
  return chooseReading(
    decimalMarks.map((mark) => readWithMark(list, mark, currencies)),
    chosen,
  );
}

function readWithMark(list: ImportedList, mark: DecimalMark, currencies: readonly EditableCurrency[]): Reading {
  const lines: ListedLine[] = [];
  const problems: ImportProblem[] = [];
  const rows = areColumnsKnown(list.roles) ? listedRows(list.rows, list.headingIndex) : [];
  const codesOf = (listed: readonly ListRow[]) =>
    listed.flatMap(({ cells }) => readCurrencyCell(cellOf(cells, list.roles, 'currency') ?? '')?.acronym ?? []);
  const hasValue = ({ cells }: ListRow) => valueRoles.some((role) => cellOf(cells, list.roles, role)?.trim());
  // A remark below the list may name a currency, too.
  const valued = codesOf(rows.filter(hasValue));
  for (const row of rows) {
    const { line, cells } = row;
    const codeText = cellOf(cells, list.roles, 'currency') ?? '';
    const code = readCurrencyCell(codeText);
    if (code === null) {
      problems.push({ kind: 'noCode', line, text: codeText.trim() || cells.join(' ').trim() });
      continue;
    }
    const { acronym } = code;
    const currency = currencies.find((candidate) => candidate.acronym === acronym);
    const readCells = () => cellsOf(cells, list.roles, mark, acronym);
    if (acronym === BASE_CURRENCY) {
      problems.push({ kind: isOne(readCells()) ? 'baseCurrency' : 'otherBase', line });
    } else if (currency === undefined) {
      problems.push({ kind: 'unknownCode', line, acronym });
    } else if (valued.filter((other) => other === acronym).length > (hasValue(row) ? 1 : 0)) {
      problems.push({ kind: 'duplicate', line, acronym });
    } else {
      const unitsText = cellOf(cells, list.roles, 'units')?.trim() ?? '';
      const units = unitsText === '' ? code.units : readUnits(unitsText);
      if (unitsText !== '' && units === null) {
        problems.push({ kind: 'badUnits', line, text: unitsText });
      } else {
        lines.push({ line, acronym, currency, units, cells: readCells() });
      }
    }
  }
  return { mark, lines, codes: codesOf(rows), problems, quotations: quotationOptions(lines.flatMap(quotedLine)) };
}

function cellOf(cells: readonly string[], roles: readonly ColumnRole[], role: ColumnRole): string | undefined {
  const column = roles.indexOf(role);
  return column < 0 ? undefined : (cells[column] ?? '');
}

function cellsOf(
  cells: readonly string[],
  roles: readonly ColumnRole[],
  mark: DecimalMark,
  acronym: string,
): ListedLine['cells'] {
  return Object.fromEntries(
    valueRoles.flatMap((role) => {
      const text = cellOf(cells, roles, role)?.trim();
      return text === undefined ? [] : [[role, { text, listed: readImportedNumber(withoutUnit(text, acronym), mark) }]];
    }),
  );
}

/** Takes away the euro or the line's own currency beside a number, and arrows. Another currency shows another base and stays. */
function withoutUnit(text: string, acronym: string): string {
  const unit = `(?:€|EUR|${acronym}|[▲▼↑↓])`;
  return text.replace(new RegExp(`^${unit}\\s*(?=\\d)|(\\d)\\s*${unit}$`, 'gu'), '$1');
}

/** Whether the line has no number other than 1, or 0 as a placeholder, as the base currency's own line may have. */
export function isOne(cells: ListedLine['cells']): boolean {
  return Object.values(cells).every(({ listed }) => listed === null || [0, 1].includes(Number(listed)));
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

/** The stored rate that a number of this role stands for: in the middle between buy and sell for a middle rate. */
export function storedRate(currency: EditableCurrency, role: ValueRole): number {
  return role === 'middle' ? (currency.buy + currency.sell) / 2 : currency[role];
}

import { readCurrencyCell } from './currencyCell';
import type { ColumnRole, Meaning } from './headings';
import { meaningOf } from './headings';
import { decimalMarks, readImportedNumber } from './importedNumber';
import { valueRoles } from './importProblem';

/** One line of a list, as it was read. */
export interface ListRow {
  /** Counted from 1, as spreadsheets and text editors do. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A list's heading and the roles of its columns. */
export interface ListColumns {
  /** Index of the row of headings, null when there is none; rows above it are not part of the list. */
  readonly headingIndex: number | null;
  readonly roles: readonly ColumnRole[];
}

/** Only the top of a list is searched for headings. */
const ROWS_SEARCHED = 12;

/** Recognises columns by their headings, and currency codes even without one; other columns are ignored (rule 73). */
export function recogniseColumns(rows: readonly ListRow[]): ListColumns {
  const candidates = rows
    .slice(0, ROWS_SEARCHED)
    .map(({ cells }, headingIndex) => ({ headingIndex, roles: rolesOfHeadings(cells) }))
    .map((candidate) => ({ ...candidate, found: candidate.roles.filter((role) => role !== 'ignored').length }));
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (found, candidate) => (candidate.found > (found?.found ?? 0) ? candidate : found),
    null,
  );
  // Spreadsheets may have thousands of empty columns beside a list.
  const width = Math.max(
    0,
    ...rows.map(({ cells }) => cells.reduce((found, cell, column) => (cell.trim() ? column + 1 : found), 0)),
  );
  const roles = Array.from({ length: width }, (_empty, column) => best?.roles[column] ?? 'ignored');
  const headingIndex = best?.headingIndex ?? null;
  const listed = listedRows(rows, headingIndex);
  const headings = headingIndex === null ? null : (rows[headingIndex]?.cells ?? []);
  const areSure = headings === null || tellAll(headings, roles, listed);
  return { headingIndex, roles: withCodes(areSure ? roles : roles.map(withoutValue), listed) };
}

/** The rows below the headings that aren't empty. */
export function listedRows(rows: readonly ListRow[], headingIndex: number | null): readonly ListRow[] {
  return rows.slice(headingIndex === null ? 0 : headingIndex + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** Whether enough columns are known to read rates from them. */
export function areColumnsKnown(roles: readonly ColumnRole[]): boolean {
  return roles.includes('currency') && valueRoles.some((role) => roles.includes(role));
}

/** Gives a column another role and takes the role from the column that had it; a middle rate excludes buy and sell. */
export function assignRole(roles: readonly ColumnRole[], column: number, role: ColumnRole): readonly ColumnRole[] {
  const excluded: readonly ColumnRole[] =
    role === 'middle' ? ['buy', 'sell'] : role === 'buy' || role === 'sell' ? ['middle'] : [];
  return roles.map((other, index) => {
    if (index === column) {
      return role;
    }
    return other === role || excluded.includes(other) ? 'ignored' : other;
  });
}

/**
 * Whether the headings leave no doubt about the numbers below them. Merged cells, headings of two rows and decimal commas that
 * were taken for separators leave columns of numbers without a heading, and headings without a column.
 */
function tellAll(headings: readonly string[], roles: readonly ColumnRole[], rows: readonly ListRow[]): boolean {
  const hasOneSide = roles.includes('buy') !== roles.includes('sell');
  return roles.every((role, column) => {
    const heading = headings[column] ?? '';
    const cells = rows.flatMap((row) => row.cells[column] ?? []);
    const numbers = cells.filter(isNumber);
    const isCount = numbers.every((number, index) => Number(number) === index + 1);
    const isOfNumbers = !isCount && 2 * numbers.length > rows.length;
    // With one side known, another column of numbers may be the other side under a name that isn't known.
    const isUnknown = heading.trim() === '' || (hasOneSide && meaningOf(heading) === null);
    return isOfNumbers ? !isUnknown : cells.length > 0 || withoutValue(role) === role;
  });
}

function withoutValue(role: ColumnRole): ColumnRole {
  return valueRoles.some((value) => value === role) ? 'ignored' : role;
}

function isNumber(cell: string): boolean {
  return decimalMarks.some((mark) => readImportedNumber(cell, mark) !== null);
}

function rolesOfHeadings(cells: readonly string[]): readonly ColumnRole[] {
  // A row with numbers can't be the row of headings, whatever else it says.
  const meanings = cells.some(isNumber) ? [] : cells.map(meaningOf);
  const count = (meaning: Meaning): number => meanings.filter((other) => other === meaning).length;
  const sideCounts = [count('buy'), count('sell')];
  const isSided = sideCounts.some((found) => found > 0);
  const isSideUnclear = sideCounts.some((found) => found > 1);
  return meanings.map((meaning) => {
    // If two columns claim the same role, staff choose. If they claim the same side, it isn't known either which of them belongs
    // to the other side's column.
    if (meaning === null || count(meaning) > 1 || (meaning === 'middle' && isSided)) {
      return 'ignored';
    }
    if (meaning === 'currencyName') {
      return count('currency') === 1 ? 'ignored' : 'currency';
    }
    return isSideUnclear ? withoutValue(meaning) : meaning;
  });
}

// A column that holds only codes needs no heading; a column that is headed "currency" but holds names gives way to it.
function withCodes(roles: readonly ColumnRole[], rows: readonly ListRow[]): readonly ColumnRole[] {
  const shareOf = (column: number): number =>
    rows.filter(({ cells }) => readCurrencyCell(cells[column] ?? '') !== null).length / Math.max(1, rows.length);
  const headed = roles.indexOf('currency');
  if (headed >= 0 && shareOf(headed) > 0) {
    return roles;
  }
  const columns = roles.flatMap((role, column) => (role === 'ignored' && shareOf(column) > 0.5 ? [column] : []));
  const [column] = columns;
  return column !== undefined && columns.length === 1 ? assignRole(roles, column, 'currency') : roles;
}

import { toPlainText } from '../plainText';
import { BASE_CURRENCY } from '../rates/currency';

/** One line of a list, as it was read. */
export interface ListRow {
  /** Counted from 1, as spreadsheets and text editors do. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What one column of a list holds. */
export type ColumnRole = 'currency' | 'units' | 'buy' | 'sell' | 'middle' | 'ignored';

export const columnRoles: readonly ColumnRole[] = ['ignored', 'currency', 'units', 'buy', 'sell', 'middle'];

/** A list's heading and the roles of its columns. */
export interface ListColumns {
  /** Index of the row of headings, null when there is none; rows above it are not part of the list. */
  readonly headingIndex: number | null;
  readonly roles: readonly ColumnRole[];
}

/** A currency's code, and the number of units that the line is for if the cell says so ("100 HUF"). */
export interface CurrencyCell {
  readonly acronym: string;
  readonly units: number | null;
}

/** Only the top of a list is searched for headings. */
const ROWS_SEARCHED = 12;

/** The first match wins: "kurz nákup" is buy, "kód meny" is the code, "units per EUR" is not a number of units. */
const headings: readonly (readonly [RegExp, ColumnRole | 'currencyName'])[] = [
  [/\b(nakup|kupuj|vykup|buy|bid|purchase)/, 'buy'],
  [/\b(predaj|predav|prodej|sell|ask|offer)/, 'sell'],
  [/\b(stred|middle|mid)\b|\bstred|\b(per|za) (1 )?eur/, 'middle'],
  [/\b(kod|code|iso|skratka|acronym)\b/, 'currency'],
  [/\b(mnozstv|jednot|pocet|unit|nominal|quantity|amount)/, 'units'],
  [/\b(kurz|rate|exchange)/, 'middle'],
  [/\b(mena|meny|currency|currencies|valuta)\b/, 'currencyName'],
];

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
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const roles = Array.from({ length: width }, (_empty, column) => best?.roles[column] ?? 'ignored');
  const headingIndex = best?.headingIndex ?? null;
  return { headingIndex, roles: withCodes(roles, listedRows(rows, headingIndex)) };
}

/** The rows below the headings that aren't empty. */
export function listedRows(rows: readonly ListRow[], headingIndex: number | null): readonly ListRow[] {
  return rows.slice(headingIndex === null ? 0 : headingIndex + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** Whether enough columns are known to read rates from them. */
export function areColumnsKnown(roles: readonly ColumnRole[]): boolean {
  return roles.includes('currency') && (['buy', 'sell', 'middle'] as const).some((role) => roles.includes(role));
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
 * Reads a code of three to five letters, also among other words ("100 HUF", "USD – dolár", "EUR/CZK"); null unless
 * there is exactly one.
 */
export function readCurrencyCell(text: string): CurrencyCell | null {
  const trimmed = text.trim();
  const words = /^[a-z]{3,5}$/i.test(trimmed) ? [trimmed.toUpperCase()] : (trimmed.match(/[\p{L}\p{N}]+/gu) ?? []);
  const counts = words.filter((word) => /^\d+$/.test(word));
  const codes = onlyQuoted(words.filter((word) => /^[A-Z]{3}$/.test(word)));
  const [acronym, ...others] = codes.length > 0 ? codes : words.filter((word) => /^[A-Z]{4,5}$/.test(word));
  if (acronym === undefined || others.length > 0 || counts.length > 1) {
    return null;
  }
  const units = counts[0] === undefined ? null : readUnits(counts[0]);
  return counts.length > 0 && units === null ? null : { acronym, units };
}

/** Reads the number of units that a line is for: a power of ten up to 10,000, otherwise null. */
export function readUnits(text: string): number | null {
  const digits = text.replace(/\s/g, '');
  return /^10{0,4}$/.test(digits) ? Number(digits) : null;
}

// "EUR/CZK" means the other currency.
function onlyQuoted(codes: readonly string[]): readonly string[] {
  return codes.length > 1 ? codes.filter((code) => code !== BASE_CURRENCY) : codes;
}

function rolesOfHeadings(cells: readonly string[]): readonly ColumnRole[] {
  // A row with numbers can't be the row of headings, whatever else it says.
  const meanings = cells.some((cell) => /^\s*[\d.,]+\s*$/.test(cell)) ? [] : cells.map(meaningOf);
  const hasOne = (meaning: string): boolean => meanings.filter((other) => other === meaning).length === 1;
  const isSided = hasOne('buy') || hasOne('sell');
  return meanings.map((meaning) => {
    // If two columns claim the same role, staff choose.
    if (meaning === null || !hasOne(meaning) || (meaning === 'middle' && isSided)) {
      return 'ignored';
    }
    if (meaning === 'currencyName') {
      return hasOne('currency') ? 'ignored' : 'currency';
    }
    return meaning;
  });
}

function meaningOf(heading: string): ColumnRole | 'currencyName' | null {
  const plain = toPlainText(heading).replace(/[^a-z0-9]+/g, ' ');
  return headings.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
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

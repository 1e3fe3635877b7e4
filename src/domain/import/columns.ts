import { toPlainText } from '../plainText';
import { BASE_CURRENCY } from '../rates/currency';

/** One line of a list, as it was read. */
export interface ListRow {
  /** Counted from 1, as spreadsheets and text editors do. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a column of a list holds. */
export type ColumnRole = 'currency' | 'units' | 'buy' | 'sell' | 'middle' | 'ignored';

export const columnRoles: readonly ColumnRole[] = ['ignored', 'currency', 'units', 'buy', 'sell', 'middle'];

/** A list with what its columns hold. */
export interface ListColumns {
  /** Index of the row of headings; what stands above it is no part of the list. Null when there is none. */
  readonly headingIndex: number | null;
  readonly roles: readonly ColumnRole[];
}

/** A currency's code, and for how many units of it the line is, if the cell says so ("100 HUF"). */
export interface CurrencyCell {
  readonly acronym: string;
  readonly units: number | null;
}

/** Headings stand near the top. */
const ROWS_SEARCHED = 12;

/** In the order of asking: "kurz nákup" is buy, "kód meny" the code, "units per EUR" no count of units. */
const headings: readonly (readonly [RegExp, ColumnRole | 'currencyName'])[] = [
  [/\b(nakup|kupuj|vykup|buy|bid|purchase)/, 'buy'],
  [/\b(predaj|predav|prodej|sell|ask|offer)/, 'sell'],
  [/\b(stred|middle|mid)\b|\bstred|\b(per|za) (1 )?eur/, 'middle'],
  [/\b(kod|code|iso|skratka|acronym)\b/, 'currency'],
  [/\b(mnozstv|jednot|pocet|unit|nominal|quantity|amount)/, 'units'],
  [/\b(kurz|rate|exchange)/, 'middle'],
  [/\b(mena|meny|currency|currencies|valuta)\b/, 'currencyName'],
];

/** Recognises what the columns hold by their headings, and codes of currencies by themselves; nothing is told of the others (rule 73). */
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

/** The rows below the headings that have anything in them. */
export function listedRows(rows: readonly ListRow[], headingIndex: number | null): readonly ListRow[] {
  return rows.slice(headingIndex === null ? 0 : headingIndex + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** Whether enough is known of the columns to read rates from them. */
export function areColumnsKnown(roles: readonly ColumnRole[]): boolean {
  return roles.includes('currency') && (['buy', 'sell', 'middle'] as const).some((role) => roles.includes(role));
}

/** Gives a column another role, and takes it from whichever had it; a middle rate stands for both others. */
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

/** Reads a code of three to five letters, also among other words ("100 HUF", "USD – dolár", "EUR/CZK"); null when it is not the only one. */
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

/** Reads for how many units a line is: a power of ten up to 10 000, else null. */
export function readUnits(text: string): number | null {
  const digits = text.replace(/\s/g, '');
  return /^10{0,4}$/.test(digits) ? Number(digits) : null;
}

// In "EUR/CZK" the other one is meant.
function onlyQuoted(codes: readonly string[]): readonly string[] {
  return codes.length > 1 ? codes.filter((code) => code !== BASE_CURRENCY) : codes;
}

function rolesOfHeadings(cells: readonly string[]): readonly ColumnRole[] {
  // A row with numbers is no row of headings, whatever else it says.
  const meanings = cells.some((cell) => /^\s*[\d.,]+\s*$/.test(cell)) ? [] : cells.map(meaningOf);
  const hasOne = (meaning: string): boolean => meanings.filter((other) => other === meaning).length === 1;
  const isSided = hasOne('buy') || hasOne('sell');
  return meanings.map((meaning) => {
    // Two columns that say the same are asked about.
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

// A column of nothing but codes needs no heading; one that is headed "currency" and holds names gives way to it.
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

import type { ListRow } from '../../src/domain/import/columns';

/** Rows of a list as a parser returns them. */
export function rowsOf(cells: readonly (readonly string[])[]): readonly ListRow[] {
  return cells.map((row, index) => ({ line: index + 1, cells: row }));
}

/** Rows of a list, made from lines with cells separated by semicolons. */
export function rowsOfLines(...lines: readonly string[]): readonly ListRow[] {
  return rowsOf(lines.map((line) => line.split(';')));
}

import Papa from 'papaparse';
import type { ListRow } from '../../../domain/import/columns';

/** The most reliable first: commas also appear in numbers and sentences. */
const delimiters = ['\t', ';', '|', ','] as const;

/** Reads rows of cells separated by tabs, semicolons, bars or commas, quoted or not. */
export function parseDelimitedText(text: string): readonly ListRow[] {
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
}

/** Writes rows of cells separated by tabs, as spreadsheets copy them. */
export function writeTabbedText(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(rows as string[][], { delimiter: '\t', newline: '\n' });
}

function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const isUsual = (delimiter: string): boolean => 2 * lines.filter((line) => line.includes(delimiter)).length >= lines.length;
  return delimiters.find(isUsual) ?? ',';
}

import Papa from 'papaparse';
import type { ListRow } from '../../../domain/import/columns';

/** The share of lines from which on a separator counts as the list's own. */
const USUAL = 0.5;

/** The most reliable first. Spaces separate the lines of a PDF; there, commas stand only in numbers. */
const separators: readonly (readonly [string, RegExp])[] = [
  ['\t', /\t/],
  [';', /;/],
  ['|', /\|/],
  [',', /(?:^|\D),|,(?:\D|$)/],
  [' ', /[\p{L}\d][ \u00a0]+\d+[.,]\d/u],
];

/** Reads rows of cells separated by tabs, semicolons, bars, commas or spaces, quoted or not. */
export function parseDelimitedText(text: string): readonly ListRow[] {
  const delimiter = delimiterOf(text);
  const { data } = Papa.parse<string[]>(delimiter === ' ' ? withSingleSpaces(text) : text, { delimiter });
  let line = 1;
  return data.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return row;
  });
}

function withSingleSpaces(text: string): string {
  return text.replace(/[ \u00a0]+/g, ' ').replace(/^ | $/gm, '');
}

/** Writes rows of cells separated by tabs, as spreadsheets copy them. */
export function writeTabbedText(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(rows as string[][], { delimiter: '\t', newline: '\n' });
}

function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const countWith = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
  const usual = separators.find(([, pattern]) => countWith(pattern) >= USUAL * lines.length);
  // Nobody types tabs, so two lines with one are a copied table, however much is written around it.
  return usual?.[0] ?? (countWith(/\t/) > 1 ? '\t' : ',');
}

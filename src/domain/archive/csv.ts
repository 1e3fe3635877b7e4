/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const SEPARATOR = ';';
const LINE_END = '\r\n';
/** What begins a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell: a text of anybody's, or a number as decimal text, which nobody could smuggle a formula into. */
export type CsvCell = string | { readonly number: string } | null;

/** A table as comma-separated values by the custom of countries with a decimal comma: UTF-8, semicolons (rule 82). */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => row.map(toText).join(SEPARATOR) + LINE_END).join('');
}

function toText(cell: CsvCell): string {
  if (cell === null) {
    return '';
  }
  if (typeof cell !== 'string') {
    return cell.number.replace('.', ',');
  }
  // Spreadsheets take what follows an apostrophe for text.
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const SEPARATOR = ';';
const LINE_END = '\r\n';
/** A spreadsheet takes a cell that begins with one of these characters for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell: text that anybody may have written, or a number as decimal text, which can't contain a formula. */
export type CsvCell = string | { readonly number: string } | null;

/** A table as CSV for countries that use a decimal comma: UTF-8, separated by semicolons (rule 82). */
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
  // Spreadsheets treat whatever follows an apostrophe as text.
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

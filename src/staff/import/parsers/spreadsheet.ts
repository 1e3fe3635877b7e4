import { unzipSync } from 'fflate';
import readSpreadsheet from 'read-excel-file/universal';
import { toDecimalText } from '../../../domain/money/decimal';

/** A part of the file that is larger when unpacked, in bytes: it would be unpacked in a worker, which the page's policy refuses. */
const LARGEST_PART = 512 * 1024;
/** As many digits as spreadsheets keep; those behind them are noise of binary fractions. */
const SPREADSHEET_DIGITS = 15;

/** Gives the cells of an XLSX file's first sheet that has any; null when it is too large; throws when it is damaged. */
export async function parseSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly string[])[] | null> {
  if (isTooLarge(bytes)) {
    return null;
  }
  const sheets = await readSpreadsheet(bytes.buffer);
  const rows: readonly (readonly unknown[])[] = sheets.find(({ data }) => data.length > 0)?.data ?? [];
  return rows.map((cells) => cells.map(textOf));
}

// Only the table of contents is read here: nothing is unpacked.
function isTooLarge(bytes: Uint8Array): boolean {
  let largest = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      largest = Math.max(largest, originalSize);
      return false;
    },
  });
  return largest >= LARGEST_PART;
}

function textOf(cell: unknown): string {
  if (typeof cell === 'number') {
    return toDecimalText(Number(cell.toPrecision(SPREADSHEET_DIGITS)));
  }
  if (cell instanceof Date) {
    return cell.toISOString().slice(0, 10);
  }
  return typeof cell === 'string' ? cell : '';
}

import { unzipSync } from 'fflate';
import readSpreadsheet from 'read-excel-file/universal';
import type { DecimalMark } from '../../../domain/import/importedNumber';
import { toDecimalText } from '../../../domain/money/decimal';

/** From this unpacked size, in bytes, a part of the file would be unpacked in a worker, which the page's policy refuses. */
const LARGEST_PART = 512 * 1024;
/** How many significant digits spreadsheets keep; further digits are noise of binary fractions. */
const SPREADSHEET_DIGITS = 15;

/** Reads the cells of an XLSX file's first non-empty sheet; null when the file is too large; throws when it is damaged. */
export async function parseSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly string[])[] | null> {
  if (isTooLarge(bytes)) {
    return null;
  }
  const sheets = await readSpreadsheet(bytes.buffer);
  const rows: readonly (readonly unknown[])[] = sheets.find(({ data }) => data.length > 0)?.data ?? [];
  const mark = decimalMarkOf(rows);
  return rows.map((cells) => cells.map((cell) => textOf(cell, mark)));
}

// A spreadsheet may hold some numbers as text. The others are written with their decimal mark, because a list has one.
function decimalMarkOf(rows: readonly (readonly unknown[])[]): DecimalMark {
  const texts = rows.flat().filter((cell) => typeof cell === 'string');
  const holdsSome = (numbers: RegExp): boolean => texts.some((text) => numbers.test(text.trim()));
  return holdsSome(/^\d+,\d+$/) && !holdsSome(/^\d+\.\d+$/) ? ',' : '.';
}

// This reads only the archive's table of contents, without unpacking anything.
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

function textOf(cell: unknown, mark: DecimalMark): string {
  if (typeof cell === 'number') {
    return toDecimalText(Number(cell.toPrecision(SPREADSHEET_DIGITS))).replace('.', mark);
  }
  if (cell instanceof Date) {
    return cell.toISOString().slice(0, 10);
  }
  return typeof cell === 'string' ? cell : '';
}

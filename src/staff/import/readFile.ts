import { decodeText } from './parsers/decodeText';
import type { ImportFailure } from './importSlice';

/** The size of the largest file that is read, in bytes; an office's list has a few thousand bytes. */
export const LARGEST_FILE = 1_048_576;

/** A file's text, or why it can't be read. */
export type FileReading = { readonly text: string } | { readonly failure: ImportFailure };

const signatures = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  // Excel's old format, and any Excel file with a password.
  compound: [0xd0, 0xcf, 0x11, 0xe0],
  pdf: [0x25, 0x50, 0x44, 0x46],
} as const;

/** Reads a spreadsheet or a text, judging by content and not by name; rejects when the parser can't be downloaded. */
export async function readFile(file: Blob): Promise<FileReading> {
  if (file.size > LARGEST_FILE) {
    return { failure: 'tooLarge' };
  }
  const bytes = await readBytes(file);
  if (bytes === null) {
    return { failure: 'unreadable' };
  }
  if (hasSignature(bytes, signatures.zip)) {
    return readSpreadsheet(bytes);
  }
  if (hasSignature(bytes, signatures.compound)) {
    return { failure: 'oldExcel' };
  }
  const text = decodeText(bytes);
  return hasSignature(bytes, signatures.pdf) || text.includes('\0') ? { failure: 'notAList' } : readingOf(text);
}

// Null for a file that was moved or locked after it was chosen.
async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

async function readSpreadsheet(bytes: Uint8Array<ArrayBuffer>): Promise<FileReading> {
  const [{ parseSpreadsheet }, { writeTabbedText }] = await Promise.all([
    import(/* webpackChunkName: "spreadsheet" */ './parsers/spreadsheet'),
    import(/* webpackChunkName: "delimited-text" */ './parsers/delimitedText'),
  ]);
  try {
    const rows = await parseSpreadsheet(bytes);
    return rows === null ? { failure: 'tooLarge' } : readingOf(writeTabbedText(rows));
  } catch {
    return { failure: 'damaged' };
  }
}

function readingOf(text: string): FileReading {
  return text.trim() === '' ? { failure: 'empty' } : { text };
}

function hasSignature(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

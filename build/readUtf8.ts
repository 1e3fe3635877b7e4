import { readFileSync } from 'node:fs';

/**
 * Reads a file that people edit, without the byte order mark that editors on Windows may put at its start; throws an
 * error with one clear line when it doesn't exist or another encoding would destroy its letters.
 */
export function readUtf8(file: string): string {
  const text = decode(readBytes(file));
  // UTF-16 without a mark decodes as UTF-8, with a zero beside every letter.
  if (text === null || text.includes('\0')) {
    throw new Error(`${file} is not saved as UTF-8: choose this encoding in the editor and save it again.`);
  }
  return text;
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error(`${file} does not exist.`, { cause: error });
    }
    throw error;
  }
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

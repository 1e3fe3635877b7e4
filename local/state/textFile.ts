import { readFile } from 'node:fs/promises';

const encodings: readonly (readonly [byteOrderMark: Buffer, encoding: string])[] = [
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
];

/** Reads a text file in UTF-8 or, by its byte order mark, UTF-16, because Windows programs write both. */
export async function readTextFile(file: string): Promise<string> {
  const content = await readFile(file);
  const [, encoding = 'utf-8'] = encodings.find(([mark]) => content.subarray(0, mark.length).equals(mark)) ?? [];
  return new TextDecoder(encoding).decode(content);
}

/** The text with every run of white space replaced by one space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

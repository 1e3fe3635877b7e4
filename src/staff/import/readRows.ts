import type { ListRow } from '../../domain/import/columns';

/** Reads the rows of a list from its text; the first call downloads the parser, and rejects when it can't. */
export async function readRows(text: string): Promise<readonly ListRow[]> {
  const { parseDelimitedText } = await import(/* webpackChunkName: "delimited-text" */ './parsers/delimitedText');
  return parseDelimitedText(text);
}

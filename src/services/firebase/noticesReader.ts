import type { RawNotice } from '../../ports/notices';
import { NOTICES_PATH } from './addresses';
import { createPublicReader } from './publicReader';

/** So many of the latest notices are read: ids begin with the day on which they were made. */
export const LATEST_NOTICES = 40;

/** Reads the latest notices once; rejects when the server does not answer or refuses. */
export async function readNotices(databaseURL: string): Promise<readonly RawNotice[]> {
  const query = { orderBy: JSON.stringify('$key'), limitToLast: String(LATEST_NOTICES) };
  return rawNoticesIn(await createPublicReader(databaseURL)(NOTICES_PATH, query));
}

/** The notices in an answer of the database, untrusted. */
export function rawNoticesIn(answer: unknown): readonly RawNotice[] {
  return Object.entries(answer ?? {}).map(([id, versions]) => ({ id, versions: versions as unknown }));
}

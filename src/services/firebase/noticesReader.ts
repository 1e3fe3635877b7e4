import type { RawNotice } from '../../ports/notices';
import { NOTICES_PATH } from './addresses';
import { createPublicReader } from './publicReader';

/** How many notices are read: the ones that end last, because ids begin with a notice's last day. */
export const LAST_NOTICES = 40;

/** Reads the last notices once; rejects when the server does not answer or refuses. */
export async function readNotices(databaseURL: string): Promise<readonly RawNotice[]> {
  const query = { orderBy: JSON.stringify('$key'), limitToLast: String(LAST_NOTICES) };
  return rawNoticesIn(await createPublicReader(databaseURL)(NOTICES_PATH, query));
}

/** The notices in an answer of the database, untrusted. */
export function rawNoticesIn(answer: unknown): readonly RawNotice[] {
  return Object.entries(answer ?? {}).map(([id, versions]) => ({ id, versions: versions as unknown }));
}

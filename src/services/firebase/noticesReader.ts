import type { RawNotice } from '../../ports/notices';
import { databaseAddress, NOTICES_PATH } from './addresses';

/** So many of the latest notices are read: ids begin with the day on which they were made. */
export const LATEST_NOTICES = 40;

/** Reads the latest notices once by a plain request, without the SDK; rejects when the server does not answer or refuses. */
export async function readNotices(databaseURL: string): Promise<readonly RawNotice[]> {
  const address = databaseAddress(databaseURL, NOTICES_PATH);
  address.searchParams.set('orderBy', '"$key"');
  address.searchParams.set('limitToLast', String(LATEST_NOTICES));
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`Reading ${NOTICES_PATH} failed with status ${response.status}.`);
  }
  return rawNoticesIn(await response.json());
}

/** The notices in an answer of the database, untrusted. */
export function rawNoticesIn(answer: unknown): readonly RawNotice[] {
  return Object.entries(answer ?? {}).map(([id, versions]) => ({ id, versions: versions as unknown }));
}

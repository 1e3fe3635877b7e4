import { parseArchiveEntry } from '../../../domain/archive/entry';
import { versionKey } from '../../../domain/archive/version';
import type { StoredRecords } from '../../../ports/ratesWriter';
import { ARCHIVE_PATH, CURRENCIES_PATH, STAFF_PATH } from '../addresses';
import type { StaffRequests } from './staffRequests';

/** Keys that begin alike come before what begins with this. */
const LAST_CHARACTER = '\uf8ff';

/** Reads single records by plain requests, past the list that a connection may no longer follow. */
export function createStoredRecords({ read, userId }: StaffRequests): StoredRecords {
  return {
    readRecord: async (key) => ({ key, value: await read(`${CURRENCIES_PATH}/${key}`) }),
    readEntry: (key) => read(`${ARCHIVE_PATH}/${key}`),
    readVersions: async (acronym) => {
      const prefix = versionKey(acronym, '');
      const query = { orderBy: '"$key"', startAt: JSON.stringify(prefix), endAt: JSON.stringify(prefix + LAST_CHARACTER) };
      const entries = (await read(ARCHIVE_PATH, query)) ?? {};
      return Object.entries(entries).flatMap(([key, value]) => parseArchiveEntry(key, value) ?? []);
    },
    readIsStaff: async () => (await read(`${STAFF_PATH}/${userId() ?? ''}`)) === true,
  };
}

import type { StoredRecords } from '../../../ports/ratesWriter';
import { ARCHIVE_PATH, CURRENCIES_PATH, STAFF_PATH } from '../addresses';
import type { StaffRequests } from './staffRequests';

/** Reads single records by plain requests: the followed list may be out of date when its connection is lost. */
export function createStoredRecords({ read, userId }: StaffRequests): StoredRecords {
  return {
    readRecord: async (key) => ({ key, value: await read(`${CURRENCIES_PATH}/${key}`) }),
    readEntry: (key) => read(`${ARCHIVE_PATH}/${key}`),
    readIsStaff: async () => (await read(`${STAFF_PATH}/${userId() ?? ''}`)) === true,
  };
}

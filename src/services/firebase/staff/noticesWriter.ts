import type { NoticesWriter } from '../../../ports/notices';
import { NOTICES_PATH } from '../addresses';
import { rawNoticesIn } from '../noticesReader';
import type { StaffRequests } from './staffRequests';
import { SERVER_TIME } from './staffRequests';

/** How many notices staff see, those that end last: enough for some years of an office. */
const LISTED_NOTICES = 200;

/** Writes and reads '/notices' by plain requests, like all other writes of staff (rule 103). */
export function createNoticesWriter({ read, update, userId }: StaffRequests): NoticesWriter {
  return {
    write: (versions, signal) =>
      update(
        Object.fromEntries(
          versions.map(({ id, version, text, firstDay, lastDay, closed, isWithdrawn }) => [
            `${NOTICES_PATH}/${id}/${version}`,
            {
              ...(text !== null && { text }),
              firstDay,
              lastDay,
              ...(closed !== null && { closed }),
              isWithdrawn,
              by: userId(),
              at: SERVER_TIME,
            },
          ]),
        ),
        signal,
      ),
    readAll: async () =>
      rawNoticesIn(await read(NOTICES_PATH, { orderBy: JSON.stringify('$key'), limitToLast: String(LISTED_NOTICES) })),
    readVersion: (id, version) => read(`${NOTICES_PATH}/${id}/${version}`),
    userId,
  };
}

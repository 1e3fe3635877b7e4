import type { ReadRecentVersions } from '../../ports/archive';
import { ARCHIVE_PATH } from './addresses';
import { childrenOf, entriesIn, keysOf } from './archiveEntries';
import type { ReadDatabase } from './publicReader';

/** How many of the entries before the range are read: a version and, if it was added, its beginning. */
const BEFORE = '2';

/** Reads a currency's versions by a range of keys, from a name on, and the last ones before it (rule 139). */
export function createRecentVersionsReader(read: ReadDatabase): ReadRecentVersions {
  return async (acronym, from, signal) => {
    const answers = await Promise.all([
      read(ARCHIVE_PATH, keysOf(acronym, { from }), signal),
      // A key that equals the bound is in both answers; the Map keeps it once.
      read(ARCHIVE_PATH, { ...keysOf(acronym, { to: from }), limitToLast: BEFORE }, signal),
    ]);
    return entriesIn([...new Map(answers.flatMap(childrenOf))]);
  };
}

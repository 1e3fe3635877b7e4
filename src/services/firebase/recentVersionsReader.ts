import type { ReadRecentVersions } from '../../ports/archive';
import { ARCHIVE_PATH } from './addresses';
import { childrenOf, entriesIn, keysOf } from './archiveEntries';
import type { ReadDatabase } from './publicReader';

/** How many of the entries before the range are read: a version and, where it had been added, its beginning. */
const BEFORE = '2';

/** Reads the versions of a currency from a name on by its range of keys, with the last ones before it (rule 139). */
export function createRecentVersionsReader(read: ReadDatabase): ReadRecentVersions {
  return async (acronym, from, signal) => {
    const answers = await Promise.all([
      read(ARCHIVE_PATH, keysOf(acronym, { from }), signal),
      // The key that equals the bound is in both answers, which makes it no two entries.
      read(ARCHIVE_PATH, { ...keysOf(acronym, { to: from }), limitToLast: BEFORE }, signal),
    ]);
    return entriesIn([...new Map(answers.flatMap(childrenOf))]);
  };
}

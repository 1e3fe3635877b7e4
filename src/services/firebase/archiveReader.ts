import type { ArchiveEntry } from '../../domain/archive/entry';
import { oldestOfEach } from '../../domain/archive/order';
import { EARLIEST_MOMENT, LATEST_MOMENT } from '../../domain/time/moment';
import type { ArchivePage, ArchiveReader } from '../../ports/archive';
import { ARCHIVE_PATH, STAFF_NAMES_PATH } from './addresses';
import type { Children } from './archiveEntries';
import { childrenOf, entriesIn, keysOf } from './archiveEntries';
import type { ReadDatabase } from './publicReader';

type Query = Readonly<Record<string, string>>;

/** Entries of all currencies to read first: most of the wanted ones are among them, so one request usually suffices. */
const FOLLOWING_SIZE = 200;

/**
 * Reads the archive by plain requests. Every query is bounded by the valid moments: anything that isn't a moment sorts
 * outside of them and would use up the limit. A bound is a moment, not a key, so the entries of the last moment are
 * read again.
 */
export function createArchiveReader(read: ReadDatabase): ArchiveReader {
  async function readBetween(earliest: number, latest: number, limit: Query = {}): Promise<Children> {
    const answer = await read(ARCHIVE_PATH, {
      orderBy: JSON.stringify('until'),
      startAt: JSON.stringify(earliest),
      endAt: JSON.stringify(latest),
      ...limit,
    });
    return childrenOf(answer);
  }

  async function readVersions(acronym: string): Promise<readonly ArchiveEntry[]> {
    return entriesIn(childrenOf(await read(ARCHIVE_PATH, keysOf(acronym))));
  }

  return {
    readPage: async (size, before) => {
      const limit = size + (before?.readOfMoment ?? 0);
      const children = await readBetween(EARLIEST_MOMENT, before?.until ?? LATEST_MOMENT, { limitToLast: String(limit) });
      return { entries: entriesIn(children), next: children.length < limit ? null : positionAfter(children) };
    },
    readFollowing: async (moment, acronyms) => {
      const children = await readBetween(moment, LATEST_MOMENT, { limitToFirst: String(FOLLOWING_SIZE) });
      const near = oldestOfEach(entriesIn(children), acronyms);
      if (children.length < FOLLOWING_SIZE) {
        return near;
      }
      // A currency that has not changed for so long has few versions, so all of them are read.
      const rare = acronyms.filter((acronym) => near.every((entry) => entry.acronym !== acronym));
      const versions = (await Promise.all(rare.map(readVersions))).flat().filter(({ until }) => until >= moment);
      return [...near, ...oldestOfEach(versions, rare)];
    },
    readSince: async (moment) => entriesIn(await readBetween(moment, LATEST_MOMENT)),
    readBeginning: async () => {
      const [first] = await readBetween(EARLIEST_MOMENT, LATEST_MOMENT, { limitToFirst: '1' });
      return first === undefined ? null : untilOf(first);
    },
    readVersions,
    readNames: async () => {
      const names = childrenOf(await read(STAFF_NAMES_PATH));
      return Object.fromEntries(names.filter((child): child is readonly [string, string] => typeof child[1] === 'string'));
    },
  };
}

/** Counts unreadable entries too, as the limit does. */
function positionAfter(children: Children): ArchivePage['next'] {
  const moments = children.map(untilOf);
  const until = Math.min(...moments);
  return { until, readOfMoment: moments.filter((moment) => moment === until).length };
}

// The bounds only let children with a time through.
function untilOf([, value]: Children[number]): number {
  return (value as { readonly until: number }).until;
}

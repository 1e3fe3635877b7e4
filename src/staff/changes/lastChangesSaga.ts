import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, put, race, select, take } from 'typed-redux-saga';
import type { ArchiveEntry } from '../../domain/archive/entry';
import { isQuoted } from '../../domain/rates/currency';
import { selectCurrencies } from '../../features/rates/ratesSlice';
import type { ArchiveReader, StaffNames } from '../../ports/archive';
import { failureOf } from '../../ports/requestError';
import type { ReportError } from '../../ports/reportError';
import {
  lastChangesClosed,
  lastChangesFailed,
  lastChangesOpened,
  lastChangesRead,
  lastChangesRetryRequested,
  selectLastChanges,
} from './lastChangesSlice';
import { withTimeLimit } from '../withTimeLimit';
import { readWithList } from './readArchive';

/** How many recent entries are read at once: enough to find the last changes of most currencies in one request. */
export const RECENT_SIZE = 200;

export interface LastChangesServices {
  readonly archiveReader: ArchiveReader;
  readonly reportError: ReportError;
}

/** Keeps the last change of each currency up to date for as long as a page needs it (rule 143). */
export function* watchLastChanges(services: LastChangesServices) {
  while (true) {
    yield* take(lastChangesOpened);
    yield* race({
      followed: call(readWithList, lastChangesRetryRequested, () => readLastChanges(services)),
      closed: take(lastChangesClosed),
    });
  }
}

function* readLastChanges(services: LastChangesServices): SagaGenerator<void> {
  const { archiveReader, reportError } = services;
  const known = yield* select(selectLastChanges);
  try {
    if (known.status === 'shown') {
      // Reads the newest entry's own moment again, because other changes may have been made at the same moment.
      const since = Math.max(0, ...known.entries.map(({ until }) => until));
      const entries = yield* withTimeLimit(() => archiveReader.readSince(since));
      // Whoever was added to the staff meanwhile has a name, too.
      const isEachNamed = entries.every(({ by }) => Object.hasOwn(known.names, by));
      const names = isEachNamed ? known.names : yield* call(readNamesAgain, services, known.names);
      yield* put(lastChangesRead({ entries, names }));
    } else {
      const acronyms = (yield* select(selectCurrencies)).filter(isQuoted).map(({ acronym }) => acronym);
      const { entries, names } = yield* all({
        entries: call(() => withTimeLimit(() => readNewest(archiveReader, acronyms))),
        names: call(() => withTimeLimit(() => archiveReader.readNames())),
      });
      yield* put(lastChangesRead({ entries, names }));
    }
  } catch (error) {
    yield* call(reportError, error);
    yield* put(lastChangesFailed(failureOf(error)));
  }
}

/** The known names stay when none can be read: who made a change matters less than the change. */
function* readNamesAgain({ archiveReader, reportError }: LastChangesServices, known: StaffNames): SagaGenerator<StaffNames> {
  try {
    return yield* withTimeLimit(() => archiveReader.readNames());
  } catch (error) {
    yield* call(reportError, error);
    return known;
  }
}

/** Reads recent entries, including the newest entry of each of these currencies that has one. */
async function readNewest(archiveReader: ArchiveReader, acronyms: readonly string[]): Promise<readonly ArchiveEntry[]> {
  const { entries, next } = await archiveReader.readPage(RECENT_SIZE, null);
  // A currency without recent entries seldom changes, so reading all of its versions costs little.
  const rare = next === null ? [] : acronyms.filter((acronym) => entries.every((entry) => entry.acronym !== acronym));
  const versions = await Promise.all(rare.map((acronym) => archiveReader.readVersions(acronym)));
  return [...entries, ...versions.flat()];
}

import { buffers } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, fork, put, race, select, take } from 'typed-redux-saga';
import type { ArchiveEntry } from '../../domain/archive/entry';
import { ratesRead, ratesReceived } from '../../features/rates/ratesSlice';
import type { ArchiveReader } from '../../ports/archive';
import { failureOf } from '../../ports/requestError';
import type { ReportError } from '../../ports/reportError';
import { withTimeLimit } from '../withTimeLimit';
import {
  archiveClosed,
  archiveFilterChanged,
  archiveOpened,
  archiveRetryRequested,
  namesRead,
  newerRead,
  olderRequested,
  PAGE_SIZE,
  pageFailed,
  pageRead,
  refreshFailed,
  selectArchiveFilter,
  selectArchiveStatus,
  selectEntries,
  selectOlder,
  selectPast,
  selectStaffNames,
} from './archiveSlice';

/** How many entries are read at once for one currency or person, whose changes may be rare. */
export const SEARCH_SIZE = 500;

export interface ArchiveServices {
  readonly archiveReader: ArchiveReader;
  readonly reportError: ReportError;
}

/** Keeps the history on the page loaded and follows new changes, for as long as the page is open (rule 79). */
export function* watchArchive(services: ArchiveServices) {
  while (true) {
    yield* take(archiveOpened);
    yield* race({ followed: call(followArchive, services), closed: take(archiveClosed) });
  }
}

function* followArchive(services: ArchiveServices) {
  yield* fork(readNames, services);
  yield* fork(followChanges, services);
  while (true) {
    if ((yield* select(selectArchiveStatus)) === 'loading') {
      // Another filter may need another part of the archive.
      yield* race({ read: call(readNextPage, services), changed: take(archiveFilterChanged) });
    } else {
      yield* take([archiveRetryRequested, olderRequested, archiveFilterChanged]);
    }
  }
}

function* readNextPage({ archiveReader, reportError }: ArchiveServices) {
  const older = yield* select(selectOlder);
  const { acronym, by } = yield* select(selectArchiveFilter);
  const size = acronym === null && by === null ? PAGE_SIZE : SEARCH_SIZE;
  try {
    const before = typeof older === 'string' ? null : older;
    const page = yield* withTimeLimit(() => archiveReader.readPage(size, before));
    const following = yield* call(readFollowing, archiveReader, page.entries);
    yield* put(pageRead({ ...page, following }));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(pageFailed(failureOf(error)));
  }
}

/** Reads the first entry after a past stretch for each currency that a page of the stretch is the first to name. */
function* readFollowing(archiveReader: ArchiveReader, entries: readonly ArchiveEntry[]): SagaGenerator<readonly ArchiveEntry[]> {
  const past = yield* select(selectPast);
  if (past === null) {
    return [];
  }
  const known = new Set(past.entries.map(({ acronym }) => acronym));
  const acronyms = [...new Set(entries.map(({ acronym }) => acronym))].filter((acronym) => !known.has(acronym));
  return acronyms.length === 0 ? [] : yield* withTimeLimit(() => archiveReader.readFollowing(past.to, acronyms));
}

/** Reads new entries whenever the list changes, because every entry is written together with a record. */
function* followChanges(services: ArchiveServices) {
  const changes = yield* actionChannel([ratesReceived, ratesRead, archiveRetryRequested], buffers.sliding(1));
  try {
    // Before the first page is there, nothing shows which entries are newer.
    while ((yield* select(selectOlder)) === 'newest') {
      yield* take(pageRead);
    }
    while (true) {
      yield* take(changes);
      yield* call(readNewer, services);
      if ((yield* select(selectStaffNames)) === null) {
        yield* call(readNames, services);
      }
    }
  } finally {
    changes.close();
  }
}

function* readNewer({ archiveReader, reportError }: ArchiveServices) {
  const [newest] = yield* select(selectEntries);
  try {
    // Reads the newest entry's own moment again, because other changes may have been made at the same moment.
    yield* put(newerRead(yield* withTimeLimit(() => archiveReader.readSince(newest?.until ?? 0))));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(refreshFailed());
  }
}

function* readNames({ archiveReader, reportError }: ArchiveServices) {
  try {
    yield* put(namesRead(yield* withTimeLimit(() => archiveReader.readNames())));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(refreshFailed());
  }
}

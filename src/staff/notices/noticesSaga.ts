import type { SagaGenerator } from 'typed-redux-saga';
import { all, call, delay, put, race, select, take } from 'typed-redux-saga';
import { newestVersionOf, parseNoticeContent } from '../../domain/notices/notice';
import { parseNoticeHistory } from '../../domain/notices/noticeHistory';
import type { ArchiveReader } from '../../ports/archive';
import type { NewNoticeVersion, NoticesWriter } from '../../ports/notices';
import type { StoredRecords } from '../../ports/ratesWriter';
import { failureOf } from '../../ports/requestError';
import type { ReportError } from '../../ports/reportError';
import { withTimeLimit } from '../withTimeLimit';
import { isSessionOver } from '../signIn/authSlice';
import type { AttemptFailure } from '../versions/attemptWrite';
import { attemptWrite } from '../versions/attemptWrite';
import { inquire } from '../versions/inquire';
import type { NoticeEditorRoot, NoticeReason, NoticeWrite } from './noticeEditorSlice';
import {
  noticeIdMade,
  noticeNotWritten,
  noticeWritten,
  selectNoticeEditor,
  writeConfirmed,
  writeRequested,
} from './noticeEditorSlice';
import { listClosed, listFailed, listRead, listRequested } from './noticeListSlice';

export interface StaffNoticesServices {
  readonly noticesWriter: NoticesWriter;
  readonly archiveReader: Pick<ArchiveReader, 'readNames'>;
  readonly storedRecords: Pick<StoredRecords, 'readIsStaff'>;
  /** Makes a unique id. */
  readonly createSaveId: () => string;
  readonly reportError: ReportError;
}

/** The pause between two reads of the list, in milliseconds. */
export const READ_LIST_EVERY = 15_000;

/** How many characters of a save id make a notice's id unique among the notices of one day. */
const MARK_LENGTH = 8;

type Outcome =
  { readonly type: 'written' } | { readonly type: 'notWritten'; readonly reason: NoticeReason; readonly newest?: number };

/** Writes versions of notices, one at a time; signing out ends a write that is under way. */
export function* watchNoticeWrites(services: StaffNoticesServices) {
  while (true) {
    yield* take([writeRequested, writeConfirmed]);
    const state = yield* select((root: NoticeEditorRoot) => selectNoticeEditor(root));
    if (state.status === 'writing') {
      yield* race({
        written: call(write, services, state.write.version),
        signedOut: take(isSessionOver),
      });
    }
  }
}

/** Keeps the list of all notices up to date from its first request until its page is left or the session is over. */
export function* watchNoticeList(services: StaffNoticesServices) {
  while (true) {
    yield* take(listRequested);
    yield* race({
      followed: call(followList, services),
      closed: take(listClosed),
      signedOut: take(isSessionOver),
    });
  }
}

/** Reads the list anew in steps, because colleagues may change it, and at once when it is requested or may have changed. */
function* followList(services: StaffNoticesServices) {
  while (true) {
    yield* race({
      due: call(readThenPause, services),
      asked: take([listRequested, noticeWritten, noticeNotWritten]),
    });
  }
}

function* readThenPause(services: StaffNoticesServices) {
  yield* call(readList, services);
  yield* delay(READ_LIST_EVERY);
}

function* readList({ noticesWriter, archiveReader, reportError }: StaffNoticesServices) {
  try {
    const { raw, names } = yield* all({
      raw: call(() => withTimeLimit(() => noticesWriter.readAll())),
      names: call(() => withTimeLimit(() => archiveReader.readNames())),
    });
    const notices = raw.map(({ id, versions }) => parseNoticeHistory(id, versions)).filter((notice) => notice !== null);
    yield* put(listRead({ notices, names }));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(listFailed(failureOf(error)));
  }
}

function* write(services: StaffNoticesServices, { id, ...content }: NoticeWrite['version']) {
  const versions = versionsOf({ ...content, id: id ?? (yield* call(nameNotice, services, content.lastDay)) }, services);
  const [version, successor = version] = versions;
  const send = (abortion: AbortSignal) => services.noticesWriter.write(versions, abortion);
  const failure = yield* call(attemptWrite, send, services.reportError);
  const outcome: Outcome =
    failure === null
      ? { type: 'written' }
      : yield* call(inquire<Outcome>, failure, () => findOutcome(services, version, failure), services.reportError);
  if (outcome.type === 'written') {
    yield* put(noticeWritten({ id: version.id, newest: { id: successor.id, version: successor.version } }));
  } else {
    const { reason, newest } = outcome;
    yield* put(noticeNotWritten({ reason, id: version.id, ...(newest !== undefined && { newest }) }));
  }
}

/** Gives a new notice its id, and tells it before anything is sent, so that it is not saved twice, whatever ends the write. */
function* nameNotice(services: StaffNoticesServices, lastDay: string): SagaGenerator<string> {
  const id = makeId(services, lastDay);
  yield* put(noticeIdMade(id));
  return id;
}

/**
 * Makes an id that begins with the first version's last day, by which the notices that end last are found. With the day of
 * writing instead, a closure entered a year ahead would be forgotten before it comes.
 */
function makeId({ createSaveId }: StaffNoticesServices, lastDay: string): string {
  return `${beginningOfId(lastDay)}-${createSaveId().slice(-MARK_LENGTH)}`;
}

function beginningOfId(lastDay: string): string {
  return lastDay.replaceAll('-', '');
}

/**
 * What has to be written: one version, unless it ends later than the id says. Then the notice is withdrawn and goes on under
 * another id, because visitors may not find it under the old one.
 */
function versionsOf(
  version: NewNoticeVersion,
  services: StaffNoticesServices,
): readonly [NewNoticeVersion, ...NewNoticeVersion[]] {
  const isFound = version.isWithdrawn || beginningOfId(version.lastDay) <= version.id;
  return isFound
    ? [version]
    : [
        { ...version, isWithdrawn: true },
        { ...version, id: makeId(services, version.lastDay), version: 1 },
      ];
}

function* findOutcome(
  { noticesWriter, storedRecords }: StaffNoticesServices,
  version: NewNoticeVersion,
  failure: AttemptFailure,
): SagaGenerator<Outcome> {
  const stored = yield* call([noticesWriter, 'readVersion'], version.id, version.version);
  if (stored !== null) {
    // If the version is ours, only the answer was lost. Otherwise somebody else or an earlier try has taken the number.
    return isOurs(stored, version, noticesWriter.userId())
      ? { type: 'written' }
      : { type: 'notWritten', reason: 'overtaken', newest: yield* call(readNewest, noticesWriter, version.id) };
  }
  if (failure !== 'denied') {
    return { type: 'notWritten', reason: failure };
  }
  return { type: 'notWritten', reason: (yield* call([storedRecords, 'readIsStaff'])) ? 'refused' : 'denied' };
}

function* readNewest(noticesWriter: NoticesWriter, id: string): SagaGenerator<number> {
  const raw = yield* call([noticesWriter, 'readAll']);
  return newestVersionOf(raw.find((notice) => notice.id === id)?.versions);
}

/** Compares parsed contents, because the order of fields and unknown fields must make no difference. */
function isOurs(stored: unknown, version: NewNoticeVersion, userId: string | null): boolean {
  const { by, isWithdrawn } = stored as { readonly by?: unknown; readonly isWithdrawn?: unknown };
  const content = parseNoticeContent(stored);
  return (
    by === userId &&
    isWithdrawn === version.isWithdrawn &&
    content !== null &&
    JSON.stringify(content) === JSON.stringify(parseNoticeContent(version))
  );
}

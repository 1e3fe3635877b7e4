import type { NewNoticeVersion } from '../../../src/ports/notices';
import { READ_LIMIT } from '../../../src/ports/archive';
import { RequestError } from '../../../src/ports/requestError';
import type { NoticeEditorState, NoticeWrite } from '../../../src/staff/notices/noticeEditorSlice';
import {
  initialNoticeEditorState,
  noticeIdMade,
  noticeNotWritten,
  noticeWritten,
  writeConfirmed,
  writeRequested,
} from '../../../src/staff/notices/noticeEditorSlice';
import { listClosed, listFailed, listRead, listRequested } from '../../../src/staff/notices/noticeListSlice';
import { READ_LIST_EVERY, watchNoticeList, watchNoticeWrites } from '../../../src/staff/notices/noticesSaga';
import { sessionEnded, signOutRequested, userSignedOut } from '../../../src/staff/signIn/authSlice';
import { WRITE_LIMIT } from '../../../src/staff/versions/attemptWrite';
import { INQUIRY_LIMIT } from '../../../src/staff/versions/inquire';
import { buildNotice, buildStoredNotice } from '../../support/buildNotice';
import { createFakeArchiveReader } from '../../support/fakeArchive';
import { createFakeNoticesWriter, createFakeStoredRecords } from '../../support/fakeStaff';
import { runSagaWithState } from '../../support/runSagaWith';

const { id, ...content } = buildNotice({ text: { sk: 'Zajtra máme zatvorené.', en: 'Closed tomorrow.' } });
const version: NewNoticeVersion = { id, version: 2, isWithdrawn: false, ...content };
const change: NoticeWrite = { act: 'change', version };
const written = { id, newest: { id, version: 2 } };
/** The same version as the server stores it, written by this account. */
const ours = { ...content, isWithdrawn: false, by: 'me', at: 5 };

function start(saga: typeof watchNoticeWrites | typeof watchNoticeList, write: NoticeWrite | null = change) {
  const noticesWriter = createFakeNoticesWriter();
  const archiveReader = createFakeArchiveReader();
  const storedRecords = createFakeStoredRecords();
  const reported: unknown[] = [];
  const editor: NoticeEditorState =
    write === null ? initialNoticeEditorState : { ...initialNoticeEditorState, status: 'writing', write };
  const run = runSagaWithState(() => ({ noticeEditor: editor }), saga, {
    noticesWriter,
    archiveReader,
    storedRecords,
    createSaveId: () => 'save-00000001',
    reportError: (error: unknown) => void reported.push(error),
  });
  return { ...run, noticesWriter, archiveReader, storedRecords, reported };
}

const sessionEnds = [
  ['is asked for', signOutRequested()],
  ['has happened', userSignedOut()],
  ['comes from outside', sessionEnded({ email: 'staff@zmenaren.test', reason: 'unknown' })],
] as const;

const settle = () => jest.advanceTimersByTimeAsync(0);
const request = writeRequested({ write: change, concerns: [] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('writing a version', () => {
  it.each([
    ['at once', request],
    ['after a question', writeConfirmed()],
  ])('tells when it is written: %s', async (_name, event) => {
    const { send, noticesWriter, dispatched, reported } = start(watchNoticeWrites);
    send(event);
    await settle();
    expect(noticesWriter.writes.map((write) => write.version)).toEqual([version]);
    expect(dispatched).toEqual([noticeWritten(written)]);
    expect(reported).toEqual([]);
  });

  it('begins only when the editor writes, and another one after it', async () => {
    const idle = start(watchNoticeWrites, null);
    idle.send(request);
    await settle();
    expect(idle.noticesWriter.writes).toEqual([]);

    const { send, noticesWriter } = start(watchNoticeWrites);
    send(request);
    await settle();
    send(request);
    await settle();
    expect(noticesWriter.writes).toHaveLength(2);
  });

  it('gives a new notice an id that begins with its last day, and tells it before the answer', async () => {
    const added = { ...version, id: null, version: 1, firstDay: '2026-12-24', lastDay: '2026-12-26' };
    const { send, noticesWriter, dispatched } = start(watchNoticeWrites, { act: 'add', version: added });
    noticesWriter.answerWritesWith('pending');
    send(request);
    await settle();
    expect(noticesWriter.writes[0]?.version.id).toBe('20261226-00000001');
    expect(dispatched).toEqual([noticeIdMade('20261226-00000001')]);
  });

  it('goes on under another id when it ends later than its id says, and is withdrawn at the same time', async () => {
    const longer = { ...version, id: '20260413-aaaaaaaa', lastDay: '2027-12-31' };
    const next = '20271231-00000001';
    const { send, noticesWriter, dispatched } = start(watchNoticeWrites, { act: 'change', version: longer });
    send(request);
    await settle();
    expect(noticesWriter.writes.map((write) => write.version)).toEqual([
      { ...longer, isWithdrawn: true },
      { ...longer, id: next, version: 1 },
    ]);
    expect(new Set(noticesWriter.writes.map(({ signal }) => signal)).size).toBe(1);
    expect(dispatched).toEqual([noticeWritten({ id: longer.id, newest: { id: next, version: 1 } })]);
  });

  it.each([
    ['ends earlier', { lastDay: '2026-04-12' }],
    ['is withdrawn', { lastDay: '2027-12-31', isWithdrawn: true }],
  ])('keeps its id when it %s', async (_name, fields) => {
    const changed = { ...version, id: '20260413-aaaaaaaa', ...fields };
    const { send, noticesWriter } = start(watchNoticeWrites, { act: 'change', version: changed });
    send(request);
    await settle();
    expect(noticesWriter.writes.map((write) => write.version)).toEqual([changed]);
  });

  it.each(sessionEnds)('ends with the session when signing out %s', async (_name, event) => {
    const { send, noticesWriter, dispatched } = start(watchNoticeWrites);
    noticesWriter.answerWritesWith('pending');
    send(request);
    await settle();
    expect(noticesWriter.writes[0]?.signal?.aborted).toBe(false);
    send(event);
    expect(noticesWriter.writes[0]?.signal?.aborted).toBe(true);
    await jest.advanceTimersByTimeAsync(WRITE_LIMIT + INQUIRY_LIMIT);
    expect(dispatched).toEqual([]);
  });
});

describe('a write that was not acknowledged', () => {
  it('is told as written when only the answer was lost, whatever the order of its texts', async () => {
    const { send, noticesWriter, dispatched, reported } = start(watchNoticeWrites);
    noticesWriter.answerWritesWith(new RequestError('unreachable'));
    noticesWriter.stored.set(id, { 2: { ...ours, text: { en: 'Closed tomorrow.', sk: 'Zajtra máme zatvorené.' } } });
    send(request);
    await settle();
    expect(dispatched).toEqual([noticeWritten(written)]);
    expect(reported).toHaveLength(1);
  });

  it.each([
    ['another account', { by: 'staff-1' }],
    ['another text', { text: { sk: 'Iné.' } }],
    ['no text', { text: null }],
    ['another first day', { firstDay: '2026-04-12' }],
    ['another last day', { lastDay: '2026-04-15' }],
    ['other hours', { closed: { from: '09:00', to: '10:00' } }],
    ['a withdrawal', { isWithdrawn: true }],
    ['what can not be read', { firstDay: 'soon' }],
  ])('is overtaken when its number has %s, with the number of the newest', async (_name, fields) => {
    const { send, noticesWriter, dispatched } = start(watchNoticeWrites);
    noticesWriter.answerWritesWith(new RequestError('denied'));
    noticesWriter.stored.set('other', { 9: buildStoredNotice() });
    noticesWriter.stored.set(id, { 1: buildStoredNotice(), 2: { ...ours, ...fields }, 3: buildStoredNotice() });
    send(request);
    await settle();
    expect(dispatched).toEqual([noticeNotWritten({ reason: 'overtaken', id, newest: 3 })]);
  });

  it('knows its own hours again', async () => {
    const closed = { from: '09:00', to: '10:00' };
    const { send, noticesWriter, dispatched } = start(watchNoticeWrites, { act: 'change', version: { ...version, closed } });
    noticesWriter.answerWritesWith(new RequestError('unreachable'));
    noticesWriter.stored.set(id, { 2: { ...ours, closed: { to: '10:00', from: '09:00' } } });
    send(request);
    await settle();
    expect(dispatched).toEqual([noticeWritten(written)]);
  });

  it.each([
    ['refused', true],
    ['denied', false],
  ] as const)('is %s when the rules said no, by whether the account is on the staff list', async (reason, isStaff) => {
    const { send, noticesWriter, storedRecords, dispatched } = start(watchNoticeWrites);
    noticesWriter.answerWritesWith(new RequestError('denied'));
    storedRecords.setStaff(isStaff);
    send(request);
    await settle();
    expect(dispatched).toEqual([noticeNotWritten({ reason, id })]);
  });

  it.each(['unreachable', 'failed'] as const)('keeps the reason that it came with: %s', async (reason) => {
    const { send, noticesWriter, dispatched } = start(watchNoticeWrites);
    noticesWriter.answerWritesWith(new RequestError(reason));
    send(request);
    await settle();
    expect(dispatched).toEqual([noticeNotWritten({ reason, id })]);
  });

  it('is asked about nowhere when the session has ended', async () => {
    const { send, noticesWriter, dispatched } = start(watchNoticeWrites);
    noticesWriter.answerWritesWith(new RequestError('sessionEnded'));
    noticesWriter.stored.set(id, { 2: ours });
    send(request);
    await settle();
    expect(dispatched).toEqual([noticeNotWritten({ reason: 'sessionEnded', id })]);
  });

  it('is unconfirmed when nothing answers, neither to it nor to the question', async () => {
    const { send, noticesWriter, dispatched } = start(watchNoticeWrites);
    noticesWriter.answerWritesWith('pending');
    noticesWriter.answerReadsWith('pending');
    send(request);
    await jest.advanceTimersByTimeAsync(WRITE_LIMIT + INQUIRY_LIMIT - 1);
    expect(dispatched).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([noticeNotWritten({ reason: 'unconfirmed', id })]);
  });

  it.each([
    ['refused', 'denied', new Error('broken')],
    ['unconfirmed', 'failed', new RequestError('unreachable')],
    ['sessionEnded', 'denied', new RequestError('sessionEnded')],
  ] as const)('is %s when it was %s and the question fails', async (reason, failure, questionFailure) => {
    const { send, noticesWriter, dispatched, reported } = start(watchNoticeWrites);
    noticesWriter.answerWritesWith(new RequestError(failure));
    noticesWriter.answerReadsWith(questionFailure);
    send(request);
    await settle();
    expect(dispatched).toEqual([noticeNotWritten({ reason, id })]);
    expect(reported).toHaveLength(2);
  });
});

describe('the list', () => {
  it.each([
    ['is asked for again', listRequested()],
    ['may have changed by a version that was written', noticeWritten(written)],
    ['may have changed although a version was not written', noticeNotWritten({ reason: 'refused', id })],
    ['is fifteen seconds old', null],
  ])('is read at first and when it %s, without what can not be read', async (_name, event) => {
    const { send, noticesWriter, archiveReader, dispatched } = start(watchNoticeList);
    send(listRequested());
    await settle();
    expect(dispatched).toEqual([listRead({ notices: [], names: {} })]);
    archiveReader.names = { me: 'Jana' };
    noticesWriter.stored.set(id, { 1: buildStoredNotice() });
    noticesWriter.stored.set('odd', {});
    if (event === null) {
      await jest.advanceTimersByTimeAsync(15_000);
    } else {
      send(event);
      await settle();
    }
    expect(dispatched.slice(1)).toEqual([
      listRead({ notices: [expect.objectContaining({ id }) as never], names: { me: 'Jana' } }),
    ]);
  });

  it('is not read once its page is left', async () => {
    const { send, dispatched } = start(watchNoticeList);
    send(listRequested());
    send(listClosed());
    send(noticeWritten(written));
    await jest.advanceTimersByTimeAsync(10 * READ_LIST_EVERY);
    expect(dispatched).toEqual([]);
    send(listRequested());
    await settle();
    expect(dispatched).toHaveLength(1);
  });

  it('is read again by itself after a failure', async () => {
    const { send, noticesWriter, dispatched } = start(watchNoticeList);
    noticesWriter.answerReadsWith(new RequestError('unreachable'));
    send(listRequested());
    await jest.advanceTimersByTimeAsync(READ_LIST_EVERY);
    expect(dispatched).toEqual([listFailed('unreachable'), listFailed('unreachable')]);
  });

  it.each([
    ['unreachable', new RequestError('unreachable')],
    ['denied', new RequestError('denied')],
    ['failed', new Error('broken')],
  ] as const)('says why it can not be had: %s', async (reason, failure) => {
    const { send, noticesWriter, dispatched, reported } = start(watchNoticeList);
    noticesWriter.answerReadsWith(failure);
    send(listRequested());
    await settle();
    expect(dispatched).toEqual([listFailed(reason)]);
    expect(reported).toEqual([failure]);
  });

  it.each(sessionEnds)('is not told to whoever comes next when signing out %s', async (_name, event) => {
    const { send, noticesWriter, dispatched } = start(watchNoticeList);
    let answer = () => {};
    jest.spyOn(noticesWriter, 'readAll').mockReturnValueOnce(new Promise((resolve) => (answer = () => resolve([]))));
    send(listRequested());
    await settle();
    send(event);
    answer();
    await settle();
    expect(dispatched).toEqual([]);
    send(listRequested());
    await settle();
    expect(dispatched).toEqual([listRead({ notices: [], names: {} })]);
  });

  it('is unreachable after ten seconds without an answer, and not before', async () => {
    const { send, archiveReader, dispatched } = start(watchNoticeList);
    archiveReader.answerWith('pending');
    send(listRequested());
    await jest.advanceTimersByTimeAsync(READ_LIMIT - 1);
    expect(dispatched).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([listFailed('unreachable')]);
  });
});

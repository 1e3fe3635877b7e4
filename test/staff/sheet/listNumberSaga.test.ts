import { createAppStore } from '../../../src/app/store';
import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import { connectionLost, ratesReceived } from '../../../src/features/rates/ratesSlice';
import { RequestError } from '../../../src/ports/requestError';
import { READ_LIMIT } from '../../../src/ports/archive';
import { DAY_SIZE, watchListNumber } from '../../../src/staff/sheet/listNumberSaga';
import type { ListNumberRoot, NumberedList } from '../../../src/staff/sheet/listNumberSlice';
import { listNumberRequested, listNumberSlice } from '../../../src/staff/sheet/listNumberSlice';
import { buildEntries, buildHistory } from '../../support/buildHistory';
import { createFakeArchiveReader } from '../../support/fakeArchive';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const MORNING = Date.parse('2026-04-13T08:00:00Z');
const DAY = 86_400_000;
const usd = (at: number, buy: number) => ({ acronym: 'USD', at, rates: { buy, sell: 1 } });
const { entries, present } = buildHistory([
  usd(MORNING - DAY, 1),
  usd(MORNING - DAY + 1_000, 2),
  usd(MORNING, 3),
  usd(MORNING + 1_000, 4),
]);
const presentList: NumberedList = { moment: null, versions: present };

/** Runs the saga with an archive and a live list. */
function start(archived: readonly ArchiveEntry[] = entries) {
  const archiveReader = createFakeArchiveReader();
  archiveReader.entries.push(...archived);
  const reported: unknown[] = [];
  const reportError = (error: unknown): void => void reported.push(error);
  const { store, rootReducer, runSaga } = createAppStore(reportError);
  rootReducer.inject(listNumberSlice);
  store.dispatch(ratesReceived({ currencies: present, receivedAt: 0 }));
  runSaga(watchListNumber, { archiveReader, office: { timeZone: 'Europe/Bratislava' }, reportError });
  const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
  const ask = async (list: NumberedList) => {
    store.dispatch(listNumberRequested(list));
    await settle();
  };
  const state = () => (store.getState() as unknown as ListNumberRoot).listNumber;
  return { archiveReader, reported, store, settle, ask, state };
}

it('finds the number of the present list', async () => {
  const { ask, state } = start();
  await ask(presentList);
  expect(state()).toMatchObject({ status: 'read', found: { validFrom: MORNING + 1_000, number: 2 } });
});

it.each([
  ['before the second change of the day', MORNING + 999, { validFrom: MORNING, number: 1 }],
  ['right at it', MORNING + 1_000, { validFrom: MORNING + 1_000, number: 2 }],
  ['on the day after', MORNING + DAY, { validFrom: MORNING + 1_000, number: 2 }],
  ['before the first change of the day', MORNING - 1, { validFrom: MORNING - DAY + 1_000, number: 2 }],
  ['before the archive', MORNING - 2 * DAY, null],
])('finds the number of a list %s', async (_name, moment, found) => {
  const { ask, state } = start();
  await ask({ moment });
  expect(state()).toEqual({ status: 'read', list: { moment }, found });
});

it('reads on until it has the whole day, and no further', async () => {
  const many = buildEntries(3 * DAY_SIZE, 60_000);
  const { archiveReader, ask, state } = start(many);
  await ask({ moment: MORNING + DAY });
  // One save per minute, all of them after midnight.
  expect(state()).toMatchObject({ status: 'read', found: { validFrom: many[0]?.until, number: 600 } });
  expect(archiveReader.asked.map(([question]) => question)).toEqual(Array.from({ length: 4 }, () => 'readPage'));
});

it('reads once where that reaches beyond the day', async () => {
  const { archiveReader, ask, state } = start(buildEntries(3 * DAY_SIZE, DAY / 4));
  await ask({ moment: MORNING + DAY });
  expect(state()).toMatchObject({ status: 'read', found: { number: 3 } });
  expect(archiveReader.asked).toHaveLength(1);
});

it('does not guess a number for rates that are not known to be those of now', async () => {
  const { archiveReader, store, ask, state } = start();
  store.dispatch(connectionLost());
  await ask(presentList);
  expect(state()).toMatchObject({ status: 'failed', reason: 'notCurrent' });
  expect(archiveReader.asked).toEqual([]);
  // The list at an earlier moment doesn't depend on the connection.
  await ask({ moment: MORNING });
  expect(state()).toMatchObject({ status: 'read', found: { number: 1 } });
});

it('gives no number to a list that was changed meanwhile', async () => {
  const { ask, state } = start(buildHistory([usd(MORNING, 3), usd(MORNING + 1_000, 4), usd(MORNING + 2_000, 5)]).entries);
  await ask(presentList);
  expect(state()).toMatchObject({ status: 'failed', reason: 'overtaken' });
});

it('tells why the archive could not be read', async () => {
  const { archiveReader, reported, ask, state } = start();
  const denied = new RequestError('denied');
  archiveReader.answerWith(denied);
  await ask(presentList);
  expect(state()).toMatchObject({ status: 'failed', reason: 'denied' });
  expect(reported).toEqual([denied]);
});

it('gives up an archive that does not answer', async () => {
  const { archiveReader, settle, ask, state } = start();
  archiveReader.answerWith('pending');
  await ask(presentList);
  await settle(READ_LIMIT - 1);
  expect(state().status).toBe('reading');
  await settle(1);
  expect(state()).toMatchObject({ status: 'failed', reason: 'unreachable' });
});

it('forgets a list whose number is not asked for any more', async () => {
  const { archiveReader, ask, state } = start();
  archiveReader.answerWith('pending');
  await ask({ moment: MORNING });
  archiveReader.answerWith('success');
  await ask(presentList);
  expect(state()).toMatchObject({ status: 'read', list: presentList, found: { number: 2 } });
});

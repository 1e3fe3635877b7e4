import { RequestError } from '../../../src/ports/requestError';
import { READ_LIMIT } from '../../../src/ports/archive';
import { watchOverview } from '../../../src/staff/overview/overviewSaga';
import { overviewClosed, overviewOpened, overviewRetryRequested } from '../../../src/staff/overview/overviewSlice';
import { buildHistory } from '../../support/buildHistory';
import { startStaffSaga } from '../../support/startStaffSaga';

const NOW = Date.parse('2026-04-13T14:00:00Z');
const DAY = 86_400_000;
/** When the last thirty days began, including today; the first of them was in winter time. */
const SINCE = Date.parse('2026-03-14T23:00:00Z');
const rates = { buy: 1.187, sell: 1.15 };
const { entries, present } = buildHistory([
  { acronym: 'USD', at: NOW - 60 * DAY, rates },
  { acronym: 'USD', at: NOW - 2 * DAY, rates: { ...rates, buy: 1.19 } },
  { acronym: 'USD', at: NOW - DAY, rates: { ...rates, buy: 1.2 } },
]);
const began = NOW - 60 * DAY;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open(setUp: (run: ReturnType<typeof startStaffSaga>) => void = () => undefined) {
  const run = startStaffSaga(watchOverview, NOW);
  run.archiveReader.entries.push(...entries);
  setUp(run);
  await run.sendList(...present);
  await run.send(overviewOpened());
  return run;
}

it('reads the last thirty days at once, and when the archive began', async () => {
  const { state, takeAsked } = await open();
  expect(state().overview).toEqual({ status: 'shown', reason: null, entries: entries.slice(0, 2), present, began });
  expect(takeAsked()).toEqual([['readSince', SINCE], ['readBeginning']]);
});

it('waits for the list, without which nobody knows what the newest changes led to', async () => {
  const run = startStaffSaga(watchOverview, NOW);
  await run.send(overviewOpened());
  expect([run.state().overview.status, run.takeAsked()]).toEqual(['reading', []]);
  await run.sendList(...present);
  expect(run.state().overview).toMatchObject({ status: 'shown', began: null });
});

it('reads what is new whenever the list changes, together with the list', async () => {
  const { archiveReader, state, sendList, takeAsked } = await open();
  takeAsked();
  const after = { ...present[0]!, buy: 1.3 };
  const newest = { ...entries[0]!, key: 'usd~2026-04-13T16:00:05', until: NOW };
  archiveReader.entries.push(newest);
  await sendList(after);
  expect(state().overview).toMatchObject({ entries: [newest, ...entries.slice(0, 2)], present: [after] });
  expect(takeAsked()[0]).toEqual(['readSince', NOW - DAY]);
});

it('learns when an archive begins that was empty', async () => {
  const { archiveReader, state, sendList } = await open(({ archiveReader: reader }) => reader.entries.splice(0));
  expect(state().overview).toMatchObject({ entries: [], began: null });
  archiveReader.entries.push(entries[0]!);
  await sendList(...present);
  expect(state().overview).toMatchObject({ entries: [entries[0]], began: NOW - DAY });
});

it('tells why nothing could be read, and tries again when asked to', async () => {
  const unreachable = new RequestError('unreachable');
  const { archiveReader, reported, state, send } = await open(({ archiveReader: reader }) => reader.answerWith(unreachable));
  expect(state().overview).toEqual({ status: 'failed', reason: 'unreachable' });
  expect(reported).toEqual([unreachable]);
  archiveReader.answerWith('success');
  await send(overviewRetryRequested());
  expect(state().overview.status).toBe('shown');
});

it('keeps what it has while nothing newer can be read, and says so', async () => {
  const { archiveReader, state, send, sendList } = await open();
  archiveReader.answerWith('pending', 'readSince');
  const changed = sendList(...present);
  await jest.advanceTimersByTimeAsync(READ_LIMIT);
  await changed;
  expect(state().overview).toMatchObject({ status: 'shown', reason: 'unreachable', entries: entries.slice(0, 2) });
  archiveReader.answerWith('success');
  await send(overviewRetryRequested());
  expect(state().overview).toMatchObject({ status: 'shown', reason: null });
});

it('stops when its page is closed', async () => {
  const { send, sendList, state, takeAsked } = await open();
  await send(overviewClosed());
  takeAsked();
  await sendList(...present);
  expect([state().overview, takeAsked()]).toEqual([{ status: 'closed' }, []]);
});

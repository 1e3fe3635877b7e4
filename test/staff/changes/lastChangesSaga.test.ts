import { RequestError } from '../../../src/ports/requestError';
import { RECENT_SIZE, watchLastChanges } from '../../../src/staff/changes/lastChangesSaga';
import {
  lastChangesClosed,
  lastChangesOpened,
  lastChangesRetryRequested,
  selectLastChange,
} from '../../../src/staff/changes/lastChangesSlice';
import { READ_LIMIT } from '../../../src/ports/archive';
import { buildCurrency } from '../../support/builders';
import { buildEntries, buildHistory } from '../../support/buildHistory';
import { startStaffSaga } from '../../support/startStaffSaga';

const NOW = Date.parse('2026-04-13T14:00:00Z');
const rates = { buy: 1.187, sell: 1.15 };
const { entries } = buildHistory([
  { acronym: 'USD', at: NOW - 3_000, rates },
  { acronym: 'CZK', at: NOW - 2_000, rates },
  { acronym: 'USD', at: NOW - 1_000, rates: { ...rates, buy: 1.2 } },
]);
const list = [buildCurrency(), buildCurrency({ acronym: 'CZK' }), buildCurrency({ acronym: 'GBP' })];
const names = { 'uid-jana': 'Jana' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function open(setUp: (run: ReturnType<typeof startStaffSaga>) => void = () => undefined) {
  const run = startStaffSaga(watchLastChanges, NOW);
  run.archiveReader.entries.push(...entries);
  run.archiveReader.names = names;
  setUp(run);
  await run.sendList(...list);
  await run.send(lastChangesOpened());
  const untilOf = (acronym: string) => {
    const change = selectLastChange(run.state(), acronym);
    return change && change.until;
  };
  return { ...run, untilOf };
}

it('finds when each currency was last changed, and by whom', async () => {
  const { state, untilOf, takeAsked } = await open();
  expect([untilOf('USD'), untilOf('CZK')]).toEqual([NOW - 1_000, NOW - 2_000]);
  expect(untilOf('GBP')).toBeNull();
  expect(state().lastChanges).toMatchObject({ status: 'shown', names });
  // One query has read the whole archive, so no other query follows.
  expect(takeAsked()).toEqual([['readPage', RECENT_SIZE, null], ['readNames']]);
});

it('asks for the versions of those alone that were not changed for long', async () => {
  const { untilOf, takeAsked } = await open(({ archiveReader }) =>
    archiveReader.entries.push(
      ...buildEntries(RECENT_SIZE).filter(({ acronym }) => acronym !== 'CZK'),
      ...buildEntries(200, 500),
    ),
  );
  expect(untilOf('CZK')).toBeGreaterThan(0);
  expect(takeAsked().filter(([question]) => question === 'readVersions')).toEqual([['readVersions', 'GBP']]);
});

it('finds a change that lies further back than the recent ones', async () => {
  const { untilOf } = await open(({ archiveReader }) => {
    archiveReader.entries.splice(0, Infinity, ...entries);
    const recent = buildEntries(RECENT_SIZE).map((entry, index) => ({
      ...entry,
      key: `${index}`,
      acronym: 'HUF',
      until: NOW + index,
    }));
    archiveReader.entries.push(...recent);
  });
  expect([untilOf('USD'), untilOf('CZK'), untilOf('GBP')]).toEqual([NOW - 1_000, NOW - 2_000, null]);
});

it('waits for the list, by which it asks', async () => {
  const run = startStaffSaga(watchLastChanges, NOW);
  await run.send(lastChangesOpened());
  expect(run.takeAsked()).toEqual([]);
  expect(selectLastChange(run.state(), 'USD')).toBeUndefined();
  await run.sendList(...list);
  expect(run.state().lastChanges.status).toBe('shown');
});

it('reads what is new alone whenever the list changes', async () => {
  const { archiveReader, untilOf, sendList, takeAsked } = await open();
  takeAsked();
  archiveReader.entries.push({ ...entries[0]!, key: 'czk~2026-04-13T16:00:05', acronym: 'CZK', until: NOW + 5_000 });
  await sendList(...list);
  expect([untilOf('USD'), untilOf('CZK')]).toEqual([NOW - 1_000, NOW + 5_000]);
  expect(takeAsked()).toEqual([['readSince', NOW - 1_000]]);
});

it('reads the names again when somebody who had none changes a rate', async () => {
  const { archiveReader, state, sendList, takeAsked } = await open();
  takeAsked();
  archiveReader.names = { ...names, 'uid-peter': 'Peter' };
  archiveReader.entries.push({ ...entries[0]!, key: 'czk~2026-04-13T16:00:05', until: NOW + 5_000, by: 'uid-peter' });
  await sendList(...list);
  expect(state().lastChanges).toMatchObject({ names: archiveReader.names });
  expect(takeAsked()).toEqual([['readSince', NOW - 1_000], ['readNames']]);
});

it('tells the change also when the names can not be read again, and reports why', async () => {
  const { archiveReader, reported, state, untilOf, sendList } = await open();
  const unreachable = new RequestError('unreachable');
  archiveReader.answerWith(unreachable, 'readNames');
  archiveReader.entries.push({ ...entries[0]!, key: 'czk~2026-04-13T16:00:05', until: NOW + 5_000, by: 'uid-peter' });
  await sendList(...list);
  expect(untilOf('USD')).toBe(NOW + 5_000);
  expect(state().lastChanges).toMatchObject({ status: 'shown', names });
  expect(reported).toEqual([unreachable]);
});

it('does not go on saying what may be wrong by now: it tells why nothing new was read, and tries again', async () => {
  const unreachable = new RequestError('unreachable');
  const { archiveReader, reported, state, untilOf, sendList, send } = await open();
  archiveReader.answerWith(unreachable);
  await sendList(...list);
  expect(state().lastChanges).toEqual({ status: 'failed', reason: 'unreachable' });
  expect(untilOf('USD')).toBeUndefined();
  expect(reported).toEqual([unreachable]);
  archiveReader.answerWith('success');
  await send(lastChangesRetryRequested());
  expect(untilOf('USD')).toBe(NOW - 1_000);
});

it('gives up an answer that does not come, and takes the next change of the list for another try', async () => {
  const { archiveReader, state, settle, sendList } = await open(({ archiveReader: reader }) =>
    reader.answerWith('pending', 'readNames'),
  );
  await settle(READ_LIMIT - 1);
  expect(state().lastChanges.status).toBe('reading');
  await settle(1);
  expect(state().lastChanges).toEqual({ status: 'failed', reason: 'unreachable' });
  archiveReader.answerWith('success');
  await sendList(...list);
  expect(state().lastChanges.status).toBe('shown');
});

it('tells of an error that is none of the database as such', async () => {
  const { state } = await open(({ archiveReader }) => archiveReader.answerWith(new Error('out of order')));
  expect(state().lastChanges).toEqual({ status: 'failed', reason: 'failed' });
});

it('stops when its page is closed', async () => {
  const { send, sendList, state, takeAsked } = await open();
  await send(lastChangesClosed());
  takeAsked();
  await sendList(...list);
  expect(takeAsked()).toEqual([]);
  expect(state().lastChanges).toEqual({ status: 'closed' });
});

import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import { noFilter } from '../../../src/domain/archive/filter';
import { ratesReceived } from '../../../src/features/rates/ratesSlice';
import { READ_LIMIT } from '../../../src/ports/archive';
import { RequestError } from '../../../src/ports/requestError';
import { SEARCH_SIZE, watchArchive } from '../../../src/staff/archive/archiveSaga';
import type { ArchiveState } from '../../../src/staff/archive/archiveSlice';
import {
  archiveClosed,
  archiveFilterChanged,
  archiveOpened,
  archiveRetryRequested,
  olderRequested,
} from '../../../src/staff/archive/archiveSlice';
import { buildCurrency } from '../../support/builders';
import { buildEntries } from '../../support/buildHistory';
import { startStaffSaga } from '../../support/startStaffSaga';

const unreachable = new RequestError('unreachable');
const listChanged = ratesReceived({ currencies: [buildCurrency()], receivedAt: 0 });

const NOW = Date.parse('2026-04-13T14:00:00Z');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the history', () => {
  const entries = buildEntries(120);

  async function open(setUp: (run: ReturnType<typeof startStaffSaga>) => void = () => undefined) {
    const run = startStaffSaga(watchArchive, NOW);
    run.archiveReader.entries.push(...entries);
    run.archiveReader.names = { 'uid-jana': 'Jana' };
    setUp(run);
    await run.send(archiveOpened(noFilter));
    return { ...run, archive: () => run.state().archive as Exclude<ArchiveState, { status: 'closed' }> };
  }

  it('begins with the newest 50 and the names, and goes on by 50', async () => {
    const { archive, archiveReader, send } = await open();
    expect(archive()).toMatchObject({ status: 'shown', names: { 'uid-jana': 'Jana' } });
    expect(archive().entries).toEqual(entries.slice(0, 50));
    await send(olderRequested());
    expect(archive().entries).toHaveLength(100);
    await send(olderRequested());
    expect(archive()).toMatchObject({ status: 'shown', older: 'none' });
    expect(archive().entries).toEqual(entries);
    expect(archiveReader.questions('readPage')).toEqual([
      ['readPage', 50, null],
      ['readPage', 50, { until: entries[49]?.until, readOfMoment: 1 }],
      ['readPage', 50, { until: entries[99]?.until, readOfMoment: 1 }],
    ]);
    expect(archiveReader.questions('readFollowing')).toEqual([]);
  });

  it('is read from its beginning when there was nothing at first', async () => {
    const { archive, archiveReader, send } = await open(({ archiveReader: reader }) => reader.entries.splice(0));
    archiveReader.entries.push(...entries.slice(0, 2));
    await send(listChanged);
    expect(archiveReader.questions('readSince')).toEqual([['readSince', 0]]);
    expect(archive().entries).toEqual(entries.slice(0, 2));
  });

  it('reads what is new whenever the list changes', async () => {
    const { archive, archiveReader, send } = await open();
    const newer: ArchiveEntry = { ...(entries[0] as ArchiveEntry), key: 'usd~2026-04-13T16:00:05', until: NOW + 5_000 };
    archiveReader.entries.push(newer);
    await send(listChanged);
    expect(archive().entries[0]).toEqual(newer);
    expect(archive().entries).toHaveLength(51);
  });

  it('misses nothing that was made while the first page was on its way', async () => {
    const run = await open(({ archiveReader }) => archiveReader.answerWith('pending', 'readNames'));
    await run.send(archiveClosed());
    run.archiveReader.asked.splice(0);
    const opened = run.send(archiveOpened(noFilter));
    const changed = run.send(listChanged);
    await Promise.all([opened, changed]);
    expect(run.archiveReader.questions('readSince')).toHaveLength(1);
  });

  it('reads nothing newer before the first page has come', async () => {
    const { archiveReader, send } = await open(({ archiveReader: reader }) => reader.answerWith('pending', 'readPage'));
    await send(listChanged);
    expect(archiveReader.questions('readSince')).toEqual([]);
  });

  it('reads the names again for as long as they are missing', async () => {
    const { archive, archiveReader, send } = await open(({ archiveReader: reader }) =>
      reader.answerWith(unreachable, 'readNames'),
    );
    archiveReader.answerWith('success');
    await send(listChanged);
    expect(archive().names).toEqual({ 'uid-jana': 'Jana' });
    await send(listChanged);
    expect(archiveReader.questions('readNames')).toHaveLength(2);
  });

  it('tells that a page failed, and reads it again when asked to', async () => {
    const { archive, archiveReader, reported, send } = await open(({ archiveReader: reader }) => reader.answerWith(unreachable));
    expect(archive()).toMatchObject({ status: 'failed', reason: 'unreachable', isOutdated: true });
    expect(reported).toContain(unreachable);
    archiveReader.answerWith('success');
    await send(archiveRetryRequested());
    expect(archive()).toMatchObject({ status: 'shown', isOutdated: false, names: { 'uid-jana': 'Jana' } });
  });

  it('gives up a page that does not come', async () => {
    const { archive, settle } = await open(({ archiveReader }) => archiveReader.answerWith('pending', 'readPage'));
    await settle(READ_LIMIT - 1);
    expect(archive().status).toBe('loading');
    await settle(1);
    expect(archive()).toMatchObject({ status: 'failed', reason: 'unreachable' });
  });

  it('tells that what is new could not be read, and keeps what it has', async () => {
    const { archive, archiveReader, send } = await open();
    archiveReader.answerWith(unreachable, 'readSince');
    await send(listChanged);
    expect(archive()).toMatchObject({ status: 'shown', isOutdated: true });
    archiveReader.answerWith('success');
    await send(listChanged);
    expect(archive()).toMatchObject({ status: 'shown', isOutdated: false });
  });

  it('reads on for a filter, many at once, until there is enough or nothing more', async () => {
    const { archive, archiveReader, send } = await open();
    await send(archiveFilterChanged({ ...noFilter, acronym: 'USD' }));
    expect(archive()).toMatchObject({ status: 'shown', older: 'none' });
    expect(archiveReader.questions('readPage').at(-1)?.[1]).toBe(SEARCH_SIZE);
  });

  it('reads on for a person too, many at once', async () => {
    const { archiveReader, send } = await open();
    await send(archiveFilterChanged({ ...noFilter, by: { account: 'uid-eva' } }));
    expect(archiveReader.questions('readPage').map(([, size]) => size)).toEqual([50, SEARCH_SIZE]);
  });

  it('does not read beyond the first day that is looked for', async () => {
    const { archive, archiveReader, send } = await open();
    await send(archiveFilterChanged({ ...noFilter, from: entries[10]?.until ?? 0 }));
    expect(archive().status).toBe('shown');
    expect(archiveReader.questions('readPage')).toHaveLength(1);
  });

  it('begins with the last day that is looked for, and reads what followed it', async () => {
    const { archive, archiveReader, send } = await open();
    const to = entries[60]?.until ?? 0;
    await send(archiveFilterChanged({ ...noFilter, to }));
    expect(archive()).toMatchObject({ status: 'shown', past: { to, following: entries.slice(58, 61) } });
    expect(archive().past?.entries).toEqual(entries.slice(61, 111));
    expect(archiveReader.questions('readPage').map(([, size]) => size)).toEqual([50, 50]);
    expect(archiveReader.questions('readFollowing')).toHaveLength(1);
    await send(olderRequested());
    expect(archive().past).toEqual({ to, older: 'none', entries: entries.slice(61), following: entries.slice(58, 61) });
    // The first page has all currencies of the second one, so their following entries are already known.
    expect(archiveReader.questions('readFollowing')).toHaveLength(1);
    await send(archiveFilterChanged(noFilter));
    expect(archive()).toMatchObject({ status: 'shown', past: null, entries: entries.slice(0, 50) });
  });

  it('leaves a page that another filter does not ask for', async () => {
    const { archive, archiveReader, send } = await open();
    archiveReader.answerWith('pending', 'readPage');
    await send(archiveFilterChanged({ ...noFilter, to: entries[60]?.until ?? 0 }));
    archiveReader.answerWith('success');
    const to = entries[100]?.until ?? 0;
    await send(archiveFilterChanged({ ...noFilter, to }));
    expect(archive()).toMatchObject({ status: 'shown', past: { to, entries: entries.slice(101) } });
  });

  it('stops when its page is closed', async () => {
    const { archiveReader, send, state } = await open();
    await send(archiveClosed());
    archiveReader.asked.splice(0);
    await send(listChanged);
    expect(archiveReader.asked).toEqual([]);
    expect(state().archive).toEqual({ status: 'closed' });
  });
});

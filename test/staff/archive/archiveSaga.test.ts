import type { Action } from '@reduxjs/toolkit';
import { createAppStore } from '../../../src/app/store';
import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import { noFilter } from '../../../src/domain/archive/filter';
import { ratesReceived } from '../../../src/features/rates/ratesSlice';
import { RequestError } from '../../../src/ports/requestError';
import { staffWords } from '../../../src/site/words/staffWords';
import { SEARCH_SIZE, watchArchive, watchExport, watchPastList } from '../../../src/staff/archive/archiveSaga';
import type { ArchiveRoot, ArchiveState } from '../../../src/staff/archive/archiveSlice';
import {
  archiveClosed,
  archiveFilterChanged,
  archiveOpened,
  archiveRetryRequested,
  archiveSlice,
  olderRequested,
} from '../../../src/staff/archive/archiveSlice';
import type { ExportRoot } from '../../../src/staff/archive/exportSlice';
import { exportDismissed, exportRequested, exportSlice, selectExportReason } from '../../../src/staff/archive/exportSlice';
import type { PastListRoot } from '../../../src/staff/archive/pastListSlice';
import { pastListDismissed, pastListRequested, pastListSlice } from '../../../src/staff/archive/pastListSlice';
import { READ_LIMIT } from '../../../src/ports/archive';
import { buildCurrency, buildRaw } from '../../support/builders';
import { buildEntries, buildHistory } from '../../support/buildHistory';
import { createFakeArchiveReader, createFakeSaveFile } from '../../support/fakeArchive';
import { createFakeClock, createFakeRatesGateway } from '../../support/fakeGateways';

const unreachable = new RequestError('unreachable');
const listChanged = ratesReceived({ currencies: [buildCurrency()], receivedAt: 0 });
const NOW = Date.parse('2026-04-13T14:00:00Z');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs one of the sagas on a store with the slices that it uses. */
function start(saga: typeof watchArchive | typeof watchExport) {
  const archiveReader = createFakeArchiveReader();
  const gateway = createFakeRatesGateway();
  const { files, saveFile } = createFakeSaveFile();
  const reported: unknown[] = [];
  const reportError = (error: unknown): void => void reported.push(error);
  const { store, rootReducer, runSaga } = createAppStore(reportError);
  [archiveSlice, pastListSlice, exportSlice].forEach((slice) => rootReducer.inject(slice));
  const services = {
    archiveReader,
    gateway,
    saveFile,
    office: { timeZone: 'Europe/Bratislava' },
    clock: createFakeClock(NOW),
    reportError,
  };
  runSaga(saga, services, staffWords.archive);
  const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
  const send = async (event: Action) => {
    store.dispatch(event);
    await settle();
  };
  const state = () => store.getState() as ArchiveRoot & PastListRoot & ExportRoot;
  const archive = () => state().archive as Exclude<ArchiveState, { status: 'closed' }>;
  return { archiveReader, gateway, files, reported, send, settle, archive, state };
}

const questions = ({ asked }: { asked: readonly (readonly unknown[])[] }, name: string) =>
  asked.filter(([question]) => question === name);

describe('the history', () => {
  const entries = buildEntries(120);

  async function open(setUp: (run: ReturnType<typeof start>) => void = () => undefined) {
    const run = start(watchArchive);
    run.archiveReader.entries.push(...entries);
    run.archiveReader.names = { 'uid-jana': 'Jana' };
    setUp(run);
    await run.send(archiveOpened());
    return run;
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
    expect(questions(archiveReader, 'readPage')).toEqual([
      ['readPage', 50, null],
      ['readPage', 50, { until: entries[49]?.until, readOfMoment: 1 }],
      ['readPage', 50, { until: entries[99]?.until, readOfMoment: 1 }],
    ]);
    expect(questions(archiveReader, 'readFollowing')).toEqual([]);
  });

  it('is read from its beginning when there was nothing at first', async () => {
    const { archive, archiveReader, send } = await open(({ archiveReader: reader }) => reader.entries.splice(0));
    archiveReader.entries.push(...entries.slice(0, 2));
    await send(listChanged);
    expect(questions(archiveReader, 'readSince')).toEqual([['readSince', 0]]);
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
    const opened = run.send(archiveOpened());
    const changed = run.send(listChanged);
    await Promise.all([opened, changed]);
    expect(questions(run.archiveReader, 'readSince')).toHaveLength(1);
  });

  it('reads nothing newer before the first page has come', async () => {
    const { archiveReader, send } = await open(({ archiveReader: reader }) => reader.answerWith('pending', 'readPage'));
    await send(listChanged);
    expect(questions(archiveReader, 'readSince')).toEqual([]);
  });

  it('reads the names again for as long as they are missing', async () => {
    const { archive, archiveReader, send } = await open(({ archiveReader: reader }) =>
      reader.answerWith(unreachable, 'readNames'),
    );
    archiveReader.answerWith('success');
    await send(listChanged);
    expect(archive().names).toEqual({ 'uid-jana': 'Jana' });
    await send(listChanged);
    expect(questions(archiveReader, 'readNames')).toHaveLength(2);
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
    expect(questions(archiveReader, 'readPage').at(-1)?.[1]).toBe(SEARCH_SIZE);
  });

  it('reads on for a person too, many at once', async () => {
    const { archiveReader, send } = await open();
    await send(archiveFilterChanged({ ...noFilter, by: { account: 'uid-eva' } }));
    expect(questions(archiveReader, 'readPage').map(([, size]) => size)).toEqual([50, SEARCH_SIZE]);
  });

  it('does not read beyond the first day that is looked for', async () => {
    const { archive, archiveReader, send } = await open();
    await send(archiveFilterChanged({ ...noFilter, from: entries[10]?.until ?? 0 }));
    expect(archive().status).toBe('shown');
    expect(questions(archiveReader, 'readPage')).toHaveLength(1);
  });

  it('begins with the last day that is looked for, and reads what followed it', async () => {
    const { archive, archiveReader, send } = await open();
    const to = entries[60]?.until ?? 0;
    await send(archiveFilterChanged({ ...noFilter, to }));
    expect(archive()).toMatchObject({ status: 'shown', past: { to, following: entries.slice(58, 61) } });
    expect(archive().past?.entries).toEqual(entries.slice(61, 111));
    expect(questions(archiveReader, 'readPage').map(([, size]) => size)).toEqual([50, 50]);
    expect(questions(archiveReader, 'readFollowing')).toHaveLength(1);
    await send(olderRequested());
    expect(archive().past).toEqual({ to, older: 'none', entries: entries.slice(61), following: entries.slice(58, 61) });
    // The first page has all currencies of the second one, so their following entries are already known.
    expect(questions(archiveReader, 'readFollowing')).toHaveLength(1);
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

describe('the list of an earlier moment', () => {
  const { entries } = buildHistory([
    { acronym: 'USD', at: NOW - 3_000, rates: { buy: 1.1, sell: 1 } },
    { acronym: 'USD', at: NOW - 1_000, rates: { buy: 1.187, sell: 1.15 } },
  ]);

  async function ask(setUp: (run: ReturnType<typeof start>) => void = () => undefined) {
    const run = start(watchPastList);
    run.archiveReader.entries.push(...entries);
    run.gateway.answerReadsWith([buildRaw()]);
    setUp(run);
    await run.send(pastListRequested(NOW - 2_000));
    return run;
  }

  it('comes of the records and what was archived after it', async () => {
    const { state } = await ask();
    expect(state().pastList).toEqual({
      status: 'shown',
      moment: NOW - 2_000,
      list: { type: 'known', rates: [{ acronym: 'USD', buy: 1.1, sell: 1 }] },
    });
  });

  it('counts what was replaced in that very moment as over', async () => {
    const { archiveReader, send, state } = await ask();
    await send(pastListRequested(NOW - 1_000));
    expect(questions(archiveReader, 'readSince').map(([, since]) => since)).toEqual([NOW - 1_999, NOW - 999]);
    expect(state().pastList).toMatchObject({ list: { rates: [{ acronym: 'USD', buy: 1.187, sell: 1.15 }] } });
  });

  it('is not known of a time before the archive', async () => {
    const { send, state } = await ask();
    await send(pastListRequested(NOW - 3_001));
    expect(state().pastList).toMatchObject({ list: { type: 'beforeArchive', began: NOW - 3_000 } });
  });

  it('tells why it could not be read', async () => {
    const { state, reported } = await ask(({ archiveReader }) => archiveReader.answerWith(unreachable));
    expect(state().pastList).toMatchObject({ status: 'failed', reason: 'unreachable' });
    expect(reported).toEqual([unreachable]);
    const other = await ask(({ gateway }) => gateway.answerReadsWith(new Error('out of order')));
    expect(other.state().pastList).toMatchObject({ status: 'failed', reason: 'failed' });
  });

  it('is not shown after it was dismissed', async () => {
    const run = await ask(({ archiveReader }) => archiveReader.answerWith('pending'));
    await run.send(pastListDismissed());
    await run.settle(READ_LIMIT);
    expect(run.state().pastList).toEqual({ status: 'none' });
    expect(questions(run.archiveReader, 'readSince')).toHaveLength(1);
  });
});

describe('an export', () => {
  const { entries } = buildHistory([
    { acronym: 'USD', at: NOW - 3_000, rates: { buy: 1.1, sell: 1 } },
    { acronym: 'USD', at: NOW - 1_000, rates: { buy: 1.21, sell: 1 } },
  ]);

  async function ask(setUp: (run: ReturnType<typeof start>) => void = () => undefined) {
    const run = start(watchExport);
    run.archiveReader.entries.push(...entries);
    run.archiveReader.names = { 'uid-jana': '=Jana' };
    run.gateway.answerReadsWith([buildRaw({ buy: 1.21, sell: 1 })]);
    setUp(run);
    await run.send(exportRequested({ ...noFilter, from: NOW - 2_000, to: NOW }));
    return run;
  }

  it('is a file of the changes that are looked for', async () => {
    const { files, state } = await ask();
    const [header, ...rows] = (files[0]?.text ?? '').split('\r\n');
    expect(header).toMatch(/^\ufeffČas;Čas UTC;Kto;Mena;/);
    expect(rows).toEqual([
      `2026-04-13T15:59:59+02:00;2026-04-13T13:59:59.000Z;'=Jana;USD;zmenená;1,1;1,21;10,00;1;1;0,00;save-${NOW - 1_000}`,
      '',
    ]);
    expect(files[0]?.name).toBe('historia-kurzov.csv');
    expect(state().archiveExport).toEqual({ status: 'idle' });
    expect(selectExportReason(state())).toBeNull();
  });

  it('holds every change since the archive began unless a first day is looked for', async () => {
    const { archiveReader, files, send } = await ask();
    await send(exportRequested(noFilter));
    expect(questions(archiveReader, 'readSince').map(([, since]) => since)).toEqual([NOW - 2_000, 0]);
    expect(files.map(({ text }) => text.split('\r\n').length - 2)).toEqual([1, 2]);
  });

  it('is no file when nothing matches', async () => {
    const { files, send, state } = await ask();
    await send(exportRequested({ ...noFilter, acronym: 'CZK' }));
    expect(state().archiveExport).toEqual({ status: 'empty' });
    expect(files).toHaveLength(1);
  });

  it('is not made after it was dismissed', async () => {
    const { archiveReader, files, send, settle, state } = await ask((run) =>
      run.archiveReader.answerWith('pending', 'readNames'),
    );
    await send(exportDismissed());
    await settle(READ_LIMIT);
    expect(state().archiveExport).toEqual({ status: 'idle' });
    expect(files).toEqual([]);
    expect(questions(archiveReader, 'readSince')).toHaveLength(1);
  });

  it('tells why it could not be made', async () => {
    const { files, state } = await ask(({ archiveReader }) => archiveReader.answerWith(new RequestError('sessionEnded')));
    expect(files).toEqual([]);
    expect(selectExportReason(state())).toBe('sessionEnded');
  });
});

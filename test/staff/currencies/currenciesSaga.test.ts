import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import { parseArchiveEntry } from '../../../src/domain/archive/entry';
import { READ_LIMIT } from '../../../src/ports/archive';
import { RequestError } from '../../../src/ports/requestError';
import type { CurrenciesServices } from '../../../src/staff/currencies/currenciesSaga';
import { watchCurrencies, watchLookups } from '../../../src/staff/currencies/currenciesSaga';
import {
  additionRequested,
  currencyLookedUp,
  currencyNotWritten,
  currencyWritten,
  retirementConfirmed,
  retirementQuestioned,
  lookupEnded,
} from '../../../src/staff/currencies/currenciesSlice';
import { newerRecordFound } from '../../../src/staff/rateEditor/editorSlice';
import { signOutRequested } from '../../../src/staff/signIn/authSlice';
import { buildCurrency, buildRecord } from '../../support/builders';
import { createFakeArchiveReader } from '../../support/fakeArchive';
import { createFakeClock } from '../../support/fakeGateways';
import { createFakeRatesWriter, createFakeStoredRecords } from '../../support/fakeStaff';
import { runSagaWith } from '../../support/runSagaWith';

const UPDATED = '2026-04-13T16:00:00';
const usd = buildCurrency({ updated: '2026-04-13T10:00:00' });
const { updated: _updated, ...gbp } = buildRecord({ acronym: 'GBP' });
const entry = parseArchiveEntry('gbp~2026-04-13T10:00:00', {
  acronym: 'GBP',
  buy: 0.9,
  sell: 0.8,
  until: 5,
  by: 'uid',
  save: 'save-0000',
}) as ArchiveEntry;

function start(saga: (services: CurrenciesServices) => Generator<unknown, void>) {
  const ratesWriter = createFakeRatesWriter();
  const storedRecords = createFakeStoredRecords();
  const archiveReader = createFakeArchiveReader();
  const reported: unknown[] = [];
  const run = runSagaWith(saga, {
    ratesWriter,
    storedRecords,
    archiveReader,
    clock: createFakeClock(),
    createSaveId: () => 'save-0001',
    reportError: (error: unknown) => void reported.push(error),
  });
  return { ...run, ratesWriter, storedRecords, archiveReader, reported };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('adds a currency, which the editor knows at once', async () => {
  const { send, ratesWriter, dispatched } = start(watchCurrencies);
  send(additionRequested(gbp));
  await settle();
  expect(ratesWriter.writes).toMatchObject([{ acronym: 'GBP', seen: null, change: gbp, updated: UPDATED, save: 'save-0001' }]);
  const added = { ...gbp, key: 'gbp', updated: UPDATED };
  expect(dispatched).toEqual([
    newerRecordFound({ key: 'gbp', shown: null, currency: added }),
    currencyWritten({ act: 'add', acronym: 'GBP', record: gbp }),
  ]);
});

it('retires a currency over the version that was seen', async () => {
  const { send, ratesWriter, dispatched } = start(watchCurrencies);
  send(retirementConfirmed(usd));
  await settle();
  expect(ratesWriter.writes).toMatchObject([{ acronym: 'USD', seen: usd, change: null }]);
  expect(dispatched).toEqual([
    newerRecordFound({ key: 'usd', shown: usd, currency: null }),
    currencyWritten({ act: 'retire', acronym: 'USD', record: null }),
  ]);
});

it('says why nothing was written, and what the server holds instead', async () => {
  const { send, ratesWriter, storedRecords, dispatched } = start(watchCurrencies);
  ratesWriter.answerWith(new RequestError('denied'));
  const theirs = buildRecord({ acronym: 'GBP', buy: 0.9, sell: 0.8 });
  storedRecords.records.set('gbp', theirs);
  send(additionRequested(gbp));
  await settle();
  expect(dispatched).toEqual([
    newerRecordFound({ key: 'gbp', shown: null, currency: { ...theirs, key: 'gbp' } }),
    currencyNotWritten('alreadyListed'),
  ]);
});

it('finds nothing out of a server that can not be reached', async () => {
  const { send, ratesWriter, dispatched } = start(watchCurrencies);
  ratesWriter.answerWith(new RequestError('unreachable'));
  send(retirementConfirmed(usd));
  await settle();
  expect(dispatched).toEqual([currencyNotWritten('unreachable')]);
});

it('is ended by signing out, and goes on afterwards', async () => {
  const { send, ratesWriter, dispatched } = start(watchCurrencies);
  ratesWriter.answerWith('pending');
  send(retirementConfirmed(usd));
  send(signOutRequested());
  expect(ratesWriter.writes[0]?.signal?.aborted).toBe(true);
  ratesWriter.answerWith('success');
  send(additionRequested(gbp));
  await settle();
  expect(dispatched).toContainEqual(currencyWritten({ act: 'add', acronym: 'GBP', record: gbp }));
});

describe('looking a currency up', () => {
  it.each([
    ['before it is added', currencyLookedUp('GBP'), 'GBP'],
    ['before it is retired', retirementQuestioned(usd), 'USD'],
  ])('reads its versions %s', async (_name, event, acronym) => {
    const { send, archiveReader, dispatched } = start(watchLookups);
    archiveReader.entries.push(entry);
    send(event);
    await settle();
    expect(dispatched).toEqual([lookupEnded({ acronym, entries: await archiveReader.readVersions(acronym) })]);
    expect(await archiveReader.readVersions('GBP')).toHaveLength(1);
  });

  it('tells that they can not be read', async () => {
    const { send, archiveReader, dispatched, reported } = start(watchLookups);
    archiveReader.answerWith(new RequestError('denied'));
    send(currencyLookedUp('GBP'));
    await settle();
    expect(dispatched).toEqual([lookupEnded({ acronym: 'GBP', entries: 'unreadable' })]);
    expect(reported).toHaveLength(1);
  });

  it('gives an archive up that does not answer in time', async () => {
    const { send, archiveReader, dispatched } = start(watchLookups);
    archiveReader.answerWith('pending');
    send(retirementQuestioned(usd));
    await jest.advanceTimersByTimeAsync(READ_LIMIT - 1);
    expect(dispatched).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([lookupEnded({ acronym: 'USD', entries: 'unreadable' })]);
  });
});

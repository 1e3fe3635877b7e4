import type { VersionDraft } from '../../../src/domain/archive/newVersion';
import { RequestError } from '../../../src/ports/requestError';
import type { VersionOutcome } from '../../../src/staff/versions/writeVersion';
import { WRITE_LIMIT } from '../../../src/staff/versions/attemptWrite';
import { INQUIRY_LIMIT } from '../../../src/staff/versions/inquire';
import { writeVersion } from '../../../src/staff/versions/writeVersion';
import { buildCurrency, buildRecord } from '../../support/builders';
import { createFakeClock } from '../../support/fakeGateways';
import { createFakeRatesWriter, createFakeStoredRecords } from '../../support/fakeStaff';
import { runSagaWith } from '../../support/runSagaWith';

const NOW = '2026-04-14T10:00:05Z';
const UPDATED = '2026-04-14T12:00:05';
const NEXT_SECOND = '2026-04-14T12:00:06';

const record = buildRecord();
const usd = buildCurrency();
const draft: VersionDraft = { acronym: 'USD', seen: usd, isRestored: false, change: { buy: 1.2 }, save: 'our-save' };
const REPLACED = `usd~${usd.updated}`;
const entry = { acronym: 'USD', buy: 1.187, sell: 1.15, until: 1, by: 'somebody', save: 'their-save' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(written: Partial<VersionDraft> = {}) {
  const ratesWriter = createFakeRatesWriter();
  const storedRecords = createFakeStoredRecords();
  storedRecords.records.set('usd', record);
  const reported: unknown[] = [];
  const services = {
    ratesWriter,
    storedRecords,
    clock: createFakeClock(Date.parse(NOW)),
    reportError: (error: unknown) => void reported.push(error),
  };
  const run = (): Promise<VersionOutcome> => {
    const { task } = runSagaWith(writeVersion, services, { ...draft, ...written });
    return task.toPromise<VersionOutcome>();
  };
  return { ...services, reported, run };
}

it('writes the draft under the present time', async () => {
  const { run, ratesWriter } = start();
  expect(await run()).toEqual({ type: 'written', version: { ...draft, updated: UPDATED } });
  expect(ratesWriter.writes).toHaveLength(1);
});

it('takes the next second for a second version within the same', async () => {
  const { run } = start({ seen: { ...usd, updated: UPDATED } });
  expect(await run()).toMatchObject({ type: 'written', version: { updated: NEXT_SECOND } });
});

it.each(['2026-04-14T13:04:05', '2099-12-31T23:59:59', '9999-99-99T99:99:99'])(
  'is not held up by the stored time %s, which is still to come',
  async (updated) => {
    const { run } = start({ seen: { ...usd, updated } });
    expect(await run()).toMatchObject({ type: 'written', version: { updated: UPDATED } });
  },
);

it.each([null, 'yesterday', '1999-12-31T23:59:59'])(
  'does not send a retirement of a record whose time is %j: the archive could not keep it',
  async (updated) => {
    const { run, ratesWriter } = start({ seen: { ...usd, updated }, change: null });
    expect(await run()).toEqual({ type: 'notWritten', reason: 'unnamed' });
    expect(ratesWriter.writes).toEqual([]);
  },
);

describe('after a refusal', () => {
  function startRefused(written: Partial<VersionDraft> = {}) {
    const started = start(written);
    started.ratesWriter.answerWith(new RequestError('denied'));
    return started;
  }

  it('says that the account is not on the staff list only if it is not', async () => {
    const { run, storedRecords } = startRefused();
    storedRecords.setStaff(false);
    storedRecords.records.delete('usd');
    expect(await run()).toEqual({ type: 'notWritten', reason: 'denied' });
  });

  it.each([
    ['the record has another version', { ...record, updated: '2026-04-14T11:00:00' }],
    ['the record has another rate', { ...record, buy: 1.19 }],
  ])('says that somebody was quicker when %s, and what the server holds', async (_name, stored) => {
    const { run, storedRecords } = startRefused();
    storedRecords.records.set('usd', stored);
    storedRecords.entries.set(REPLACED, entry);
    expect(await run()).toEqual({ type: 'notWritten', reason: 'overtaken', found: { ...stored, key: 'usd' } });
  });

  it('says that the currency is gone', async () => {
    const { run, storedRecords } = startRefused();
    storedRecords.records.delete('usd');
    expect(await run()).toEqual({ type: 'notWritten', reason: 'gone', found: null });
  });

  it.each([null, draft.seen])('says that the record in the place of %j has no readable code', async (seen) => {
    const { run, storedRecords } = startRefused({ seen });
    storedRecords.records.set('usd', { name_sk: 'americký dolár' });
    expect(await run()).toMatchObject({ reason: 'unreadable' });
  });

  it('says that a currency to be added is listed already', async () => {
    const { run } = startRefused({ seen: null });
    expect(await run()).toMatchObject({ reason: 'alreadyListed' });
  });

  it('says that the record was restored when its version is archived already', async () => {
    const { run, storedRecords } = startRefused();
    storedRecords.entries.set(REPLACED, entry);
    expect(await run()).toMatchObject({ reason: 'restored' });
  });

  it('says that it was written when the archive holds our own entry: a first answer was lost', async () => {
    const { run, storedRecords } = startRefused();
    storedRecords.entries.set(REPLACED, { ...entry, save: draft.save });
    expect(await run()).toMatchObject({ type: 'written' });
  });

  it('tries the next second when the name was used before', async () => {
    const { run, storedRecords, ratesWriter } = startRefused();
    storedRecords.entries.set(`usd~${UPDATED}`, entry);
    jest.spyOn(ratesWriter, 'write').mockRejectedValueOnce(new RequestError('denied')).mockResolvedValueOnce();
    expect(await run()).toMatchObject({ type: 'written', version: { updated: NEXT_SECOND } });
  });

  it('gives up when every name was used before', async () => {
    const { run, storedRecords, ratesWriter } = startRefused();
    jest.spyOn(storedRecords, 'readEntry').mockImplementation((key) => Promise.resolve(key === REPLACED ? null : entry));
    expect(await run()).toEqual({ type: 'notWritten', reason: 'refused' });
    expect(new Set(ratesWriter.writes.map(({ updated }) => updated)).size).toBe(5);
  });

  it('says so when no reason can be found', async () => {
    const { run } = startRefused();
    expect(await run()).toEqual({ type: 'notWritten', reason: 'refused', found: usd });
  });

  it('finds out on the way that the session has ended', async () => {
    const { run, storedRecords } = startRefused();
    storedRecords.answerWith(new RequestError('sessionEnded'));
    expect(await run()).toEqual({ type: 'notWritten', reason: 'sessionEnded' });
  });

  it.each([
    ['answers an error', new RequestError('failed')],
    ['can not be reached', new RequestError('unreachable')],
  ])('guesses at nothing when the server then %s', async (_name, error) => {
    const { run, storedRecords } = startRefused();
    storedRecords.answerWith(error);
    expect(await run()).toEqual({ type: 'notWritten', reason: 'refused' });
  });
});

describe('without an answer', () => {
  it.each(['unreachable', 'failed'] as const)('tells %s as written when the archive holds our entry', async (failure) => {
    const { run, ratesWriter, storedRecords } = start();
    ratesWriter.answerWith(new RequestError(failure));
    storedRecords.entries.set(REPLACED, { ...entry, save: draft.save });
    expect(await run()).toMatchObject({ type: 'written' });
  });

  it.each(['unreachable', 'failed'] as const)('says %s when the archive does not', async (failure) => {
    const { run, ratesWriter, storedRecords } = start();
    ratesWriter.answerWith(new RequestError(failure));
    storedRecords.entries.set(REPLACED, entry);
    expect(await run()).toEqual({ type: 'notWritten', reason: failure });
  });

  it('looks for our entry of a beginning where the seen record has no version', async () => {
    const { run, ratesWriter, storedRecords } = start({ seen: { ...usd, updated: 'yesterday' } });
    ratesWriter.answerWith(new RequestError('unreachable'));
    storedRecords.entries.set(`usd~${UPDATED}~new`, { ...entry, save: draft.save });
    expect(await run()).toMatchObject({ type: 'written' });
  });

  it('is told as unconfirmed when nobody says what became of it', async () => {
    const { run, ratesWriter, storedRecords } = start();
    ratesWriter.answerWith('pending');
    storedRecords.answerWith('pending');
    const outcome = run();
    await jest.advanceTimersByTimeAsync(WRITE_LIMIT + INQUIRY_LIMIT);
    expect(await outcome).toEqual({ type: 'notWritten', reason: 'unconfirmed' });
  });

  it.each([
    ['no answer came', 'unreachable', 'unreachable'],
    ['the server answered with an error', 'failed', 'failed'],
    ['no answer came, and the session has ended since', 'unreachable', 'sessionEnded'],
  ] as const)('is told as unconfirmed when %s and the question fails, too', async (_name, failure, failureOfQuestion) => {
    const { run, ratesWriter, storedRecords } = start();
    ratesWriter.answerWith(new RequestError(failure));
    storedRecords.answerWith(new RequestError(failureOfQuestion));
    expect(await run()).toEqual({ type: 'notWritten', reason: 'unconfirmed' });
  });

  it.each(['sessionEnded', 'unsent'] as const)('asks nothing when the write was %s', async (failure) => {
    const { run, ratesWriter, storedRecords } = start();
    const read = jest.spyOn(storedRecords, 'readEntry');
    ratesWriter.answerWith(new RequestError(failure));
    expect(await run()).toEqual({ type: 'notWritten', reason: failure });
    expect(read).not.toHaveBeenCalled();
  });
});

it('reports what it could not foresee', async () => {
  const { run, ratesWriter, reported } = start();
  const surprise = new TypeError('surprise');
  ratesWriter.answerWith(surprise);
  expect(await run()).toEqual({ type: 'notWritten', reason: 'failed' });
  expect(reported).toEqual([surprise]);
});

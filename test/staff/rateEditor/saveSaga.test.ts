import type { EditorState, RowFailure } from '../../../src/staff/rateEditor/editorSlice';
import {
  initialEditorState,
  newerRecordFound,
  rowFailed,
  rowSaved,
  rowsFoundSaved,
  saveCancelled,
  saveConfirmed,
  savedMessageExpired,
  saveEnded,
  saveQuestioned,
  saveRequested,
  saveStarted,
} from '../../../src/staff/rateEditor/editorSlice';
import { SAVED_MESSAGE_LASTS, watchSavedMessage, watchSaves } from '../../../src/staff/rateEditor/saveSaga';
import { sessionEnded, signOutRequested, userSignedOut } from '../../../src/staff/signIn/authSlice';
import { WRITE_LIMIT } from '../../../src/staff/versions/attemptWrite';
import { INQUIRY_LIMIT } from '../../../src/staff/versions/inquire';
import { recordsOf } from '../../../src/features/rates/currencyRecords';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import type { Currency } from '../../../src/domain/rates/currency';
import type { RateEdit } from '../../../src/domain/rates/rateEdit';
import { splitRate } from '../../../src/domain/rates/rateParts';
import { RequestError } from '../../../src/ports/requestError';
import { buildCurrency, buildRecord } from '../../support/builders';
import { createFakeClock, createFakeRatesGateway } from '../../support/fakeGateways';
import { createFakeRatesWriter, createFakeStoredRecords } from '../../support/fakeStaff';
import { runSagaWith, runSagaWithState } from '../../support/runSagaWith';

const NOW = '2026-04-13T14:00:05Z';
const UPDATED = '2026-04-13T16:00:05';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const usd = buildCurrency({ acronym: 'USD', buy: 1.187, sell: 1.15 });
const czk = buildCurrency({ acronym: 'CZK', buy: 24.9, sell: 23.85 });
const eur = buildCurrency({ acronym: 'EUR' });

function editOf(currency: Currency, side: 'buy' | 'sell', rate: number): RateEdit {
  return { key: currency.key, side, parts: splitRate(rate), base: currency[side] ?? 0 };
}

interface Situation {
  readonly edits: readonly RateEdit[];
  readonly currencies?: readonly Currency[];
  readonly status?: 'live' | 'interrupted';
  readonly failures?: readonly RowFailure[];
}

function startSaves(situation: Situation) {
  const state = { ...situation };
  const ratesOf = ({ currencies = [usd, czk, eur], status = 'live' }: Situation): RatesState => {
    const shown = { currencies: recordsOf(currencies), receivedAt: 0 };
    return status === 'live' ? { status, ...shown } : { status, ...shown, reason: 'offline', isRetrying: false };
  };
  const editorOf = ({ edits, failures }: Situation): EditorState =>
    failures
      ? {
          ...initialEditorState,
          status: 'partlyFailed',
          edits,
          outcome: { savedCount: 0, failures },
          foundSavedKeys: [],
          failures,
        }
      : { ...initialEditorState, edits };
  const gateway = createFakeRatesGateway();
  const ratesWriter = createFakeRatesWriter();
  const storedRecords = createFakeStoredRecords();
  const reported: unknown[] = [];
  const clock = createFakeClock(Date.parse(NOW));
  let saves = 0;
  const run = runSagaWithState(() => ({ editor: editorOf(state), rates: ratesOf(state) }), watchSaves, {
    office: { currencyOrder: ['USD', 'CZK'] },
    gateway,
    ratesWriter,
    storedRecords,
    clock,
    createSaveId: () => `save-${(saves += 1)}`,
    nameCurrency: (code: string) => ({ name_en: `${code} in English`, name_sk: `${code} po slovensky` }),
    reportError: (error: unknown) => void reported.push(error),
  });
  return { ...run, state, gateway, ratesWriter, storedRecords, reported, clock };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

const savedAs = (currency: Currency, fields: Partial<Currency>, updated = UPDATED) =>
  rowSaved({ key: currency.key, shown: currency, currency: { ...currency, ...fields, updated } });

describe('watchSaves', () => {
  it('writes each changed row once, in the three shapes, with a fresh time', async () => {
    const gbp = buildCurrency({ acronym: 'GBP', buy: 0.885, sell: 0.857 });
    const { send, ratesWriter, dispatched } = startSaves({
      currencies: [usd, czk, gbp],
      edits: [editOf(usd, 'buy', 1.19), editOf(czk, 'sell', 23.9), editOf(gbp, 'buy', 0.89), editOf(gbp, 'sell', 0.86)],
    });
    send(saveRequested());
    await settle();
    const common = { isRestored: false, save: 'save-1', updated: UPDATED, signal: expect.any(AbortSignal) as AbortSignal };
    expect(ratesWriter.writes).toEqual([
      { ...common, acronym: 'USD', seen: usd, change: { buy: 1.19 } },
      { ...common, acronym: 'CZK', seen: czk, change: { sell: 23.9 } },
      { ...common, acronym: 'GBP', seen: gbp, change: { buy: 0.89, sell: 0.86 } },
    ]);
    expect(dispatched[0]).toEqual(saveStarted([]));
    expect(dispatched.at(-1)).toEqual(saveEnded());
    expect(dispatched).toContainEqual(savedAs(usd, { buy: 1.19 }));
    expect(dispatched).toHaveLength(5);
  });

  it('writes nothing when nothing changed, and is done with what was typed as it is stored', () => {
    const { send, dispatched } = startSaves({ edits: [editOf(usd, 'buy', 1.187)] });
    send(saveRequested());
    expect(dispatched).toEqual([rowsFoundSaved(['usd'])]);
  });

  it('is done with it once the question about the others is answered', async () => {
    const { send, dispatched } = startSaves({ edits: [editOf(usd, 'buy', 1.187), editOf(czk, 'buy', 2)] });
    send(saveRequested());
    expect(dispatched).not.toContainEqual(rowsFoundSaved(['usd']));
    send(saveConfirmed());
    await settle();
    expect(dispatched.slice(1, 3)).toEqual([rowsFoundSaved(['usd']), saveStarted([])]);
  });

  it('keeps what was typed as it is stored while nobody knows what is stored by now', () => {
    const { send, dispatched } = startSaves({ status: 'interrupted', edits: [editOf(usd, 'buy', 1.187)] });
    send(saveRequested());
    expect(dispatched).toEqual([]);
  });

  it('saves without a live connection too: the server is asked, not the socket', async () => {
    const { send, dispatched, ratesWriter } = startSaves({ status: 'interrupted', edits: [editOf(usd, 'buy', 1.19)] });
    send(saveRequested());
    await settle();
    expect(ratesWriter.writes).toHaveLength(1);
    expect(dispatched).toEqual([saveStarted([]), savedAs(usd, { buy: 1.19 }), saveEnded()]);
  });

  it('marks each save by an id of its own', async () => {
    const { send, ratesWriter } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    send(saveRequested());
    await settle();
    send(saveRequested());
    await settle();
    expect(ratesWriter.writes.map(({ save }) => save)).toEqual(['save-1', 'save-2']);
  });

  it('tells of edits whose currency is gone, and writes the others', async () => {
    const { send, dispatched, ratesWriter } = startSaves({
      currencies: [czk],
      edits: [editOf(usd, 'buy', 1.19), editOf(czk, 'buy', 25)],
    });
    send(saveRequested());
    await settle();
    expect(dispatched[0]).toEqual(saveStarted([{ key: 'usd', reason: 'gone' }]));
    expect(ratesWriter.writes.map(({ acronym }) => acronym)).toEqual(['CZK']);
  });

  it('writes the names that a record lacks with its rate', async () => {
    const nameless = { ...usd, name_en: null, name_sk: ' ' };
    const { send, ratesWriter, dispatched } = startSaves({ currencies: [nameless], edits: [editOf(usd, 'buy', 1.19)] });
    send(saveRequested());
    await settle();
    const names = { name_en: 'USD in English', name_sk: 'USD po slovensky' };
    expect(ratesWriter.writes[0]?.change).toEqual({ buy: 1.19, ...names });
    expect(dispatched).toContainEqual(savedAs(nameless, { buy: 1.19, ...names }));
  });

  it('says which rows hold no rate though no other is to be written', () => {
    const { send, dispatched } = startSaves({ edits: [editOf(czk, 'buy', 0)] });
    send(saveRequested());
    expect(dispatched).toEqual([saveStarted([{ key: 'czk', reason: 'invalid' }]), saveEnded()]);
  });

  it('leaves out the row that holds no rate and writes the others', async () => {
    const { send, dispatched, ratesWriter } = startSaves({
      edits: [editOf(usd, 'buy', 1.19), { ...editOf(czk, 'buy', 24), parts: { whole: '1e3', decimals: '' } }],
    });
    send(saveRequested());
    await settle();
    expect(ratesWriter.writes.map(({ acronym }) => acronym)).toEqual(['USD']);
    expect(dispatched[0]).toEqual(saveStarted([{ key: 'czk', reason: 'invalid' }]));
  });

  it.each([
    ['refused because its record is gone', new RequestError('denied'), 'gone'],
    ['unreachable', new RequestError('unreachable'), 'unreachable'],
    ['failed', new RequestError('failed'), 'failed'],
    ['failed in a way that nobody foresaw', new TypeError('surprise'), 'failed'],
  ] as const)('when one row is %s, marks it and writes the others', async (_name, error, reason) => {
    const { send, dispatched, ratesWriter, reported } = startSaves({
      edits: [editOf(usd, 'buy', 1.19), editOf(czk, 'buy', 25)],
    });
    ratesWriter.answerWith(error, 'USD');
    send(saveRequested());
    await settle();
    expect(dispatched).toContainEqual(rowFailed({ key: 'usd', reason }));
    expect(dispatched).toContainEqual(savedAs(czk, { buy: 25 }));
    expect(dispatched.at(-1)).toEqual(saveEnded());
    expect(reported).toEqual([error]);
  });

  it('gives a write up after 10 s, not before, and then asks what became of it', async () => {
    const { send, dispatched, ratesWriter, storedRecords } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    ratesWriter.answerWith('pending');
    storedRecords.answerWith('pending');
    send(saveRequested());
    await jest.advanceTimersByTimeAsync(WRITE_LIMIT - 1);
    expect(ratesWriter.writes[0]?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(ratesWriter.writes[0]?.signal?.aborted).toBe(true);
    await jest.advanceTimersByTimeAsync(INQUIRY_LIMIT - 1);
    expect(dispatched).toEqual([saveStarted([])]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([saveStarted([]), rowFailed({ key: 'usd', reason: 'unconfirmed' }), saveEnded()]);
  });

  it('saves next what was asked for during a save', async () => {
    const { send, ratesWriter, state } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    const write = jest.spyOn(ratesWriter, 'write');
    let finishWrite = (): void => undefined;
    write.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finishWrite = resolve;
        }),
    );
    send(saveRequested());
    await settle();
    state.edits = [editOf(czk, 'buy', 25)];
    send(saveRequested());
    send(saveRequested());
    await settle();
    expect(write).toHaveBeenCalledTimes(1);
    finishWrite();
    await settle();
    expect(write.mock.calls.map(([{ acronym }]) => acronym)).toEqual(['USD', 'CZK']);
  });

  it('leaves what a save told when one that was asked for meanwhile finds nothing to write', async () => {
    const noRate = { ...editOf(czk, 'buy', 24), parts: { whole: 'x', decimals: '' } };
    const { send, dispatched, state } = startSaves({ edits: [editOf(usd, 'buy', 1.19), noRate] });
    send(saveRequested());
    send(saveRequested());
    state.edits = [noRate];
    await settle();
    const invalid = saveStarted([{ key: 'czk', reason: 'invalid' }]);
    expect(dispatched).toEqual([invalid, savedAs(usd, { buy: 1.19 }), saveEnded()]);
    send(saveRequested());
    expect(dispatched.slice(3)).toEqual([invalid, saveEnded()]);
  });

  it('closes a question that is confirmed when nothing is left to save', async () => {
    const { send, dispatched, state } = startSaves({ edits: [editOf(usd, 'buy', 11.9)] });
    send(saveRequested());
    await settle();
    state.edits = [];
    send(saveConfirmed());
    await settle();
    expect(dispatched.at(-1)).toEqual(saveCancelled());
  });

  it('takes a request while a question is open for no further save', async () => {
    const { send, dispatched } = startSaves({ edits: [editOf(usd, 'buy', 11.9)] });
    send(saveRequested());
    send(saveRequested());
    send(saveCancelled());
    await settle();
    expect(dispatched).toHaveLength(1);
  });

  describe('when somebody else was quicker', () => {
    const theirs = buildRecord({ buy: 1.21, updated: '2026-04-13T16:00:04' });
    const changedElsewhere = {
      key: 'usd',
      acronym: 'USD',
      kind: 'changedElsewhere',
      side: 'buy',
      stored: 1.21,
      rate: 1.19,
    } as const;

    function startOvertaken(edits: readonly RateEdit[] = [editOf(usd, 'buy', 1.19)]) {
      const saves = startSaves({ edits });
      saves.ratesWriter.answerWith(new RequestError('denied'), 'USD');
      saves.storedRecords.records.set('usd', theirs);
      const reduceFound = (): void => {
        // Does what the reducer does with the found record.
        saves.state.currencies = [{ ...theirs, key: 'usd' }, czk, eur];
      };
      return { ...saves, reduceFound };
    }

    it('puts in what the server holds and asks with both values, though the list has not told of it', async () => {
      const { send, dispatched, reduceFound, ratesWriter, task } = startOvertaken();
      send(saveRequested());
      // The list changes as soon as the record is found, before the save ends.
      const found = newerRecordFound({ key: 'usd', shown: usd, currency: { ...theirs, key: 'usd' } });
      while (!dispatched.some(({ type }) => type === found.type)) {
        await Promise.resolve();
      }
      reduceFound();
      await settle();
      expect(dispatched).toContainEqual(found);
      expect(dispatched).toContainEqual(rowFailed({ key: 'usd', reason: 'overtaken' }));
      expect(dispatched.at(-1)).toEqual(saveQuestioned([changedElsewhere]));
      ratesWriter.answerWith('success', 'USD');
      send(saveConfirmed());
      await settle();
      expect(ratesWriter.writes.at(-1)).toMatchObject({ seen: { buy: 1.21, updated: theirs.updated }, change: { buy: 1.19 } });
      expect(dispatched.at(-1)).toEqual(saveEnded());
      task.cancel();
    });

    it('leaves the question for later when another row failed for another reason', async () => {
      const { send, dispatched, ratesWriter } = startOvertaken([editOf(usd, 'buy', 1.19), editOf(czk, 'buy', 25)]);
      ratesWriter.answerWith(new RequestError('unreachable'), 'CZK');
      send(saveRequested());
      await settle();
      expect(dispatched).toContainEqual(rowFailed({ key: 'usd', reason: 'overtaken' }));
      expect(dispatched.at(-1)).toEqual(saveEnded());
    });
  });

  it('begins a restored record anew when it is saved once more', async () => {
    const { send, ratesWriter } = startSaves({
      edits: [editOf(usd, 'buy', 1.19), editOf(czk, 'buy', 25)],
      failures: [{ key: 'usd', reason: 'restored' }],
    });
    send(saveRequested());
    await settle();
    expect(ratesWriter.writes.map(({ acronym, isRestored }) => [acronym, isRestored])).toEqual([
      ['USD', true],
      ['CZK', false],
    ]);
  });

  it('asks before it stores a time of a wrong clock', async () => {
    const { send, dispatched, ratesWriter, gateway } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    gateway.setServerLead(-30 * 60_000);
    send(saveRequested());
    expect(dispatched).toEqual([saveQuestioned([{ kind: 'clockWrong', minutesAhead: 30 }])]);
    expect(ratesWriter.writes).toHaveLength(0);
    send(saveConfirmed());
    await settle();
    expect(ratesWriter.writes).toHaveLength(1);
  });

  it('has no question about the clock when nothing would be stored', () => {
    const { send, dispatched, gateway } = startSaves({
      edits: [{ ...editOf(usd, 'buy', 1), parts: { whole: 'x', decimals: '' } }],
    });
    gateway.setServerLead(-30 * 60_000);
    send(saveRequested());
    expect(dispatched).not.toContainEqual(expect.objectContaining({ type: saveQuestioned.type }));
  });

  it('writes a record without a time', async () => {
    const { send, ratesWriter } = startSaves({ currencies: [{ ...usd, updated: null }], edits: [editOf(usd, 'buy', 1.19)] });
    send(saveRequested());
    await settle();
    expect(ratesWriter.writes).toHaveLength(1);
  });

  it.each([
    ['someone signs out', signOutRequested()],
    ['nobody is signed in', userSignedOut()],
    ['the session ends', sessionEnded({ email: 'staff@zmenaren.test', reason: 'unknown' })],
  ])('ends a save that is under way when %s', async (_name, event) => {
    const { send, dispatched, ratesWriter } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    ratesWriter.answerWith('pending');
    send(saveRequested());
    send(event);
    await jest.advanceTimersByTimeAsync(WRITE_LIMIT);
    expect(ratesWriter.writes[0]?.signal?.aborted).toBe(true);
    expect(dispatched).toEqual([saveStarted([])]);
  });

  it('saves nothing more after the session has ended, though another save was asked for', async () => {
    const { send, dispatched, ratesWriter } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    ratesWriter.answerWith('pending');
    send(saveRequested());
    send(saveRequested());
    send(sessionEnded({ email: 'staff@zmenaren.test', reason: 'unknown' }));
    await settle();
    expect(dispatched).toEqual([saveStarted([])]);
    send(saveRequested());
    expect(ratesWriter.writes).toHaveLength(2);
  });

  describe('what should be looked at twice', () => {
    const tenfold = { edits: [editOf(usd, 'buy', 11.87)] };
    const concern = { key: 'usd', acronym: 'USD', kind: 'largeChange', side: 'buy', stored: 1.187, rate: 11.87 } as const;

    it('is asked about before anything is sent', () => {
      const { send, dispatched, ratesWriter } = startSaves(tenfold);
      send(saveRequested());
      expect(dispatched).toEqual([saveQuestioned([concern])]);
      expect(ratesWriter.writes).toEqual([]);
    });

    it('is written once confirmed', async () => {
      const { send, ratesWriter } = startSaves(tenfold);
      send(saveRequested());
      send(saveConfirmed());
      await settle();
      expect(ratesWriter.writes).toHaveLength(1);
    });

    it('is not written when cancelled, and may be asked for again', () => {
      const { send, dispatched, ratesWriter } = startSaves(tenfold);
      send(saveRequested());
      send(saveCancelled());
      expect(ratesWriter.writes).toEqual([]);
      send(saveRequested());
      expect(dispatched).toEqual([saveQuestioned([concern]), saveQuestioned([concern])]);
    });

    it('is asked about again when the stored rate changed meanwhile', () => {
      const { send, state, dispatched, ratesWriter } = startSaves(tenfold);
      send(saveRequested());
      state.currencies = [{ ...usd, buy: 1.2 }];
      send(saveConfirmed());
      expect(ratesWriter.writes).toEqual([]);
      expect(dispatched.at(-1)).toEqual(
        saveQuestioned([
          { ...concern, kind: 'changedElsewhere', stored: 1.2 },
          { ...concern, stored: 1.2 },
        ]),
      );
    });
  });
});

describe('watchSavedMessage', () => {
  it('ends the success message after 5 s, not before', async () => {
    const { send, dispatched } = runSagaWith(watchSavedMessage);
    send(saveEnded());
    await jest.advanceTimersByTimeAsync(4_999);
    expect(dispatched).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([savedMessageExpired()]);
  });

  it('gives a later save its own 5 s', async () => {
    const { send, dispatched } = runSagaWith(watchSavedMessage);
    send(saveEnded());
    await jest.advanceTimersByTimeAsync(SAVED_MESSAGE_LASTS - 1);
    send(saveEnded());
    await jest.advanceTimersByTimeAsync(SAVED_MESSAGE_LASTS - 1);
    expect(dispatched).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([savedMessageExpired()]);
  });
});

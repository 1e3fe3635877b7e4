import type { EditorState, KeptEdit } from '../../../src/staff/rateEditor/editorSlice';
import {
  rowFailed,
  rowSaved,
  saveCancelled,
  saveConfirmed,
  savedNoticeExpired,
  saveEnded,
  saveQuestioned,
  saveRequested,
  saveStarted,
} from '../../../src/staff/rateEditor/editorSlice';
import {
  LONGEST_WAIT_FOR_CLOCK,
  SAVED_NOTICE_LASTS,
  watchSavedNotice,
  watchSaves,
  WRITE_LIMIT,
} from '../../../src/staff/rateEditor/saveSaga';
import { signOutRequested } from '../../../src/staff/signIn/authSlice';
import { recordsOf } from '../../../src/features/rates/currencyRecords';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import { ratesRetryRequested } from '../../../src/features/rates/ratesSlice';
import type { Currency } from '../../../src/domain/rates/currency';
import { splitRate } from '../../../src/domain/rates/rateParts';
import { WriteError } from '../../../src/ports/rates';
import { buildCurrency } from '../../support/builders';
import { createFakeClock, createFakeRatesGateway } from '../../support/fakeGateways';
import { createFakeRatesWriter } from '../../support/fakeStaff';
import { runSagaWith, runSagaWithState } from '../../support/runSagaWith';

const NOW = '2026-04-13T14:00:05Z';
const UPDATED = '2026-04-13T16:00:05';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const usd = buildCurrency({ acronym: 'USD', buy: 1.187, sell: 1.15 });
const czk = buildCurrency({ acronym: 'CZK', buy: 24.9, sell: 23.85 });
const eur = buildCurrency({ acronym: 'EUR' });

function editOf(currency: Currency, side: 'buy' | 'sell', rate: number): KeptEdit {
  return { key: currency.key, side, parts: splitRate(rate), base: currency[side] ?? 0, acknowledgedAs: null };
}

interface Situation {
  readonly edits: readonly KeptEdit[];
  readonly currencies?: readonly Currency[];
  readonly status?: 'live' | 'interrupted';
}

function startSaves(situation: Situation) {
  const state = { ...situation };
  const ratesOf = ({ currencies = [usd, czk, eur], status = 'live' }: Situation): RatesState => {
    const shown = { currencies: recordsOf(currencies), receivedAt: 0 };
    return status === 'live' ? { status, ...shown } : { status, ...shown, reason: 'offline', isRetrying: false };
  };
  const gateway = createFakeRatesGateway();
  const ratesWriter = createFakeRatesWriter();
  const reported: unknown[] = [];
  const clock = createFakeClock(Date.parse(NOW));
  const run = runSagaWithState(
    () => ({ editor: { status: 'editing', edits: state.edits } satisfies EditorState, rates: ratesOf(state) }),
    watchSaves,
    {
      office: { currencyOrder: ['USD', 'CZK'] },
      gateway,
      ratesWriter,
      clock,
      reportError: (error: unknown) => void reported.push(error),
    },
  );
  return { ...run, state, gateway, ratesWriter, reported, clock };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('watchSaves', () => {
  it('writes each changed row once, in the three shapes, with a fresh time', async () => {
    const gbp = buildCurrency({ acronym: 'GBP', buy: 0.885, sell: 0.857 });
    const { send, ratesWriter, dispatched } = startSaves({
      currencies: [usd, czk, gbp],
      edits: [editOf(usd, 'buy', 1.19), editOf(czk, 'sell', 23.9), editOf(gbp, 'buy', 0.89), editOf(gbp, 'sell', 0.86)],
    });
    send(saveRequested());
    await settle();
    const changes = [
      { acronym: 'USD', change: { buy: 1.19, updated: UPDATED } },
      { acronym: 'CZK', change: { sell: 23.9, updated: UPDATED } },
      { acronym: 'GBP', change: { buy: 0.89, sell: 0.86, updated: UPDATED } },
    ];
    expect(ratesWriter.writes.map(({ acronym, change }) => ({ acronym, change }))).toEqual(expect.arrayContaining(changes));
    expect(ratesWriter.writes).toHaveLength(3);
    expect(dispatched[0]).toEqual(saveStarted([]));
    expect(dispatched.at(-1)).toEqual(saveEnded());
    expect(dispatched).toContainEqual(rowSaved({ key: 'usd', change: { buy: 1.19, updated: UPDATED } }));
    expect(dispatched).toHaveLength(5);
  });

  it('does nothing when nothing changed', () => {
    const { send, dispatched } = startSaves({ edits: [editOf(usd, 'buy', 1.187)] });
    send(saveRequested());
    expect(dispatched).toEqual([]);
  });

  it('sends nothing without a connection, and says so for every row', () => {
    const { send, dispatched, ratesWriter } = startSaves({
      status: 'interrupted',
      edits: [editOf(usd, 'buy', 1.19), editOf(czk, 'buy', 0)],
    });
    send(saveRequested());
    expect(ratesWriter.writes).toEqual([]);
    expect(dispatched).toEqual([
      saveStarted([
        { key: 'czk', reason: 'invalid' },
        { key: 'usd', reason: 'offline' },
      ]),
      saveEnded(),
    ]);
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
    ['denied', new WriteError('denied'), 'denied'],
    ['unreachable', new WriteError('unreachable'), 'unreachable'],
    ['failed', new WriteError('failed'), 'failed'],
    ['failed in a way that nobody foresaw', new TypeError('surprise'), 'failed'],
  ] as const)('when one row is %s, marks it and writes the others', async (_name, error, reason) => {
    const { send, dispatched, ratesWriter, reported } = startSaves({
      edits: [editOf(usd, 'buy', 1.19), editOf(czk, 'buy', 25)],
    });
    ratesWriter.answerWith(error, 'USD');
    send(saveRequested());
    await settle();
    expect(dispatched).toContainEqual(rowFailed({ key: 'usd', reason }));
    expect(dispatched).toContainEqual(rowSaved({ key: 'czk', change: { buy: 25, updated: UPDATED } }));
    expect(dispatched.at(-1)).toEqual(saveEnded());
    expect(reported).toEqual([error]);
  });

  it('gives a write up after 10 s, not before, and reads the rates again', async () => {
    const { send, dispatched, ratesWriter } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    ratesWriter.answerWith('pending');
    send(saveRequested());
    await jest.advanceTimersByTimeAsync(WRITE_LIMIT - 1);
    expect(dispatched).toEqual([saveStarted([])]);
    expect(ratesWriter.writes[0]?.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(ratesWriter.writes[0]?.signal?.aborted).toBe(true);
    expect(dispatched).toEqual([
      saveStarted([]),
      rowFailed({ key: 'usd', reason: 'unconfirmed' }),
      ratesRetryRequested(),
      saveEnded(),
    ]);
  });

  it('does nothing on a second request while it saves', async () => {
    const { send, ratesWriter } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    ratesWriter.answerWith('pending');
    send(saveRequested());
    send(saveRequested());
    await jest.advanceTimersByTimeAsync(WRITE_LIMIT - 1);
    expect(ratesWriter.writes).toHaveLength(1);
  });

  it('waits for the second that follows the stored time, so that the update is newer', async () => {
    const { send, ratesWriter, clock } = startSaves({
      currencies: [{ ...usd, updated: UPDATED }],
      edits: [editOf(usd, 'buy', 1.19)],
    });
    clock.time = Date.parse(NOW) + 400;
    send(saveRequested());
    await jest.advanceTimersByTimeAsync(599);
    expect(ratesWriter.writes).toEqual([]);
    clock.time = Date.parse(NOW) + 1_000;
    await jest.advanceTimersByTimeAsync(1);
    expect(ratesWriter.writes[0]?.change.updated).toBe('2026-04-13T16:00:06');
  });

  it('waits up to 2 s for a stored time that is ahead, and blames no clock then', async () => {
    const { send, dispatched, ratesWriter } = startSaves({
      currencies: [{ ...usd, updated: '2026-04-13T16:00:06' }],
      edits: [editOf(usd, 'buy', 1.19)],
    });
    ratesWriter.answerWith(new WriteError('denied'));
    send(saveRequested());
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_FOR_CLOCK - 1);
    expect(ratesWriter.writes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toContainEqual(rowFailed({ key: 'usd', reason: 'denied' }));
  });

  it('tells a denial by a clock that is behind from one of the account', async () => {
    const { send, dispatched, ratesWriter } = startSaves({
      currencies: [{ ...usd, updated: '2026-04-13T16:30:00' }],
      edits: [editOf(usd, 'buy', 1.19)],
    });
    ratesWriter.answerWith(new WriteError('denied'));
    send(saveRequested());
    await settle();
    expect(dispatched).toContainEqual(rowFailed({ key: 'usd', reason: 'clockBehind' }));
  });

  it('tells a write that came after a newer one apart from a missing right', async () => {
    const { send, dispatched, ratesWriter, state } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    ratesWriter.answerWith(new WriteError('denied'));
    send(saveRequested());
    state.currencies = [{ ...usd, sell: 1.14, updated: UPDATED }, czk, eur];
    await settle();
    expect(dispatched).toContainEqual(rowFailed({ key: 'usd', reason: 'overtaken' }));
  });

  it('takes an update that is older than the write for no reason of its refusal', async () => {
    const { send, dispatched, ratesWriter, state } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    ratesWriter.answerWith(new WriteError('denied'));
    send(saveRequested());
    state.currencies = [{ ...usd, sell: 1.14, updated: '2026-04-13T16:00:04' }, czk, eur];
    await settle();
    expect(dispatched).toContainEqual(rowFailed({ key: 'usd', reason: 'denied' }));
  });

  it.each([
    ['another currency was updated', [{ ...usd, updated: UPDATED }, czk, eur]],
    ['the currency is gone', [usd, eur]],
  ])('takes it for no reason of a refusal that %s', async (_name, currencies) => {
    const { send, dispatched, ratesWriter, state } = startSaves({ edits: [editOf(czk, 'buy', 25)] });
    ratesWriter.answerWith(new WriteError('denied'));
    send(saveRequested());
    state.currencies = currencies;
    await settle();
    expect(dispatched.slice(1)).toEqual([rowFailed({ key: 'czk', reason: 'denied' }), saveEnded()]);
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

  it('ends a save that is under way when someone signs out', async () => {
    const { send, dispatched, ratesWriter } = startSaves({ edits: [editOf(usd, 'buy', 1.19)] });
    ratesWriter.answerWith('pending');
    send(saveRequested());
    send(signOutRequested());
    await jest.advanceTimersByTimeAsync(WRITE_LIMIT);
    expect(ratesWriter.writes[0]?.signal?.aborted).toBe(true);
    expect(dispatched).toEqual([saveStarted([])]);
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

    it('is not sent when the connection was lost while the question was open', () => {
      const { send, state, dispatched, ratesWriter } = startSaves(tenfold);
      send(saveRequested());
      state.status = 'interrupted';
      send(saveConfirmed());
      expect(ratesWriter.writes).toEqual([]);
      expect(dispatched.slice(1)).toEqual([saveStarted([{ key: 'usd', reason: 'offline' }]), saveEnded()]);
    });
  });
});

describe('watchSavedNotice', () => {
  it('ends the success message after 5 s, not before', async () => {
    const { send, dispatched } = runSagaWith(watchSavedNotice);
    send(saveEnded());
    await jest.advanceTimersByTimeAsync(SAVED_NOTICE_LASTS - 1);
    expect(dispatched).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([savedNoticeExpired()]);
  });

  it('gives a later save its own 5 s', async () => {
    const { send, dispatched } = runSagaWith(watchSavedNotice);
    send(saveEnded());
    await jest.advanceTimersByTimeAsync(SAVED_NOTICE_LASTS - 1);
    send(saveEnded());
    await jest.advanceTimersByTimeAsync(SAVED_NOTICE_LASTS - 1);
    expect(dispatched).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([savedNoticeExpired()]);
  });
});

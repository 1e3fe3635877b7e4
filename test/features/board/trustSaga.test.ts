import { createBoardStore, usableReading } from '../../../src/features/board/boardStore';
import { boardSaga } from '../../../src/features/board/boardSaga';
import { KEEP_EVERY, MARK_AFTER, REVIVE_EVERY, SIGN_EVERY, SIGN_LIMIT } from '../../../src/features/board/trustSaga';
import { LATE_AFTER, READ_EVERY, SETTLE } from '../../../src/features/rates/ratesSaga';
import type { RatesReading } from '../../../src/ports/rates';
import { monotonicClock } from '../../../src/services/browser/monotonicClock';
import { buildCurrency, buildRaw } from '../../support/builders';
import {
  createFakeMemory,
  createFakeNoticesGateway,
  createFakeNoticesMemory,
  createFakePageLifecycle,
  createFakeRatesGateway,
} from '../../support/fakeGateways';

const MINUTE = 60_000;
const REPLACE_AFTER = 15 * MINUTE;
const START = Date.parse('2026-04-13T14:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** Starts a board without a screen. As with the real gateway, disconnecting is reported to the subscribers. */
function startBoard(remembered: RatesReading | null = null) {
  const gateway = createFakeRatesGateway();
  const pageLifecycle = createFakePageLifecycle();
  const memory = createFakeMemory();
  const errors: unknown[] = [];
  const reportError = (error: unknown) => void errors.push(error);
  const { store, runSaga } = createBoardStore(reportError, usableReading(remembered, Date.now()));
  runSaga(boardSaga, {
    gateway: {
      ...gateway,
      disconnect: () => {
        gateway.disconnect();
        gateway.setConnected(false);
      },
    },
    clock: monotonicClock,
    pageLifecycle,
    memory,
    notices: {
      gateway: createFakeNoticesGateway(),
      memory: createFakeNoticesMemory(),
      clock: monotonicClock,
      timeZone: 'Europe/Bratislava',
      reportError,
    },
    replaceAfter: REPLACE_AFTER,
    timeZone: 'Europe/Bratislava',
    takeNewerVersion: () => Promise.resolve(),
    reportError,
  });
  return { gateway, pageLifecycle, memory, errors, trust: () => store.getState().trust, rates: () => store.getState().rates };
}

/** Starts a board that is live at once. */
function startLiveBoard() {
  const board = startBoard();
  board.gateway.setConnected(true);
  board.gateway.sendRates(buildRaw());
  return board;
}

describe('a board that follows the rates', () => {
  it('asks for a sign of life every 10 s, and takes each for a confirmation from the question on', async () => {
    const { gateway, trust } = startLiveBoard();
    expect(trust()).toEqual({ status: 'confirmed', confirmedAt: START });
    await pass(SIGN_EVERY);
    expect(gateway.checks.made).toBe(1);
    expect(trust()).toEqual({ status: 'confirmed', confirmedAt: START + SIGN_EVERY });
    await pass(10 * MINUTE);
    expect(trust()).toEqual({ status: 'confirmed', confirmedAt: START + SIGN_EVERY + 10 * MINUTE });
    expect(gateway.checks.made).toBe(61);
  });

  it('takes an answer that comes 2 s later for a confirmation from its question on, too', async () => {
    const { gateway, trust } = startLiveBoard();
    gateway.answerSignsAfter(2_000);
    await pass(SIGN_EVERY + 2_000);
    expect(trust()).toEqual({ status: 'confirmed', confirmedAt: START + SIGN_EVERY });
  });

  it('replaces a connection without a sign for 4 s, and marks its rates', async () => {
    const { gateway, trust, rates } = startLiveBoard();
    gateway.setAlive(false);
    await pass(SIGN_EVERY + SIGN_LIMIT - 1);
    expect(trust().status).toBe('confirmed');
    await pass(1);
    expect(gateway.disconnects.made).toBe(1);
    expect(gateway.reconnects.made).toBe(1);
    expect(rates().status).toBe('interrupted');
    expect(trust()).toEqual({ status: 'unconfirmed', confirmedAt: START });
  });

  it('marks at 15 s, and no millisecond before, what nothing else has marked by then', async () => {
    const { gateway, trust } = startLiveBoard();
    // The server doesn't answer, and the gateway never reports the lost connection.
    gateway.setAlive(false);
    jest.spyOn(gateway, 'setConnected').mockImplementation(() => undefined);
    await pass(14_999);
    expect(trust().status).toBe('confirmed');
    await pass(1);
    expect(trust()).toEqual({ status: 'unconfirmed', confirmedAt: START });
  });

  it('replaces the list at 15 minutes to the millisecond', async () => {
    const { gateway, pageLifecycle, trust } = startLiveBoard();
    gateway.setAlive(false);
    pageLifecycle.setOnline(false);
    expect(trust().status).toBe('unconfirmed');
    await pass(REPLACE_AFTER - 1);
    expect(trust().status).toBe('unconfirmed');
    await pass(1);
    expect(trust()).toEqual({ status: 'replaced', confirmedAt: START });
  });

  it('trusts an answer only while the rates are followed', async () => {
    const { gateway, trust } = startLiveBoard();
    await pass(SIGN_EVERY - 1);
    gateway.setConnected(false);
    await pass(10 * SIGN_EVERY);
    expect(trust().status).toBe('unconfirmed');
    expect(gateway.checks.made).toBe(0);
  });

  it('takes no answer for a confirmation that comes after the connection was lost', async () => {
    const { gateway, trust } = startLiveBoard();
    gateway.answerSignsAfter(2_000);
    await pass(SIGN_EVERY + 1_000);
    expect(gateway.checks.made).toBe(1);
    gateway.setConnected(false);
    await pass(2_000);
    expect(trust()).toEqual({ status: 'unconfirmed', confirmedAt: START });
  });

  it('comes back by itself from everything', async () => {
    const { gateway, trust } = startLiveBoard();
    gateway.setConnected(false);
    await pass(30 * MINUTE);
    expect(trust().status).toBe('replaced');
    gateway.setConnected(true);
    gateway.sendRates(buildRaw());
    expect(trust()).toEqual({ status: 'confirmed', confirmedAt: Date.now() });
    await pass(2 * MINUTE);
    expect(trust().status).toBe('confirmed');
  });
});

describe('a board without live rates', () => {
  it('shows the phone number 15 s after it was switched on, when nothing has come', async () => {
    const { trust } = startBoard();
    await pass(MARK_AFTER - 1);
    expect(trust()).toEqual({ status: 'waiting' });
    await pass(1);
    expect(trust()).toEqual({ status: 'replaced', confirmedAt: null });
  });

  it('tries a new connection every 30 s, and stops when the rates are live', async () => {
    const { gateway } = startBoard();
    await pass(29_999);
    expect(gateway.reconnects.made).toBe(0);
    await pass(30_001);
    expect(gateway.reconnects.made).toBe(2);
    gateway.setConnected(true);
    gateway.sendRates(buildRaw());
    await pass(10 * REVIVE_EVERY);
    expect(gateway.reconnects.made).toBe(2);
  });

  it('lives on plain readings where sockets are blocked, always marked and never replaced', async () => {
    const { gateway, trust } = startBoard();
    gateway.answerReadsWith([buildRaw()]);
    await pass(LATE_AFTER);
    expect(trust()).toEqual({ status: 'unconfirmed', confirmedAt: START + LATE_AFTER });
    await pass(40 * READ_EVERY);
    expect(trust()).toEqual({ status: 'unconfirmed', confirmedAt: START + LATE_AFTER + 40 * READ_EVERY });
  });

  it('subscribes again after a refusal, marked meanwhile', async () => {
    const { gateway, trust } = startLiveBoard();
    gateway.send({ type: 'failed', reason: 'denied' });
    await pass(SETTLE);
    expect(trust().status).toBe('unconfirmed');
    await pass(1_000);
    gateway.sendRates(buildRaw());
    expect(trust().status).toBe('confirmed');
  });
});

describe('a board whose clock is wrong, or whose computer slept', () => {
  it.each([MINUTE, 60 * MINUTE])('counts on by its stopwatch when the clock is set back by %i ms', async (back) => {
    const { gateway, pageLifecycle, trust } = startLiveBoard();
    gateway.setAlive(false);
    pageLifecycle.setOnline(false);
    await pass(5 * MINUTE);
    jest.setSystemTime(Date.now() - back);
    await pass(10 * MINUTE - 1);
    expect(trust().status).toBe('unconfirmed');
    await pass(1);
    expect(trust().status).toBe('replaced');
  });

  it('goes on with its confirmations when the clock is set back', async () => {
    const { trust } = startLiveBoard();
    await pass(5_000);
    jest.setSystemTime(Date.now() - 60 * MINUTE);
    for (let second = 0; second < 60; second += 1) {
      await pass(1_000);
      expect(trust().status).toBe('confirmed');
    }
  });

  it('marks what it showed before it slept within a second of waking, and asks at once', async () => {
    const { gateway, trust } = startLiveBoard();
    await pass(SIGN_EVERY);
    gateway.setAlive(false);
    jest.setSystemTime(Date.now() + 10 * MINUTE);
    await pass(1_000);
    expect(trust().status).toBe('unconfirmed');
    expect(gateway.checks.made).toBe(2);
    await pass(SIGN_LIMIT);
    expect(gateway.reconnects.made).toBe(1);
  });

  it('shows the phone number within a second of waking from a long sleep, until rates come', async () => {
    const { gateway, trust } = startLiveBoard();
    await pass(SIGN_EVERY);
    gateway.setAlive(false);
    jest.setSystemTime(Date.now() + 10 * 60 * MINUTE);
    await pass(1_000);
    expect(trust().status).toBe('replaced');
    gateway.sendRates(buildRaw());
    expect(trust().status).toBe('confirmed');
  });
});

describe('a board that is switched on again', () => {
  const remember = (age: number): RatesReading => ({ currencies: [buildCurrency()], receivedAt: START - age });

  it('shows what it remembers, marked with the age that it has by then', async () => {
    const { trust, rates } = startBoard(remember(5 * MINUTE));
    expect(rates().status).toBe('remembered');
    expect(trust()).toEqual({ status: 'unconfirmed', confirmedAt: START - 5 * MINUTE });
    await pass(10 * MINUTE - 1);
    expect(trust().status).toBe('unconfirmed');
    await pass(1);
    expect(trust().status).toBe('replaced');
  });

  it('shows the phone number at once in the place of what is older', () => {
    expect(startBoard(remember(REPLACE_AFTER)).trust().status).toBe('replaced');
  });

  it('knows nothing of rates that come from the future: its clock is wrong', () => {
    expect(startBoard(remember(-1_000)).trust()).toEqual({ status: 'waiting' });
  });

  it('has kept the moment of the last confirmation, once a minute', async () => {
    const { memory, trust } = startLiveBoard();
    expect(memory.reading).toEqual({ currencies: [buildCurrency()], receivedAt: START });
    await pass(KEEP_EVERY - 1);
    expect(memory.reading?.receivedAt).toBe(START);
    await pass(SIGN_EVERY + 1);
    expect(memory.reading?.receivedAt).toBe(START + KEEP_EVERY);
    expect(trust().status).toBe('confirmed');
  });
});

import type { Saga } from 'redux-saga';
import {
  connectionLost,
  connectionReleased,
  connectionResumed,
  firstRatesState,
  ratesFailed,
  ratesLate,
  ratesRead,
  ratesReceived,
  ratesRetryRequested,
  ratesSlice,
} from '../../../src/features/rates/ratesSlice';
import { FIRST_PAUSE, LONGEST_PAUSE } from '../../../src/domain/time/backOff';
import {
  LATE_AFTER,
  READ_EVERY,
  SETTLE,
  waitForRates,
  watchFirstReading,
  watchRates,
} from '../../../src/features/rates/ratesSaga';
import type { RatesGateway, RawCurrency } from '../../../src/ports/rates';
import { buildCurrency, buildRaw, buildRecord } from '../../support/builders';
import { createFakeClock, createFakeRatesGateway } from '../../support/fakeGateways';
import type { SagaRun } from '../../support/runSagaWith';
import { runSagaWith, runSagaWithState } from '../../support/runSagaWith';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs a saga over the rates that its events lead to. */
function runOverRates<Arguments extends unknown[]>(saga: Saga<Arguments>, ...args: Arguments): SagaRun {
  let run: SagaRun | null = null;
  run = runSagaWithState(
    () => ({ rates: (run?.dispatched ?? []).reduce(ratesSlice.reducer, ratesSlice.getInitialState()) }),
    saga,
    ...args,
  );
  return run;
}

function startWatching() {
  const gateway = createFakeRatesGateway();
  const clock = createFakeClock(5_000);
  const reported: unknown[] = [];
  const run = runOverRates(watchRates, { gateway, clock, reportError: (error: unknown) => void reported.push(error) });
  return { ...run, gateway, clock, reported };
}

/** Lets a plain read wait for the answer that the returned function gives. */
function answerLater(gateway: RatesGateway): (currencies: readonly RawCurrency[]) => void {
  let answer: (currencies: readonly RawCurrency[]) => void = () => undefined;
  jest.spyOn(gateway, 'readRates').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  return (currencies) => answer(currencies);
}

const usd = { currencies: [buildCurrency()], receivedAt: 5_000 };

describe('watchRates', () => {
  it('receives what the listener sends, with the time it came', async () => {
    const { dispatched, gateway, clock } = startWatching();
    gateway.sendRates(buildRaw());
    await jest.advanceTimersByTimeAsync(SETTLE);
    clock.time = 6_000;
    gateway.sendRates(buildRaw({ buy: 1.2 }));
    expect(dispatched).toEqual([
      ratesReceived(usd),
      ratesReceived({ currencies: [buildCurrency({ buy: 1.2 })], receivedAt: 6_000 }),
    ]);
  });

  it('receives a rush of lists as the first of them at once and the last when it has settled', async () => {
    const { dispatched, gateway } = startWatching();
    [1.1, 1.2, 1.3].forEach((buy) => gateway.sendRates(buildRaw({ buy })));
    await jest.advanceTimersByTimeAsync(SETTLE - 1);
    expect(dispatched).toEqual([ratesReceived({ ...usd, currencies: [buildCurrency({ buy: 1.1 })] })]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched.slice(1)).toEqual([ratesReceived({ ...usd, currencies: [buildCurrency({ buy: 1.3 })] })]);
  });

  it('receives rates that the listener delivers synchronously', () => {
    const gateway = createFakeRatesGateway();
    const eager: RatesGateway = {
      ...gateway,
      subscribeToRates: (listener) => {
        listener({ type: 'rates', currencies: [buildRaw()] });
        return gateway.subscribeToRates(listener);
      },
    };
    const { dispatched } = runSagaWith(watchRates, { gateway: eager, clock: createFakeClock(5_000), reportError: jest.fn() });
    expect(dispatched).toEqual([ratesReceived(usd)]);
  });

  it('leaves out malformed records and keeps the others', () => {
    const { dispatched, gateway } = startWatching();
    gateway.sendRates({ key: 'a', value: null }, { key: '0', value: [1] }, buildRaw(), { key: '__proto__', value: 'x' });
    expect(dispatched).toEqual([ratesReceived(usd)]);
  });

  it('tells after 8 s without rates, not before', async () => {
    const { dispatched } = startWatching();
    await jest.advanceTimersByTimeAsync(7_999);
    expect(dispatched).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([ratesLate()]);
  });

  it('is not late once rates have come', async () => {
    const { dispatched, gateway } = startWatching();
    gateway.sendRates(buildRaw());
    await jest.advanceTimersByTimeAsync(10 * LATE_AFTER);
    expect(dispatched).toEqual([ratesReceived(usd)]);
    expect(gateway.reads.made).toBe(0);
  });

  it('when late, reads the rates by plain requests until the listener answers', async () => {
    const { dispatched, gateway, clock, reported } = startWatching();
    await jest.advanceTimersByTimeAsync(LATE_AFTER);
    expect(reported).toEqual([new Error('No answer was set.')]);

    gateway.answerReadsWith([{ key: 'usd', value: buildRecord() }]);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(gateway.reads.made).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([ratesLate(), ratesRead(usd)]);

    clock.time = 6_000;
    gateway.sendRates(buildRaw());
    await jest.advanceTimersByTimeAsync(10 * READ_EVERY);
    expect(dispatched.slice(2)).toEqual([ratesReceived({ ...usd, receivedAt: 6_000 })]);
    expect(gateway.reads.made).toBe(2);
  });

  it('reads once by a plain request when the listener failed, but not what the rules refuse', async () => {
    const { dispatched, gateway } = startWatching();
    gateway.answerReadsWith([{ key: 'usd', value: buildRecord() }]);
    gateway.send({ type: 'failed', reason: 'failed' });
    await jest.advanceTimersByTimeAsync(0);
    expect(dispatched).toEqual([ratesFailed('failed'), ratesRead(usd)]);
    await jest.advanceTimersByTimeAsync(FIRST_PAUSE);
    gateway.send({ type: 'failed', reason: 'denied' });
    await jest.advanceTimersByTimeAsync(0);
    expect(dispatched.slice(2)).toEqual([ratesFailed('denied')]);
    expect(gateway.reads.made).toBe(1);
  });

  it('does not wait for that reading before it subscribes again', async () => {
    const failing = createFakeRatesGateway();
    const gateway: RatesGateway = { ...failing, readRates: () => new Promise(() => undefined) };
    runSagaWith(watchRates, { gateway, clock: createFakeClock(5_000), reportError: jest.fn() });
    failing.send({ type: 'failed', reason: 'failed' });
    await jest.advanceTimersByTimeAsync(FIRST_PAUSE);
    expect(failing.subscriptions).toEqual({ opened: 2, open: 1 });
  });

  it('does not subscribe again while nobody looks, though it had failed before', async () => {
    const { gateway, send } = startWatching();
    gateway.send({ type: 'failed', reason: 'denied' });
    send(connectionReleased());
    await jest.advanceTimersByTimeAsync(10 * LONGEST_PAUSE);
    expect(gateway.subscriptions).toEqual({ opened: 1, open: 0 });
    send(connectionResumed());
    expect(gateway.subscriptions).toEqual({ opened: 2, open: 1 });
  });

  it('subscribes again after a failure, with pauses that double up to a minute', async () => {
    const { dispatched, gateway } = startWatching();
    let pause = FIRST_PAUSE;
    for (let failures = 1; failures <= 8; failures += 1) {
      gateway.send({ type: 'failed', reason: 'denied' });
      expect(dispatched).toHaveLength(failures);
      expect(dispatched.at(-1)).toEqual(ratesFailed('denied'));
      expect(gateway.subscriptions.open).toBe(0);
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(gateway.subscriptions.opened).toBe(failures);
      await jest.advanceTimersByTimeAsync(1);
      expect(gateway.subscriptions).toEqual({ opened: failures + 1, open: 1 });
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
    expect(pause).toBe(LONGEST_PAUSE);
  });

  it('begins with the shortest pause again when rates had come in between', async () => {
    const { gateway } = startWatching();
    gateway.send({ type: 'failed', reason: 'failed' });
    await jest.advanceTimersByTimeAsync(FIRST_PAUSE);
    gateway.sendRates(buildRaw());
    gateway.send({ type: 'failed', reason: 'failed' });
    await jest.advanceTimersByTimeAsync(SETTLE + FIRST_PAUSE);
    expect(gateway.subscriptions).toEqual({ opened: 3, open: 1 });
  });

  it('subscribes again at once when the visitor asks, in a pause or not', () => {
    const { gateway, send } = startWatching();
    send(ratesRetryRequested());
    expect(gateway.subscriptions).toEqual({ opened: 2, open: 1 });
    gateway.send({ type: 'failed', reason: 'failed' });
    send(ratesRetryRequested());
    expect(gateway.subscriptions).toEqual({ opened: 3, open: 1 });
  });

  it('subscribes again when the connection was lost, so that only fresh rates count as live', () => {
    const { gateway, send, dispatched } = startWatching();
    gateway.sendRates(buildRaw());
    send(connectionLost());
    expect(gateway.subscriptions).toEqual({ opened: 2, open: 1 });
    gateway.sendRates(buildRaw());
    expect(dispatched).toEqual([ratesReceived(usd), ratesReceived(usd)]);
  });

  it('asks for nothing while the connection is given back, and subscribes again when it is taken', async () => {
    const { gateway, send } = startWatching();
    gateway.sendRates(buildRaw());
    send(connectionReleased());
    expect(gateway.subscriptions.open).toBe(0);
    await jest.advanceTimersByTimeAsync(10 * READ_EVERY);
    expect(gateway.reads.made).toBe(0);
    send(connectionResumed());
    expect(gateway.subscriptions).toEqual({ opened: 2, open: 1 });
  });

  it('dates what it read to when it asked', async () => {
    const { dispatched, gateway, clock } = startWatching();
    const answer = answerLater(gateway);
    await jest.advanceTimersByTimeAsync(LATE_AFTER);
    clock.time = 9_000;
    answer([buildRaw()]);
    await jest.advanceTimersByTimeAsync(0);
    expect(dispatched).toEqual([ratesLate(), ratesRead(usd)]);
  });

  it('drops an answer that later rates have overtaken', async () => {
    const { dispatched, gateway, clock, send } = startWatching();
    const answer = answerLater(gateway);
    gateway.send({ type: 'failed', reason: 'failed' });
    send(ratesRetryRequested());
    clock.time = 6_000;
    gateway.sendRates(buildRaw({ buy: 1.2 }));
    answer([buildRaw()]);
    await jest.advanceTimersByTimeAsync(0);
    expect(dispatched).toEqual([
      ratesFailed('failed'),
      ratesReceived({ currencies: [buildCurrency({ buy: 1.2 })], receivedAt: 6_000 }),
    ]);
  });

  it('counts what it read after the clock was set back', async () => {
    const { dispatched, gateway, clock } = startWatching();
    gateway.sendRates(buildRaw({ buy: 1.2 }));
    await jest.advanceTimersByTimeAsync(SETTLE);
    clock.time = 1_000;
    gateway.answerReadsWith([{ key: 'usd', value: buildRecord() }]);
    gateway.send({ type: 'failed', reason: 'failed' });
    await jest.advanceTimersByTimeAsync(0);
    expect(dispatched.slice(1)).toEqual([ratesFailed('failed'), ratesRead({ ...usd, receivedAt: 1_000 })]);
  });

  it('closes its subscription when it is cancelled', () => {
    const { gateway, task } = startWatching();
    task.cancel();
    expect(gateway.subscriptions.open).toBe(0);
  });
});

describe('waitForRates', () => {
  const failed = ratesFailed('denied');
  const settling = [ratesReceived(usd), ratesLate(), failed, connectionLost()].map((event) => [event.type, event] as const);

  it.each(settling)('ends with %s', (_name, event) => {
    let rates = ratesSlice.reducer(undefined, ratesRead(usd));
    const { send, task } = runSagaWithState(() => ({ rates }), waitForRates);
    send(ratesRead(usd));
    expect(task.isRunning()).toBe(true);
    rates = ratesSlice.reducer(rates, event);
    send(event);
    expect(task.isRunning()).toBe(false);
  });

  it.each(settling)('ends at once after %s', (_name, event) => {
    const rates = ratesSlice.reducer(undefined, event);
    expect(runSagaWithState(() => ({ rates }), waitForRates).task.isRunning()).toBe(false);
  });
});

describe('watchFirstReading', () => {
  it('passes on the reading that was under way before the application had come', async () => {
    const { dispatched } = runOverRates(watchFirstReading, { firstReading: Promise.resolve(usd) });
    await jest.advanceTimersByTimeAsync(0);
    expect(dispatched).toEqual([ratesRead(usd)]);
  });

  it('leaves the mark on its reading when the page has shown it already', async () => {
    const rates = firstRatesState({ status: 'remembered', ...usd });
    const { dispatched } = runSagaWithState(() => ({ rates }), watchFirstReading, { firstReading: Promise.resolve(usd) });
    await jest.advanceTimersByTimeAsync(0);
    expect(dispatched).toEqual([]);
  });

  it('leaves out a reading that comes after the page was put aside: the rates may have changed meanwhile', async () => {
    const { dispatched, send } = runOverRates(watchFirstReading, { firstReading: Promise.resolve(usd) });
    send(connectionReleased());
    await jest.advanceTimersByTimeAsync(0);
    expect(dispatched).toEqual([]);
  });

  it('has nothing to say when it failed', async () => {
    const { dispatched } = runOverRates(watchFirstReading, { firstReading: Promise.resolve(null) });
    await jest.advanceTimersByTimeAsync(0);
    expect(dispatched).toEqual([]);
  });
});

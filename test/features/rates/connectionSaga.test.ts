import {
  HEARTBEAT_EVERY,
  HEARTBEAT_LIMIT,
  RELEASE_AFTER,
  watchConnection,
  watchHeartbeat,
  watchNetwork,
  watchPageState,
  watchRetries,
} from '../../../src/features/rates/connectionSaga';
import { recordsOf } from '../../../src/features/rates/currencyRecords';
import type { RatesState } from '../../../src/features/rates/ratesSlice';
import {
  connectionLost,
  connectionReleased,
  connectionResumed,
  pageReturned,
  ratesRetryRequested,
} from '../../../src/features/rates/ratesSlice';
import type { PageState } from '../../../src/ports/pageLifecycle';
import { createFakeClock, createFakeRatesGateway, createFakePageLifecycle } from '../../support/fakeGateways';
import { runSagaWith, runSagaWithState } from '../../support/runSagaWith';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('watchConnection', () => {
  it('takes the first "not connected" for no loss, every later one for one', () => {
    const gateway = createFakeRatesGateway();
    const { dispatched } = runSagaWith(watchConnection, { gateway });
    expect(dispatched).toEqual([]);
    gateway.setConnected(true);
    expect(dispatched).toEqual([]);
    gateway.setConnected(false);
    gateway.setConnected(false);
    expect(dispatched).toEqual([connectionLost()]);
    gateway.setConnected(true);
    gateway.setConnected(false);
    expect(dispatched).toEqual([connectionLost(), connectionLost()]);
  });

  it('takes a connection that is given back for no loss either', () => {
    const gateway = createFakeRatesGateway();
    const { dispatched, send } = runSagaWith(watchConnection, { gateway });
    gateway.setConnected(true);
    send(connectionReleased());
    gateway.setConnected(false);
    expect(dispatched).toEqual([]);
    gateway.setConnected(true);
    gateway.setConnected(false);
    expect(dispatched).toEqual([connectionLost()]);
  });
});

describe('subscriptions', () => {
  it.each([
    ['the connection', watchConnection],
    ['the network', watchNetwork],
    ['the pageState', watchPageState],
  ])('to %s end when the watcher is cancelled', (_name, watcher) => {
    const unsubscribe = jest.fn();
    const subscribe = () => unsubscribe;
    const { task } = runSagaWith(watcher, {
      gateway: { ...createFakeRatesGateway(), subscribeToConnection: subscribe },
      pageLifecycle: { subscribeToNetwork: subscribe, subscribeToPageState: subscribe },
      clock: createFakeClock(),
    });
    expect(unsubscribe).not.toHaveBeenCalled();
    task.cancel();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});

describe('watchRetries', () => {
  it('connects again at every request', () => {
    const gateway = createFakeRatesGateway();
    const { send } = runSagaWith(watchRetries, { gateway });
    send(ratesRetryRequested());
    send(ratesRetryRequested());
    expect(gateway.reconnects.made).toBe(2);
  });
});

describe('watchNetwork', () => {
  it('tells at once that the device has no network, also when the page opens without one', () => {
    const pageLifecycle = createFakePageLifecycle();
    pageLifecycle.setOnline(false);
    const { dispatched } = runSagaWith(watchNetwork, { gateway: createFakeRatesGateway(), pageLifecycle });
    expect(dispatched).toEqual([connectionLost()]);
  });

  it('connects again when the network is back, and only then', () => {
    const gateway = createFakeRatesGateway();
    const pageLifecycle = createFakePageLifecycle();
    const { dispatched } = runSagaWith(watchNetwork, { gateway, pageLifecycle });
    pageLifecycle.setOnline(true);
    expect(gateway.reconnects.made).toBe(0);
    pageLifecycle.setOnline(false);
    pageLifecycle.setOnline(true);
    expect(gateway.reconnects.made).toBe(1);
    expect(dispatched).toEqual([connectionLost()]);
  });

  it('leaves a connection alone that was given back, until it is taken again', () => {
    const gateway = createFakeRatesGateway();
    const pageLifecycle = createFakePageLifecycle();
    const { send } = runSagaWith(watchNetwork, { gateway, pageLifecycle });
    send(connectionReleased());
    pageLifecycle.setOnline(false);
    pageLifecycle.setOnline(true);
    expect(gateway.reconnects.made).toBe(0);
    send(connectionResumed());
    pageLifecycle.setOnline(false);
    pageLifecycle.setOnline(true);
    expect(gateway.reconnects.made).toBe(1);
  });
});

describe('watchPageState', () => {
  function startWatching() {
    const gateway = createFakeRatesGateway();
    const pageLifecycle = createFakePageLifecycle();
    const clock = createFakeClock();
    return { gateway, pageLifecycle, clock, ...runSagaWith(watchPageState, { gateway, pageLifecycle, clock }) };
  }

  it('gives the connection back after 60 s hidden, not before, and takes it again at once', async () => {
    const { dispatched, gateway, pageLifecycle } = startWatching();
    pageLifecycle.setPageState('hidden');
    await jest.advanceTimersByTimeAsync(RELEASE_AFTER - 1);
    expect(dispatched).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(dispatched).toEqual([connectionReleased()]);
    expect(gateway.disconnects.made).toBe(1);

    pageLifecycle.setPageState('visible');
    expect(dispatched).toEqual([connectionReleased(), connectionResumed()]);
    expect(gateway.reconnects.made).toBe(1);
  });

  it('keeps the connection of a page that comes back in time', async () => {
    const { dispatched, gateway, pageLifecycle } = startWatching();
    pageLifecycle.setPageState('hidden');
    await jest.advanceTimersByTimeAsync(RELEASE_AFTER - 1);
    pageLifecycle.setPageState('visible');
    await jest.advanceTimersByTimeAsync(RELEASE_AFTER);
    expect(dispatched).toEqual([pageReturned()]);
    expect(gateway.disconnects.made).toBe(0);
  });

  it.each([
    [RELEASE_AFTER - 1, [pageReturned()], [0, 0]],
    [RELEASE_AFTER, [connectionReleased(), connectionResumed()], [1, 1]],
  ])('goes by the clock where the device slept and no timer ran, after %i ms', (slept, events, [disconnects, reconnects]) => {
    const { dispatched, gateway, pageLifecycle, clock } = startWatching();
    pageLifecycle.setPageState('hidden');
    clock.time += slept;
    pageLifecycle.setPageState('visible');
    expect(dispatched).toEqual(events);
    expect([gateway.disconnects.made, gateway.reconnects.made]).toEqual([disconnects, reconnects]);
  });

  it('gives the connection back once where the page is left at the end of such a sleep', () => {
    const { dispatched, pageLifecycle, clock } = startWatching();
    pageLifecycle.setPageState('hidden');
    clock.time += RELEASE_AFTER;
    pageLifecycle.setPageState('left');
    expect(dispatched).toEqual([connectionReleased()]);
  });

  it('gives the connection back in time though it is told twice that it is hidden', async () => {
    const { dispatched, pageLifecycle } = startWatching();
    pageLifecycle.setPageState('hidden');
    await jest.advanceTimersByTimeAsync(RELEASE_AFTER / 2);
    pageLifecycle.setPageState('hidden');
    await jest.advanceTimersByTimeAsync(RELEASE_AFTER / 2);
    expect(dispatched).toEqual([connectionReleased()]);
  });

  it.each<[string, PageState[]]>([
    ['at once', ['left']],
    ['at once when it was hidden before', ['hidden', 'left']],
    ['once when it is hidden too', ['left', 'hidden']],
  ])('gives the connection of a page that is left back %s', (_when, pageStates) => {
    const { dispatched, pageLifecycle } = startWatching();
    pageStates.forEach(pageLifecycle.setPageState);
    expect(dispatched).toEqual([connectionReleased()]);
    pageLifecycle.setPageState('visible');
    expect(dispatched).toEqual([connectionReleased(), connectionResumed()]);
  });

  it('watches on after the page came back', async () => {
    const { dispatched, pageLifecycle } = startWatching();
    pageLifecycle.setPageState('left');
    pageLifecycle.setPageState('visible');
    pageLifecycle.setPageState('hidden');
    await jest.advanceTimersByTimeAsync(RELEASE_AFTER);
    expect(dispatched).toEqual([connectionReleased(), connectionResumed(), connectionReleased()]);
  });
});

describe('watchHeartbeat', () => {
  const live: RatesState = { status: 'live', currencies: recordsOf([]), receivedAt: 0 };

  function startWatching(rates: RatesState = live) {
    const gateway = createFakeRatesGateway();
    return { gateway, ...runSagaWithState(() => ({ rates }), watchHeartbeat, { gateway }) };
  }

  it('asks for a sign of life every 30 s, and is content with one', async () => {
    const { gateway } = startWatching();
    await jest.advanceTimersByTimeAsync(29_999);
    expect(gateway.checks.made).toBe(0);
    await jest.advanceTimersByTimeAsync(1 + HEARTBEAT_EVERY);
    expect(gateway.checks.made).toBe(2);
    await jest.advanceTimersByTimeAsync(HEARTBEAT_LIMIT);
    expect(gateway.disconnects.made).toBe(0);
  });

  it('asks at once when the page is looked at again, then every 30 s anew', async () => {
    const { gateway, send } = startWatching();
    await jest.advanceTimersByTimeAsync(HEARTBEAT_EVERY / 2);
    send(pageReturned());
    expect(gateway.checks.made).toBe(1);
    await jest.advanceTimersByTimeAsync(HEARTBEAT_EVERY - 1);
    expect(gateway.checks.made).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(gateway.checks.made).toBe(2);
  });

  it('replaces a connection that gives none for 5 s', async () => {
    const { gateway } = startWatching();
    gateway.setAlive(false);
    await jest.advanceTimersByTimeAsync(HEARTBEAT_EVERY + 4_999);
    expect(gateway.disconnects.made).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect([gateway.disconnects.made, gateway.reconnects.made]).toEqual([1, 1]);
  });

  it('asks nothing while the rates are not live anyway', async () => {
    const { gateway } = startWatching({ status: 'waiting' });
    await jest.advanceTimersByTimeAsync(10 * HEARTBEAT_EVERY);
    expect(gateway.checks.made).toBe(0);
  });

  it('asks nothing while the connection is given back', async () => {
    const { gateway, send } = startWatching();
    send(connectionReleased());
    await jest.advanceTimersByTimeAsync(10 * HEARTBEAT_EVERY);
    expect(gateway.checks.made).toBe(0);
    send(connectionResumed());
    await jest.advanceTimersByTimeAsync(HEARTBEAT_EVERY);
    expect(gateway.checks.made).toBe(1);
  });

  it('does not take a connection for dead that is given back while it waits for its sign', async () => {
    const { gateway, send } = startWatching();
    gateway.setAlive(false);
    await jest.advanceTimersByTimeAsync(HEARTBEAT_EVERY);
    send(connectionReleased());
    await jest.advanceTimersByTimeAsync(HEARTBEAT_LIMIT);
    expect(gateway.disconnects.made).toBe(0);
  });
});

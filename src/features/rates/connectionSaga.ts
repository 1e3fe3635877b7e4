import type { EventChannel } from 'redux-saga';
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import type { PageState, PageLifecycle } from '../../ports/pageLifecycle';
import type { RatesGateway } from '../../ports/rates';
import { connectionLost, connectionReleased, connectionResumed, ratesRetryRequested, selectRatesStatus } from './ratesSlice';

/** A page that nobody looks at gives its connection back after this long, in milliseconds. */
export const RELEASE_AFTER = 60_000;
/** Pause between two questions for a sign of life, in milliseconds. */
export const HEARTBEAT_EVERY = 30_000;
/** A connection without an answer for this long is dead, in milliseconds. */
export const HEARTBEAT_LIMIT = 5_000;

export interface ConnectionServices {
  readonly gateway: RatesGateway;
  readonly pageLifecycle: PageLifecycle;
}

/** Tells when an established connection to the database breaks. */
export function* watchConnection({ gateway }: Pick<ConnectionServices, 'gateway'>) {
  const channel = yield* call(openConnectionChannel, gateway);
  try {
    // The SDK says "not connected" before its first connection: that is no loss.
    let wasConnected = false;
    while (true) {
      const { connection } = yield* race({ connection: take(channel), released: take(connectionReleased) });
      if (wasConnected && connection?.isConnected === false) {
        yield* put(connectionLost());
      }
      // Nor is one that is given back.
      wasConnected = connection?.isConnected === true;
    }
  } finally {
    channel.close();
  }
}

/** Tells at once when the device has no network, and doesn't wait for the SDK's back-off when it has one again. */
export function* watchNetwork({ gateway, pageLifecycle }: ConnectionServices) {
  const channel = yield* call(openNetworkChannel, pageLifecycle);
  try {
    let wasOnline = true;
    let isReleased = false;
    while (true) {
      const { network, released } = yield* race({
        network: take(channel),
        released: take(connectionReleased),
        resumed: take(connectionResumed),
      });
      if (!network) {
        isReleased = released !== undefined;
        continue;
      }
      if (!network.isOnline) {
        yield* put(connectionLost());
      } else if (!wasOnline && !isReleased) {
        yield* call([gateway, 'reconnect']);
      }
      wasOnline = network.isOnline;
    }
  } finally {
    channel.close();
  }
}

/** A visitor who asks for another try does not wait for the SDK's own back-off. */
export function* watchRetries({ gateway }: Pick<ConnectionServices, 'gateway'>) {
  while (true) {
    yield* take(ratesRetryRequested);
    yield* call([gateway, 'reconnect']);
  }
}

/** The database serves a limited number of connections: one that nobody looks at is given back until somebody does. */
export function* watchPageState({ gateway, pageLifecycle }: ConnectionServices) {
  const channel = yield* call(openPageStateChannel, pageLifecycle);
  try {
    while (true) {
      let { pageState } = yield* take(channel);
      if (pageState === 'hidden') {
        const { next } = yield* race({ next: call(takeOtherThanHidden, channel), long: delay(RELEASE_AFTER) });
        pageState = next ?? 'left';
      }
      // Left for another page, it may wait in the back-forward cache, which an open connection would keep it out of.
      if (pageState === 'left') {
        yield* put(connectionReleased());
        yield* call([gateway, 'disconnect']);
        while (pageState !== 'visible') {
          ({ pageState } = yield* take(channel));
        }
        yield* call([gateway, 'reconnect']);
        yield* put(connectionResumed());
      }
    }
  } finally {
    channel.close();
  }
}

function* takeOtherThanHidden(channel: EventChannel<{ pageState: PageState }>) {
  while (true) {
    const { pageState } = yield* take(channel);
    if (pageState !== 'hidden') {
      return pageState;
    }
  }
}

/** Finds out about a connection that is dead without knowing, which can last for minutes, and replaces it. */
export function* watchHeartbeat({ gateway }: Pick<ConnectionServices, 'gateway'>) {
  while (true) {
    const { released } = yield* race({ pause: delay(HEARTBEAT_EVERY), released: take(connectionReleased) });
    if (released) {
      yield* take(connectionResumed);
    } else if ((yield* select(selectRatesStatus)) === 'live') {
      const { silence } = yield* race({
        sign: call([gateway, 'checkConnection']),
        silence: delay(HEARTBEAT_LIMIT),
        released: take(connectionReleased),
      });
      if (silence) {
        // The gateway tells the loss itself.
        yield* call([gateway, 'disconnect']);
        yield* call([gateway, 'reconnect']);
      }
    }
  }
}

function openConnectionChannel(gateway: RatesGateway): EventChannel<{ isConnected: boolean }> {
  return eventChannel<{ isConnected: boolean }>(
    (emit) => gateway.watchConnection((isConnected) => emit({ isConnected })),
    buffers.sliding(1),
  );
}

function openNetworkChannel(pageLifecycle: PageLifecycle): EventChannel<{ isOnline: boolean }> {
  return eventChannel<{ isOnline: boolean }>(
    (emit) => pageLifecycle.watchNetwork((isOnline) => emit({ isOnline })),
    buffers.sliding(1),
  );
}

function openPageStateChannel(pageLifecycle: PageLifecycle): EventChannel<{ pageState: PageState }> {
  return eventChannel<{ pageState: PageState }>(
    (emit) => pageLifecycle.watchPageState((pageState) => emit({ pageState })),
    buffers.sliding(1),
  );
}

import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import type { Clock } from '../../ports/clock';
import type { PageState, PageLifecycle } from '../../ports/pageLifecycle';
import type { RatesGateway } from '../../ports/rates';
import { openChannel } from '../../ports/subscription';
import {
  connectionLost,
  connectionReleased,
  connectionResumed,
  pageReturned,
  ratesRetryRequested,
  selectRatesStatus,
} from './ratesSlice';

/** A page that nobody looks at gives its connection back after this long, in milliseconds. */
export const RELEASE_AFTER = 60_000;
/** The pause between two questions for a sign of life, in milliseconds. */
export const HEARTBEAT_EVERY = 30_000;
/** A connection without an answer for this long is dead, in milliseconds. */
export const HEARTBEAT_LIMIT = 5_000;

export interface ConnectionServices {
  readonly gateway: RatesGateway;
  readonly pageLifecycle: PageLifecycle;
  readonly clock: Clock;
}

/** Reports when an established connection to the database breaks. */
export function* watchConnection({ gateway }: Pick<ConnectionServices, 'gateway'>) {
  const channel = yield* call(openChannel<boolean>, gateway.subscribeToConnection);
  try {
    // The SDK says "not connected" before its first connection, which is no loss.
    let wasConnected = false;
    while (true) {
      const { connection } = yield* race({ connection: take(channel), released: take(connectionReleased) });
      if (wasConnected && connection?.value === false) {
        yield* put(connectionLost());
      }
      // Releasing a connection is no loss either.
      wasConnected = connection?.value === true;
    }
  } finally {
    channel.close();
  }
}

/** Tells at once when the device has no network, and doesn't wait for the SDK's back-off when it has one again. */
export function* watchNetwork({ gateway, pageLifecycle }: Pick<ConnectionServices, 'gateway' | 'pageLifecycle'>) {
  const channel = yield* call(openChannel<boolean>, pageLifecycle.subscribeToNetwork);
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
      if (!network.value) {
        yield* put(connectionLost());
      } else if (!wasOnline && !isReleased) {
        yield* call([gateway, 'reconnect']);
      }
      wasOnline = network.value;
    }
  } finally {
    channel.close();
  }
}

/** Reconnects at once when the visitor retries, instead of waiting for the SDK's back-off. */
export function* watchRetries({ gateway }: Pick<ConnectionServices, 'gateway'>) {
  while (true) {
    yield* take(ratesRetryRequested);
    yield* call([gateway, 'reconnect']);
  }
}

/**
 * The database serves a limited number of connections: one that nobody looks at is given back until somebody does. Timers rest while
 * a device sleeps, so that the clock has to tell how long the page was hidden.
 */
export function* watchPageState({ gateway, pageLifecycle, clock }: ConnectionServices) {
  const channel = yield* call(openChannel<PageState>, pageLifecycle.subscribeToPageState);
  try {
    while (true) {
      let { value: pageState } = yield* take(channel);
      let wasHiddenForLong = false;
      if (pageState === 'hidden') {
        const hiddenAt = clock.now();
        const { next } = yield* race({ next: call(takeOtherThanHidden, channel), long: delay(RELEASE_AFTER) });
        pageState = next ?? 'left';
        wasHiddenForLong = clock.now() - hiddenAt >= RELEASE_AFTER;
        if (pageState === 'visible' && !wasHiddenForLong) {
          yield* put(pageReturned());
        }
      }
      // A page that is left for another one may wait in the back-forward cache, but not while it has an open connection.
      if (pageState === 'left' || wasHiddenForLong) {
        yield* put(connectionReleased());
        yield* call([gateway, 'disconnect']);
        while (pageState !== 'visible') {
          ({ value: pageState } = yield* take(channel));
        }
        yield* call([gateway, 'reconnect']);
        yield* put(connectionResumed());
      }
    }
  } finally {
    channel.close();
  }
}

function* takeOtherThanHidden(channel: ReturnType<typeof openChannel<PageState>>) {
  while (true) {
    const { value: pageState } = yield* take(channel);
    if (pageState !== 'hidden') {
      return pageState;
    }
  }
}

/**
 * Finds out about a connection that is dead without knowing, which can last for minutes, and replaces it. A device that slept has
 * often lost its connection, so a page that is looked at again doesn't wait for the pause to end.
 */
export function* watchHeartbeat({ gateway }: Pick<ConnectionServices, 'gateway'>) {
  while (true) {
    const { released } = yield* race({
      pause: delay(HEARTBEAT_EVERY),
      returned: take(pageReturned),
      released: take(connectionReleased),
    });
    if (released) {
      yield* take(connectionResumed);
    } else if ((yield* select(selectRatesStatus)) === 'live') {
      yield* race({ asked: call(askForSign, gateway, HEARTBEAT_LIMIT), released: take(connectionReleased) });
    }
  }
}

/**
 * Asks the server for a sign of life, and replaces the connection if none comes within a limit in milliseconds. Returns
 * whether a sign came.
 */
export function* askForSign(gateway: RatesGateway, limit: number): SagaGenerator<boolean> {
  const { silence } = yield* race({ sign: call([gateway, 'checkConnection']), silence: delay(limit) });
  if (silence) {
    // The gateway reports the loss itself.
    yield* call([gateway, 'disconnect']);
    yield* call([gateway, 'reconnect']);
  }
  return !silence;
}

import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import type { PageState, PageLifecycle } from '../../ports/pageLifecycle';
import type { RatesGateway } from '../../ports/rates';
import { openChannel } from '../../ports/subscription';
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
  const channel = yield* call(openChannel<boolean>, gateway.watchConnection);
  try {
    // The SDK says "not connected" before its first connection: that is no loss.
    let wasConnected = false;
    while (true) {
      const { connection } = yield* race({ connection: take(channel), released: take(connectionReleased) });
      if (wasConnected && connection?.told === false) {
        yield* put(connectionLost());
      }
      // A connection that is given back is no loss either.
      wasConnected = connection?.told === true;
    }
  } finally {
    channel.close();
  }
}

/** Tells at once when the device has no network, and doesn't wait for the SDK's back-off when it has one again. */
export function* watchNetwork({ gateway, pageLifecycle }: ConnectionServices) {
  const channel = yield* call(openChannel<boolean>, pageLifecycle.watchNetwork);
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
      if (!network.told) {
        yield* put(connectionLost());
      } else if (!wasOnline && !isReleased) {
        yield* call([gateway, 'reconnect']);
      }
      wasOnline = network.told;
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
  const channel = yield* call(openChannel<PageState>, pageLifecycle.watchPageState);
  try {
    while (true) {
      let { told: pageState } = yield* take(channel);
      if (pageState === 'hidden') {
        const { next } = yield* race({ next: call(takeOtherThanHidden, channel), long: delay(RELEASE_AFTER) });
        pageState = next ?? 'left';
      }
      // A page that is left for another one may wait in the back-forward cache, but not while it has an open connection.
      if (pageState === 'left') {
        yield* put(connectionReleased());
        yield* call([gateway, 'disconnect']);
        while (pageState !== 'visible') {
          ({ told: pageState } = yield* take(channel));
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
    const { told: pageState } = yield* take(channel);
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
      yield* race({ asked: call(askForSign, gateway, HEARTBEAT_LIMIT), released: take(connectionReleased) });
    }
  }
}

/**
 * Asks the server for a sign of life, and replaces a connection that gives none within a limit in milliseconds; gives whether
 * one came.
 */
export function* askForSign(gateway: RatesGateway, limit: number): SagaGenerator<boolean> {
  const { silence } = yield* race({ sign: call([gateway, 'checkConnection']), silence: delay(limit) });
  if (silence) {
    // The gateway tells the loss itself.
    yield* call([gateway, 'disconnect']);
    yield* call([gateway, 'reconnect']);
  }
  return !silence;
}

import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, put, race, select, spawn, take } from 'typed-redux-saga';
import { pauseAfter } from '../../domain/time/backOff';
import type { Clock } from '../../ports/clock';
import type { RatesGateway, RatesMessage, RatesReading } from '../../ports/rates';
import type { ReportError } from '../../ports/reportError';
import { openChannel } from '../../ports/subscription';
import type { RatesState } from './ratesSlice';
import {
  connectionLost,
  connectionReleased,
  connectionResumed,
  ratesFailed,
  ratesLate,
  ratesRead,
  ratesReceived,
  ratesRetryRequested,
  selectRatesStatus,
  selectReceivedAt,
} from './ratesSlice';
import { parseCurrencies } from './rateList';

/** How long changes after a list are collected and shown as one, in milliseconds: rendering each would make the page stutter. */
export const SETTLE = 250;
/** How long to wait for rates before the page says that they are late, in milliseconds. */
export const LATE_AFTER = 8_000;
/** Pause between single reads while no subscription answers, in milliseconds. */
export const READ_EVERY = 30_000;

export interface RatesServices {
  readonly gateway: RatesGateway;
  readonly clock: Clock;
  readonly reportError: ReportError;
}

/** Keeps the rates live: subscribes, and again whenever the subscription fails or breaks, or the visitor retries. */
export function* watchRates(services: RatesServices) {
  let failedTries = 0;
  while (true) {
    const { ended, released } = yield* race({
      ended: call(followRates, services),
      retryRequested: take(ratesRetryRequested),
      connectionLost: take(connectionLost),
      released: take(connectionReleased),
    });
    let isReleased = released !== undefined;
    if (ended !== 'withoutRates') {
      failedTries = 0;
    }
    // A cancelled listener never comes back by itself.
    if (ended !== undefined) {
      failedTries += 1;
      const interruption = yield* race({
        pause: delay(pauseAfter(failedTries)),
        retryRequested: take(ratesRetryRequested),
        released: take(connectionReleased),
      });
      isReleased = interruption.released !== undefined;
    }
    // The page is hidden: neither a listener nor plain reads are worth their bytes.
    if (isReleased) {
      yield* take(connectionResumed);
    }
  }
}

/** Waits until the rates are followed, or are known not to be. */
export function* waitForRates() {
  // Checks the state instead of waiting for an event, which may have happened already.
  while (unsettled.includes(yield* select(selectRatesStatus))) {
    yield* take('*');
  }
}

/** The statuses in which nothing follows the rates yet and no reason is known. */
const unsettled: readonly RatesState['status'][] = ['waiting', 'remembered', 'read'];

/** Puts the reading that was started before the application loaded, unless the page is put aside before it comes. */
export function* watchFirstReading({ firstReading }: { readonly firstReading: Promise<RatesReading | null> }) {
  yield* race({ put: call(putReading, () => firstReading), released: take(connectionReleased) });
}

function* followRates(services: RatesServices): SagaGenerator<'afterRates' | 'withoutRates'> {
  const { gateway, clock } = services;
  const channel = yield* call(openChannel<RatesMessage>, gateway.subscribeToRates);
  let hadRates = false;
  try {
    const { first } = yield* race({ first: take(channel), late: call(readWhileLate, services) });
    let message = first?.value;
    while (message?.type === 'rates') {
      yield* put(ratesReceived({ currencies: parseCurrencies(message.currencies), receivedAt: clock.now() }));
      hadRates = true;
      yield* delay(SETTLE);
      ({ value: message } = yield* take(channel));
    }
    const reason = message?.reason ?? 'failed';
    yield* put(ratesFailed(reason));
    // The database rules refuse a plain read whenever they refuse a listener.
    if (reason !== 'denied') {
      yield* spawn(readOnce, services);
    }
    return hadRates ? 'afterRates' : 'withoutRates';
  } finally {
    channel.close();
  }
}

// Where web sockets are blocked, the listener stays silent forever, but a plain request may get through.
function* readWhileLate(services: RatesServices) {
  yield* delay(LATE_AFTER);
  yield* put(ratesLate());
  while (true) {
    yield* call(readOnce, services);
    yield* delay(READ_EVERY);
  }
}

function* readOnce({ gateway, clock, reportError }: RatesServices) {
  try {
    // Counts from the request, because the rates are at least as new as that.
    const receivedAt = clock.now();
    yield* call(putReading, async () => ({ currencies: parseCurrencies(await gateway.readRates()), receivedAt }));
  } catch (error) {
    yield* call(reportError, error);
  }
}

/**
 * Reads and puts the rates, unless they are shown already or others have come meanwhile: a slow answer may arrive after a later
 * one. It doesn't ask which are newer by the clock, because the clock may have been set back.
 */
function* putReading(read: () => Promise<RatesReading | null>) {
  const shown = yield* select(selectReceivedAt);
  const reading = yield* call(read);
  if (reading && reading.receivedAt !== shown && (yield* select(selectReceivedAt)) === shown) {
    yield* put(ratesRead(reading));
  }
}

/** Keeps a window board from showing wrong rates (rule 124): asks for confirmations, and counts the time since the last one. */
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import type { MonotonicClock } from '../../ports/clock';
import type { RatesGateway, RatesMemory } from '../../ports/rates';
import { askForSign } from '../rates/connectionSaga';
import { connectionLost, ratesFailed, ratesRead, ratesReceived, selectCurrencies, selectRatesStatus } from '../rates/ratesSlice';
import { confirmationOverdue, patienceEnded, selectConfirmedAt, selectTrust, signReceived } from './trustSlice';
import type { TrustState } from './trustSlice';

/** The interval between two questions for a sign of life, in milliseconds. */
export const SIGN_EVERY = 10_000;
/** A connection without an answer for this long is dead, in milliseconds. */
export const SIGN_LIMIT = 4_000;
/** Rates without a confirmation for this long are marked, in milliseconds; an answer within SIGN_LIMIT still comes in time. */
export const MARK_AFTER = 15_000;
/** The interval between attempts at a new connection while the rates are not live, in milliseconds. */
export const REVIVE_EVERY = 30_000;
/** The shortest interval between two times the rates are stored for the next start, in milliseconds. */
export const KEEP_EVERY = 60_000;
/** The longest pause between two looks at the clocks, in milliseconds; it limits how late a sleep is noticed. */
const LOOK_EVERY = 1_000;

export interface TrustServices {
  readonly gateway: RatesGateway;
  readonly clock: MonotonicClock;
}

/** Has the server confirm that the connection which delivers changes is alive, and so that the rates hold. */
export function* watchSigns({ gateway, clock }: TrustServices) {
  while (true) {
    const [askedAt, began] = [clock.now(), clock.elapsed()];
    if ((yield* select(selectRatesStatus)) === 'live') {
      const wasAnswered = yield* call(askForSign, gateway, SIGN_LIMIT);
      // After a loss of the connection, an answer doesn't prove that no change was missed.
      if (wasAnswered && (yield* select(selectRatesStatus)) === 'live') {
        yield* put(signReceived(askedAt));
      }
    }
    // After the computer was asleep, the next question is overdue.
    yield* race({ pause: delay(Math.max(0, began + SIGN_EVERY - clock.elapsed())), overdue: take(confirmationOverdue) });
  }
}

/** Tries a new connection while rates aren't live: the SDK's own pauses grow to minutes, and nobody is there to retry. */
export function* watchRevival({ gateway }: Pick<TrustServices, 'gateway'>) {
  while (true) {
    yield* delay(REVIVE_EVERY);
    if ((yield* select(selectRatesStatus)) !== 'live') {
      yield* call([gateway, 'disconnect']);
      yield* call([gateway, 'reconnect']);
    }
  }
}

const trustEvents = [ratesReceived, ratesRead, signReceived, connectionLost, ratesFailed];

/** Puts the events that mark the rates and, `replaceAfter` milliseconds after their last confirmation, replace them. */
export function* watchTrust({ clock, replaceAfter }: Pick<TrustServices, 'clock'> & { readonly replaceAfter: number }) {
  let last: Confirmation = { at: null, elapsed: clock.elapsed() };
  while (true) {
    const trust = yield* select(selectTrust);
    last = confirmationOf(trust, last, clock);
    switch (trust.status) {
      case 'waiting':
      case 'confirmed':
        yield* race({ changed: take(trustEvents), over: call(waitUntil, last, MARK_AFTER, clock) });
        if (ageOf(last, clock) >= MARK_AFTER && (yield* select(selectTrust)) === trust) {
          yield* put(confirmationOverdue());
        }
        break;
      case 'unconfirmed':
        yield* race({ changed: take(trustEvents), over: call(waitUntil, last, replaceAfter, clock) });
        if (ageOf(last, clock) >= replaceAfter && (yield* select(selectTrust)) === trust) {
          yield* put(patienceEnded());
        }
        break;
      case 'replaced':
        yield* take(trustEvents);
    }
  }
}

/** The time of the last confirmation on the clock (`at`, null before the first one) and on the stopwatch (`elapsed`). */
interface Confirmation {
  readonly at: number | null;
  readonly elapsed: number;
}

/** The stopwatch keeps running while no new confirmation comes, however the clock is set meanwhile. */
function confirmationOf(trust: TrustState, last: Confirmation, clock: MonotonicClock): Confirmation {
  const at = 'confirmedAt' in trust ? trust.confirmedAt : null;
  return at === null || at === last.at ? last : { at, elapsed: clock.elapsed() - Math.max(0, clock.now() - at) };
}

/** The larger of two ages: the clock may have been set back, and the stopwatch may pause while the computer sleeps. */
function ageOf({ at, elapsed }: Confirmation, clock: MonotonicClock): number {
  return Math.max(clock.elapsed() - elapsed, at === null ? 0 : clock.now() - at);
}

function* waitUntil(confirmation: Confirmation, age: number, clock: MonotonicClock) {
  let rest = age - ageOf(confirmation, clock);
  while (rest > 0) {
    yield* delay(Math.min(rest, LOOK_EVERY));
    rest = age - ageOf(confirmation, clock);
  }
}

/** Stores the rates with the moment of their last confirmation, for a start without a network. */
export function* watchBoardMemory({ memory }: { readonly memory: RatesMemory }) {
  while (true) {
    yield* take([ratesReceived, ratesRead, signReceived]);
    const receivedAt = yield* select(selectConfirmedAt);
    if (receivedAt !== null) {
      yield* call([memory, 'keep'], { currencies: yield* select(selectCurrencies), receivedAt });
    }
    yield* delay(KEEP_EVERY);
  }
}

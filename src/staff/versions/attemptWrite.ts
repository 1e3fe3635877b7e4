import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, race } from 'typed-redux-saga';
import type { WriteFailure } from '../../ports/ratesWriter';
import { failureOf } from '../../ports/ratesWriter';
import type { ReportError } from '../../ports/reportError';

/** A write that nobody acknowledged for this long, in milliseconds, is given up. */
export const WRITE_LIMIT = 10_000;

/** Why a write failed as far as it tells by itself: `unconfirmed` when nobody knows whether it was done. */
export type AttemptFailure = WriteFailure | 'unconfirmed';

/** Writes once within the limit, and ends the request with the saga; gives why it failed, or null. */
export function* attemptWrite(
  write: (abortion: AbortSignal) => Promise<void>,
  reportError: ReportError,
): SagaGenerator<AttemptFailure | null> {
  const abortion = new AbortController();
  try {
    const { late } = yield* race({ written: call(write, abortion.signal), late: delay(WRITE_LIMIT) });
    return late ? 'unconfirmed' : null;
  } catch (error) {
    yield* call(reportError, error);
    return failureOf(error);
  } finally {
    abortion.abort();
  }
}

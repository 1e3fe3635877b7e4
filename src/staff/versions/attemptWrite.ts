import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, race } from 'typed-redux-saga';
import type { RequestFailure } from '../../ports/requestError';
import { failureOf } from '../../ports/requestError';
import type { ReportError } from '../../ports/reportError';

/** How long to wait for a write to be acknowledged, in milliseconds, before giving up. */
export const WRITE_LIMIT = 10_000;

/** Why a write failed, as far as the attempt itself shows; `unconfirmed` when nobody knows whether it was done. */
export type AttemptFailure = RequestFailure | 'unconfirmed';

/** Writes once within the limit and returns null, or why it failed. When the saga ends, so does the request. */
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

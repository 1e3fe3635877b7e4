import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, race } from 'typed-redux-saga';
import { failureOf } from '../../ports/requestError';
import type { ReportError } from '../../ports/reportError';
import type { AttemptFailure } from './attemptWrite';

/** How long to try to find out what became of a write, in milliseconds. */
export const INQUIRY_LIMIT = 5_000;

/**
 * What is known of a write of which the server said nothing more. `refused`: the rules refused it for an unknown reason.
 * `unconfirmed`: it may have been done although no answer, or an error, came back.
 */
interface Unexplained {
  readonly type: 'notWritten';
  readonly reason: 'sessionEnded' | 'unsent' | 'refused' | 'unconfirmed';
}

/**
 * Asks the server what became of a failed write (rule 59), unless the session has ended, without which it doesn't answer,
 * or nothing was sent. If the question fails or takes too long, only a refusal is known not to have been written.
 */
export function* inquire<Outcome>(
  failure: AttemptFailure,
  findOutcome: () => SagaGenerator<Outcome>,
  reportError: ReportError,
): SagaGenerator<Outcome | Unexplained> {
  if (failure === 'sessionEnded' || failure === 'unsent') {
    return unexplained(failure);
  }
  const fallback = unexplained(failure === 'denied' ? 'refused' : 'unconfirmed');
  try {
    const { outcome } = yield* race({ outcome: call(findOutcome), late: delay(INQUIRY_LIMIT) });
    return outcome ?? fallback;
  } catch (error) {
    yield* call(reportError, error);
    // The end of the session explains the refusal, too.
    return failure === 'denied' && failureOf(error) === 'sessionEnded' ? unexplained('sessionEnded') : fallback;
  }
}

function unexplained(reason: Unexplained['reason']): Unexplained {
  return { type: 'notWritten', reason };
}

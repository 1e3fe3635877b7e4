import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, race } from 'typed-redux-saga';
import { failureOf } from '../../ports/requestError';
import type { ReportError } from '../../ports/reportError';
import type { AttemptFailure } from './attemptWrite';

/** How long to try to find out what became of a write, in milliseconds. */
export const INQUIRY_LIMIT = 5_000;

/** What is known of a write of which the server said nothing more. `refused`: the rules refused it for an unknown reason. */
interface Unexplained {
  readonly type: 'notWritten';
  readonly reason: Exclude<AttemptFailure, 'denied'> | 'refused';
}

/**
 * Asks the server what became of a failed write (rule 59), unless the session has ended, without which it doesn't answer.
 * If the question fails or takes too long, the outcome says what the attempt itself showed.
 */
export function* inquire<Outcome>(
  failure: AttemptFailure,
  findOutcome: () => SagaGenerator<Outcome>,
  reportError: ReportError,
): SagaGenerator<Outcome | Unexplained> {
  if (failure === 'sessionEnded') {
    return unexplained(failure);
  }
  try {
    const { outcome } = yield* race({ outcome: call(findOutcome), late: delay(INQUIRY_LIMIT) });
    return outcome ?? unexplained(failure);
  } catch (error) {
    yield* call(reportError, error);
    // The end of the session explains why this question failed, too.
    return unexplained(failureOf(error) === 'sessionEnded' ? 'sessionEnded' : failure);
  }
}

function unexplained(failure: AttemptFailure): Unexplained {
  return { type: 'notWritten', reason: failure === 'denied' ? 'refused' : failure };
}

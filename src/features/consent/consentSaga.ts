import { call, put, race, select, spawn, take } from 'typed-redux-saga';
import type { ConsentMemory, Decision } from '../../ports/consentMemory';
import { openChannel } from '../../ports/subscription';
import type { Telemetry } from '../../ports/telemetry';
import { CONSENT_VERSION, decisionRecalled, measuringAgreed, measuringRefused, selectConsent } from './consentSlice';

export interface ConsentServices {
  readonly memory: ConsentMemory;
  readonly telemetry: Telemetry;
  /** Reloads the page if nothing is lost by it. */
  readonly restartPage: () => void;
}

/** Measures only while the visitor agrees to it (rules 119 and 121). */
export function* watchConsent(services: ConsentServices) {
  const { memory, telemetry } = services;
  const others = yield* call(openChannel<Decision | null>, memory.watch);
  try {
    yield* put(decisionRecalled(yield* call([memory, 'recall'])));
    while (true) {
      const { status } = yield* select(selectConsent);
      if (status === 'agreed') {
        yield* call([telemetry, 'start']);
      } else {
        // Doesn't wait for the end of measuring, which takes its time: the visitor's next answer has to count at once.
        yield* spawn(endMeasuring, services);
      }
      const { other } = yield* race({ own: take([measuringAgreed, measuringRefused]), other: take(others) });
      if (other) {
        yield* put(decisionRecalled(other.value));
      } else {
        yield* call(keepDecision, memory);
      }
    }
  } finally {
    others.close();
  }
}

function* keepDecision(memory: ConsentMemory) {
  const consent = yield* select(selectConsent);
  if (consent.status !== 'unasked') {
    yield* call([memory, 'keep'], { answer: consent.status, at: consent.at, version: CONSENT_VERSION });
  }
}

function* endMeasuring({ telemetry, restartPage }: ConsentServices) {
  if (yield* call([telemetry, 'stop'])) {
    yield* call(restartPage);
  }
}

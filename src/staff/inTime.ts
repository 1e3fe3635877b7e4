import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, race } from 'typed-redux-saga';
import { READ_LIMIT } from '../ports/archive';
import { WriteError } from '../ports/ratesWriter';

/** What a reading gives; fails with a WriteError when it takes too long. */
export function* inTime<Value>(read: () => Promise<Value>): SagaGenerator<Value> {
  const { answer, late } = yield* race({
    answer: call(async () => ({ value: await read() })),
    late: delay(READ_LIMIT),
  });
  if (late || answer === undefined) {
    throw new WriteError('unreachable');
  }
  return answer.value;
}

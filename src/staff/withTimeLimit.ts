import type { SagaGenerator } from 'typed-redux-saga';
import { call, delay, race } from 'typed-redux-saga';
import { READ_LIMIT } from '../ports/archive';
import { RequestError } from '../ports/requestError';

/** Returns the result of a reading; throws a RequestError when the reading takes too long. */
export function* withTimeLimit<Value>(read: () => Promise<Value>): SagaGenerator<Value> {
  const { answer, late } = yield* race({
    answer: call(async () => ({ value: await read() })),
    late: delay(READ_LIMIT),
  });
  if (late || answer === undefined) {
    throw new RequestError('unreachable');
  }
  return answer.value;
}

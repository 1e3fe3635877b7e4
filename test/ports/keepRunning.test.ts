import { take } from 'typed-redux-saga';
import { BEGIN_AGAIN_AFTER, keepRunning } from '../../src/ports/keepRunning';
import { runSagaWith } from '../support/runSagaWith';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('watchers', () => {
  it('begin again after a failure, which is reported, and leave the others running', async () => {
    const begun: string[] = [];
    const failure = new Error('broken');
    const reportError = jest.fn();
    runSagaWith(
      keepRunning,
      [
        function* watchAndBreak() {
          begun.push('broken');
          yield Promise.reject(failure);
        },
        function* watchOn() {
          begun.push('sound');
          yield* take('never');
        },
      ],
      reportError,
    );
    await jest.advanceTimersByTimeAsync(BEGIN_AGAIN_AFTER - 1);
    expect(begun).toEqual(['broken', 'sound']);
    expect(reportError.mock.calls).toEqual([[failure]]);
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['broken', 'sound', 'broken']);
  });

  it('end with their work', async () => {
    let begun = 0;
    runSagaWith(
      keepRunning,
      [
        function* readOnce() {
          begun += 1;
          yield Promise.resolve();
        },
      ],
      jest.fn(),
    );
    await jest.advanceTimersByTimeAsync(10 * BEGIN_AGAIN_AFTER);
    expect(begun).toBe(1);
  });
});

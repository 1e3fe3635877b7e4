import { FIRST_PAUSE } from '../../../src/domain/time/backOff';
import { untilDone } from '../../../src/services/browser/untilDone';

const failure = new Error('offline');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is tried until it is done', () => {
  it('is done at once where nothing fails', async () => {
    const onFailure = jest.fn();
    expect(await untilDone((failedTries) => Promise.resolve(failedTries), onFailure)).toBe(0);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is tried again after pauses that grow, and told how often it has failed', async () => {
    const attempt = jest.fn().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure).mockResolvedValue('there');
    const onFailure = jest.fn();
    const done = untilDone(attempt, onFailure);
    await jest.advanceTimersByTimeAsync(FIRST_PAUSE - 1);
    expect(attempt.mock.calls).toEqual([[0]]);
    await jest.advanceTimersByTimeAsync(1);
    expect(attempt.mock.calls).toEqual([[0], [1]]);
    await jest.advanceTimersByTimeAsync(2 * FIRST_PAUSE);
    expect(attempt.mock.calls).toEqual([[0], [1], [2]]);
    expect(await done).toBe('there');
    expect(onFailure.mock.calls).toEqual([
      [failure, 1],
      [failure, 2],
    ]);
  });
});

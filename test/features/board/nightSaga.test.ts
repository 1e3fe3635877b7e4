import { LOOK_EVERY, watchNights } from '../../../src/features/board/nightSaga';
import { createFakeClock } from '../../support/fakeGateways';
import { runSagaWith } from '../../support/runSagaWith';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function startNight(now: string, takeNewerVersion = jest.fn(() => Promise.resolve())) {
  const clock = createFakeClock(Date.parse(now));
  const reportError = jest.fn();
  runSagaWith(watchNights, { clock, timeZone: 'Europe/Bratislava', takeNewerVersion, reportError });
  return { clock, takeNewerVersion, reportError };
}

describe('a newer version', () => {
  it.each([
    ['1:59:59 in winter', '2026-01-13T00:59:59Z', 0],
    ['2:00 in winter', '2026-01-13T01:00:00Z', 1],
    ['2:00 in summer', '2026-07-13T00:00:00Z', 1],
    ['4:59:59 in summer', '2026-07-13T02:59:59Z', 1],
    ['5:00 in summer', '2026-07-13T03:00:00Z', 0],
    ['noon', '2026-07-13T10:00:00Z', 0],
  ])('at %s is looked for by night alone', async (_name, now, looks) => {
    const { takeNewerVersion } = startNight(now);
    await jest.advanceTimersByTimeAsync(LOOK_EVERY);
    expect(takeNewerVersion).toHaveBeenCalledTimes(looks);
  });

  it('is looked for again after an error', async () => {
    const { takeNewerVersion, reportError } = startNight(
      '2026-07-13T01:00:00Z',
      jest.fn(() => Promise.reject(new Error('no network'))),
    );
    await jest.advanceTimersByTimeAsync(2 * LOOK_EVERY - 1);
    expect(takeNewerVersion).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(takeNewerVersion).toHaveBeenCalledTimes(2);
    expect(reportError).toHaveBeenCalledTimes(2);
  });
});

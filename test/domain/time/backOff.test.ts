import { pauseAfter } from '../../../src/domain/time/backOff';

it.each([
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [6, 32_000],
  [7, 60_000],
  [8, 60_000],
  [5_000, 60_000],
])('after %i failed tries the next is made %i ms later', (failedTries, pause) => {
  expect(pauseAfter(failedTries)).toBe(pause);
});

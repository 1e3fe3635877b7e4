/** The pause after the first failed try, in milliseconds. It doubles with every further failure, up to the longest pause. */
export const FIRST_PAUSE = 1_000;
export const LONGEST_PAUSE = 60_000;

/** The pause before the next try after a number of failed tries in a row, in milliseconds. */
export function pauseAfter(failedTries: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (failedTries - 1), LONGEST_PAUSE);
}

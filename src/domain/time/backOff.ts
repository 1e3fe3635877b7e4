/** Pause after the first failed try, in milliseconds; it doubles with every further one, up to the longest. */
export const FIRST_PAUSE = 1_000;
export const LONGEST_PAUSE = 60_000;

/** Pause before something is tried again after so many failed tries in a row, in milliseconds. */
export function pauseAfter(failedTries: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (failedTries - 1), LONGEST_PAUSE);
}

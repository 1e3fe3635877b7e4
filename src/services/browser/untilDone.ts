import { pauseAfter } from '../../domain/time/backOff';

/** Tries until it succeeds, with longer and longer pauses; each try receives the number of failed ones. */
export async function untilDone<T>(
  attempt: (failedTries: number) => Promise<T>,
  onFailure: (error: unknown, failedTries: number) => void,
): Promise<T> {
  for (let failedTries = 0; ;) {
    try {
      return await attempt(failedTries);
    } catch (error) {
      failedTries += 1;
      onFailure(error, failedTries);
      await new Promise((resolve) => setTimeout(resolve, pauseAfter(failedTries)));
    }
  }
}

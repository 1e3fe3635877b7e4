/** A timer with a longer delay would fire at once. */
export const maxTimerMs = 2 ** 31 - 1;

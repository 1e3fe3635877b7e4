/** A timer that is set for longer fires at once. */
export const maxTimerMs = 2 ** 31 - 1;

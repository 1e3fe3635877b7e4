import type { MonotonicClock } from '../../ports/clock';

/** The computer's clock, with the time since the page was opened. */
export const monotonicClock: MonotonicClock = { now: () => Date.now(), elapsed: () => performance.now() };

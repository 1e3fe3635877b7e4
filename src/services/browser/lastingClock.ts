import type { LastingClock } from '../../ports/clock';

/** The computer's clock, with the time since the page was opened. */
export const lastingClock: LastingClock = { now: () => Date.now(), elapsed: () => performance.now() };

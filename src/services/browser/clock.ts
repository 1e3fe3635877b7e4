import type { Clock } from '../../ports/clock';

/** The visitor's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

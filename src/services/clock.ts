import type { Clock } from './ports';

/** The visitor's own clock. */
export const systemClock: Clock = { now: () => Date.now() };

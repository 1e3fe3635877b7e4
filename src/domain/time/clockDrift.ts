import { parseStoredTimestamp, toStoredTimestamp } from './timestamps';
import { MINUTE } from './units';

/** Staff are warned of a clock that is wrong by this much, in milliseconds; an ordinary computer's clock is off by less. */
const TOLERATED_DRIFT = 5 * MINUTE;

/** What staff should know before they store rates under a wrong time. */
export interface ClockConcern {
  readonly kind: 'clockWrong';
  /** Whole minutes by which the computer's clock is ahead of the server's; negative when it is behind. */
  readonly minutesAhead: number;
}

/** Judges by how much the server's clock is ahead of the computer's, in milliseconds; null when the difference is negligible. */
export function clockConcernOf(serverLead: number): ClockConcern | null {
  return Math.abs(serverLead) < TOLERATED_DRIFT ? null : { kind: 'clockWrong', minutesAhead: -Math.round(serverLead / MINUTE) };
}

/**
 * Whether a stored time lies further in the future than clocks may differ, which means that the writer's clock was
 * wrong. `now` is in milliseconds since 1970; an unreadable time is never ahead.
 */
export function isStoredAhead(updated: string | null, now: number): boolean {
  const latest = parseStoredTimestamp(toStoredTimestamp(now + TOLERATED_DRIFT));
  const stored = updated === null ? null : parseStoredTimestamp(updated);
  return stored !== null && latest !== null && stored > latest;
}

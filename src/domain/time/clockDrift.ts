import { parseStoredTimestamp, toStoredTimestamp } from './timestamps';

/** A clock that is wrong by this much, in milliseconds, is asked about; every computer's clock is off by less. */
const TOLERATED_DRIFT = 5 * 60_000;
const MINUTE = 60_000;

/** What someone should know before rates are stored under a wrong time. */
export interface ClockConcern {
  readonly kind: 'clockWrong';
  /** Whole minutes by which the computer's clock is ahead of the server's; negative when it is behind. */
  readonly minutesAhead: number;
}

/** Judges the server's lead over the computer's clock, in milliseconds; null when it is nothing to speak of. */
export function clockConcernOf(serverLead: number): ClockConcern | null {
  return Math.abs(serverLead) < TOLERATED_DRIFT ? null : { kind: 'clockWrong', minutesAhead: -Math.round(serverLead / MINUTE) };
}

/**
 * Whether a stored time lies further in the future than clocks may differ: the clock of who saved it was wrong. `now` is in
 * milliseconds since 1970; what is no time lies nowhere.
 */
export function isStoredAhead(updated: string | null, now: number): boolean {
  const latest = parseStoredTimestamp(toStoredTimestamp(now + TOLERATED_DRIFT));
  const stored = updated === null ? null : parseStoredTimestamp(updated);
  return stored !== null && latest !== null && stored > latest;
}

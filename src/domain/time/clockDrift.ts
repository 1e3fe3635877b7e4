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

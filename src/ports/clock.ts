export interface Clock {
  /** Milliseconds since 1970, by the visitor's clock. */
  now(): number;
}

/** A clock with a stopwatch beside it. */
export interface LastingClock extends Clock {
  /** Milliseconds since some moment: nobody can set them back, but they may stop while the computer sleeps. */
  elapsed(): number;
}

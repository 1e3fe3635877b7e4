export interface Clock {
  /** Milliseconds since 1970, by the visitor's clock. */
  now(): number;
}

/** A clock with a stopwatch. */
export interface MonotonicClock extends Clock {
  /** Milliseconds since an arbitrary moment: nobody can set them back, but they may stop while the computer sleeps. */
  elapsed(): number;
}

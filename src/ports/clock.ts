export interface Clock {
  /** Milliseconds since 1970, by the visitor's clock. */
  now(): number;
}

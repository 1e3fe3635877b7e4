/** The first and the last moment that the site knows, in milliseconds since 1970: calendars reckon with the days between them alone. */
export const EARLIEST_MOMENT = 0;
export const LATEST_MOMENT = Date.UTC(2100, 0) - 1;

/** Whether something untrusted is a moment up to the end of this century, in milliseconds since 1970. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= EARLIEST_MOMENT && value <= LATEST_MOMENT;
}

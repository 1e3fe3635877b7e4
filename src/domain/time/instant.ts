/** The first and the last instant that the site knows, in milliseconds since 1970: calendars reckon with the days between them alone. */
export const EARLIEST_INSTANT = 0;
export const LATEST_INSTANT = Date.UTC(2100, 0) - 1;

/** Whether something untrusted is an instant up to the end of this century, in milliseconds since 1970. */
export function isInstant(value: unknown): value is number {
  return typeof value === 'number' && value >= EARLIEST_INSTANT && value <= LATEST_INSTANT;
}

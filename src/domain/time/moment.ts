/**
 * The first and the last moment that the site accepts, in milliseconds since 1970: calendar arithmetic is limited to
 * this range.
 */
export const EARLIEST_MOMENT = 0;
export const LATEST_MOMENT = Date.UTC(2100, 0) - 1;

/** Whether an untrusted value is a moment from 1970 to 2099, in milliseconds since 1970. */
export function isMoment(value: unknown): value is number {
  return typeof value === 'number' && value >= EARLIEST_MOMENT && value <= LATEST_MOMENT;
}

import type { OpeningTimes } from './openingHours';
import { openSpansOf } from './openingHours';
import { dayAfter, dayOf } from './zonedTime';

/**
 * Whether a whole working day of the office has passed between two moments in milliseconds since 1970: the first day after the
 * earlier one's own on which the office opens at all is over when its last hours are. The day of the earlier moment doesn't
 * count, so that what is done every morning before the office opens is not old in the evening (rule 84).
 */
export function hasWorkingDayPassed(since: number, now: number, times: OpeningTimes): boolean {
  const today = dayOf(now, times.timeZone);
  for (let day = dayAfter(dayOf(since, times.timeZone)); day <= today; day = dayAfter(day)) {
    const closes = openSpansOf(day, times).at(-1)?.to;
    if (closes !== undefined) {
      return closes <= now;
    }
  }
  return false;
}

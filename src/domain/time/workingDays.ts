import type { OpeningTimes } from './openingHours';
import { openSpansOf } from './openingHours';
import { dayAfter, dayOf } from './zonedTime';

/**
 * Whether a whole working day of the office has passed between two moments in milliseconds since 1970. Counting starts
 * after the day of the earlier moment, and the first day on which the office opens has passed when its last hours are
 * over. The earlier moment's own day doesn't count, because a change made every morning before opening is not old the
 * same evening (rule 84).
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

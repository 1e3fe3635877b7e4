import type { RatePair } from '../rates/ratePair';
import { dayAfter, daysLater, startOfDay } from '../time/zonedTime';
import type { PresentRates } from './trend';
import { trendOf, ratesAt } from './trend';
import type { ArchiveEntry } from './entry';

/** The last `count` days of the office's calendar, oldest first, ending with today ("2026-04-13"). */
export function daysUntil(today: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => daysLater(today, index + 1 - count));
}

interface Sources {
  /** The archive's entries for the currency from the first of the days on, in any order. */
  readonly entries: readonly ArchiveEntry[];
  /** The currency's record as it stood when the newest entry was made, or later; null when it has none. */
  readonly present: PresentRates | null;
  /** When the archive's first entry was made, in milliseconds since 1970; null when the archive is empty. */
  readonly began: number | null;
}

/** The last millisecond of each day in a time zone: a change on the stroke of midnight belongs to the next day. */
export function endsOf(days: readonly string[], timeZone: string): readonly number[] {
  return days.map((day) => (startOfDay(dayAfter(day), timeZone) ?? Infinity) - 1);
}

/**
 * What a currency cost at the end of each day: null while it was not listed, undefined where the archive can't tell
 * (rules 80 and 145).
 */
export function closingRates(
  ends: readonly number[],
  { entries, present, began }: Sources,
): readonly (RatePair | null | undefined)[] {
  const trend = trendOf(entries, present, began ?? undefined);
  return ends.map((end) => ratesAt(end, trend));
}

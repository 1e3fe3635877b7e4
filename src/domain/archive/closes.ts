import type { RatePair } from '../rates/ratePair';
import { dayAfter, daysLater, startOfDay } from '../time/zonedTime';
import type { PresentRates } from './development';
import { developmentOf, ratesAt } from './development';
import type { ArchiveEntry } from './entry';

/** The last days on the office's calendar, the oldest first, as many as asked for, with today ("2026-04-13") as the last one. */
export function daysUntil(today: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => daysLater(today, index + 1 - count));
}

interface Sources {
  /** What the archive has of the currency from the first of the days on, in any order. */
  readonly entries: readonly ArchiveEntry[];
  /** Its record as it stood when the newest entry was made, or later; null where it has none. */
  readonly present: PresentRates | null;
  /** When the archive's first entry was made, in milliseconds since 1970; null when it has none. */
  readonly began: number | null;
}

/** The last millisecond of each day on the clock of a zone: what changes on the stroke of midnight belongs to the next day. */
export function endsOf(days: readonly string[], timeZone: string): readonly number[] {
  return days.map((day) => (startOfDay(dayAfter(day), timeZone) ?? Infinity) - 1);
}

/** What a currency cost when each of some days ended: null while it was not listed, undefined where nobody knows (rules 80 and 145). */
export function closingRates(
  ends: readonly number[],
  { entries, present, began }: Sources,
): readonly (RatePair | null | undefined)[] {
  const development = developmentOf(entries, present, began ?? undefined);
  return ends.map((end) => ratesAt(end, development));
}

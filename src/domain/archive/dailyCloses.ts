import type { QuoteSide } from '../rates/currency';
import type { RatePair } from '../rates/ratePair';
import { rateMove } from '../rates/rateMove';
import type { DecimalText } from '../money/decimal';
import { daysLater, startOfDay } from '../time/zonedTime';
import { daysUntil, endsOf } from './closes';
import type { Stage } from './trend';
import { ratesAt } from './trend';

/** How many days the closes cover, including today. */
export const CLOSES_SHOWN = 30;

/** The rates with which a day of the office ended; for today, which has not ended, the rates that hold now. */
export interface DayClose {
  /** As YYYY-MM-DD. */
  readonly day: string;
  /** Units for 1 EUR; null where the currency was not listed. */
  readonly rates: RatePair | null;
}

/**
 * The closes of the office's last thirty days, oldest first (rule 137). A day closes at its midnight, whatever its
 * opening hours were, so a day without a change has the rates of the day before. Days of which nothing is known are
 * left out.
 */
export function closesOf(trend: readonly Stage[], today: string, timeZone: string): readonly DayClose[] {
  const days = daysUntil(today, CLOSES_SHOWN);
  // The present rates may have begun by a clock that is ahead of ours.
  const ends = [...endsOf(days.slice(0, -1), timeZone), Infinity];
  return days.flatMap((day, index) => {
    const rates = ratesAt(ends[index] ?? Infinity, trend);
    return rates === undefined ? [] : [{ day, rates }];
  });
}

/** When knowledge of a trend begins, in milliseconds since 1970, if that lies within its thirty days; otherwise null. */
export function knownWithin(trend: readonly Stage[], today: string, timeZone: string): number | null {
  const known = trend[0]?.from;
  const begins = startOfDay(daysLater(today, 1 - CLOSES_SHOWN), timeZone) ?? NaN;
  return known !== undefined && known > begins ? known : null;
}

/** One side's close of one day. */
export interface SideClose {
  readonly day: string;
  readonly rate: number;
}

/**
 * The highest and the lowest close of a side, the latest one where several are equal; null when there are no closes
 * (rule 138).
 */
export function extremesOf(
  closes: readonly DayClose[],
  side: QuoteSide,
): { readonly highest: SideClose; readonly lowest: SideClose } | null {
  const ofSide = closes.flatMap(({ day, rates }): readonly SideClose[] => {
    const rate = rates?.[side] ?? null;
    return rate === null ? [] : [{ day, rate }];
  });
  const [first] = ofSide;
  return first === undefined
    ? null
    : {
        highest: ofSide.reduce((best, close) => (close.rate >= best.rate ? close : best), first),
        lowest: ofSide.reduce((best, close) => (close.rate <= best.rate ? close : best), first),
      };
}

/** Which way a rate went, and by how many per cent: two decimals, without a sign. */
export interface CloseMove {
  readonly direction: 'up' | 'down' | 'none';
  readonly percent: DecimalText;
}

/** How a side has moved since yesterday's close; null when today's rate or yesterday's close is missing (rule 138). */
export function moveSinceYesterday(closes: readonly DayClose[], side: QuoteSide, today: string): CloseMove | null {
  const rateOn = (day: string): number | null => closes.find((close) => close.day === day)?.rates?.[side] ?? null;
  const before = rateOn(daysLater(today, -1));
  const after = rateOn(today);
  const move = before === null || after === null ? null : rateMove(before, after);
  return move && { direction: before === after ? 'none' : move.isUp ? 'up' : 'down', percent: move.percent };
}

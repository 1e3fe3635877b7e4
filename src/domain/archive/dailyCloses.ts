import type { QuoteSide } from '../rates/currency';
import type { RatePair } from '../rates/ratePair';
import { rateMove } from '../rates/rateMove';
import type { DecimalText } from '../money/decimal';
import { daysLater, startOfDay } from '../time/zonedTime';
import { daysUntil, endsOf } from './closes';
import type { Stage } from './development';
import { ratesAt } from './development';

/** How many days are told of, today's among them. */
export const CLOSES_SHOWN = 30;

/** The rates with which a day of the office ended; of today, which has not ended, those that hold. */
export interface DayClose {
  /** As YYYY-MM-DD. */
  readonly day: string;
  /** Units for 1 EUR; null where the currency was not listed. */
  readonly rates: RatePair | null;
}

/**
 * The closes of the last thirty days of the office, the oldest first (rule 137). A day closes at its midnight, whatever its hours
 * were, so that one without a change has the rates of the day before; days of which nothing is known are left out.
 */
export function closesOf(development: readonly Stage[], today: string, timeZone: string): readonly DayClose[] {
  const days = daysUntil(today, CLOSES_SHOWN);
  // What holds now may have begun by a clock that is ahead of ours.
  const ends = [...endsOf(days.slice(0, -1), timeZone), Infinity];
  return days.flatMap((day, index) => {
    const rates = ratesAt(ends[index] ?? Infinity, development);
    return rates === undefined ? [] : [{ day, rates }];
  });
}

/** Since when a development is known, in milliseconds since 1970, where that is within its thirty days; else null. */
export function knownWithin(development: readonly Stage[], today: string, timeZone: string): number | null {
  const known = development[0]?.from;
  const begins = startOfDay(daysLater(today, 1 - CLOSES_SHOWN), timeZone) ?? NaN;
  return known !== undefined && known > begins ? known : null;
}

/** A close of one side. */
export interface SideClose {
  readonly day: string;
  readonly rate: number;
}

/** The highest and the lowest close of a side, of several the latest; null where there is none (rule 138). */
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

/** Which way a rate went, and by how many per cent with two decimals, without a sign. */
export interface CloseMove {
  readonly direction: 'up' | 'down' | 'none';
  readonly percent: DecimalText;
}

/** What a side has done since yesterday's close; null where there is nothing to compare, or nothing to compare it with (rule 138). */
export function moveSinceYesterday(closes: readonly DayClose[], side: QuoteSide, today: string): CloseMove | null {
  const rateOn = (day: string): number | null => closes.find((close) => close.day === day)?.rates?.[side] ?? null;
  const before = rateOn(daysLater(today, -1));
  const after = rateOn(today);
  const move = before === null || after === null ? null : rateMove(before, after);
  return move && { direction: before === after ? 'none' : move.isUp ? 'up' : 'down', percent: move.percent };
}

/** When the office is open (rules 13 and 83): by its own clock, whatever the visitor's. */
import { dayAfter, daysBetween, daysLater, dayOf, weekdayOf, zonedMoment } from './zonedTime';

/** Opening hours that some neighbouring days share. */
export interface OpeningHours {
  /** First and last day, 1 for Monday to 7 for Sunday. */
  readonly days: readonly [first: number, last: number];
  /** Times as H:MM or HH:MM, up to 24:00; one that is not after the first is the next day's. Null when closed. */
  readonly hours: readonly [opens: string, closes: string] | null;
}

/** When the office is closed besides: on whole days, or on each of some days from one time to another. */
export interface Closure {
  /** As YYYY-MM-DD. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Times as HH:MM; a second one that is not after the first is the next day's. */
  readonly closed: 'day' | { readonly from: string; readonly to: string };
}

/** What of an office tells when it is open. */
export interface OpeningTimes {
  readonly openingHours: readonly OpeningHours[];
  readonly closures: readonly Closure[];
  readonly timeZone: string;
}

/** From one moment to another one, which is no part of it; both in milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A day as one speaks of it today: by its name within a week, because the same weekday's would be today's. */
export type RelativeDay =
  | { readonly kind: 'today' | 'tomorrow' | 'date' }
  /** From 1 (Monday) to 7 (Sunday). */
  | { readonly kind: 'weekday'; readonly weekday: number };

/** Whether the office is open, and when that changes. */
export interface Opening {
  readonly isOpen: boolean;
  /** Null when it doesn't change within a year. */
  readonly nextChange: { readonly moment: number; readonly day: RelativeDay } | null;
}

const WEEK = 7;
/** No closure that is longer is looked beyond, in days. */
const YEAR = 366;

/** Whether the office is open at a moment in milliseconds since 1970, and when it next closes or opens. */
export function openingAt(moment: number, times: OpeningTimes): Opening {
  const { isOpen, until } = lookAhead(moment, times);
  return {
    isOpen,
    nextChange: until === null ? null : { moment: until, day: relativeDayOf(until, moment, times.timeZone) },
  };
}

/** What the office's opening is at a moment, and until when: days that touch are one. */
function lookAhead(moment: number, times: OpeningTimes): { readonly isOpen: boolean; readonly until: number | null } {
  const today = dayOf(moment, times.timeZone);
  let closes: number | null = null;
  // Yesterday's hours may go on over midnight.
  for (let day = daysLater(today, -1); day <= lastDayToAsk(today, times.closures); day = dayAfter(day)) {
    for (const { from, to } of openSpansOf(day, times)) {
      if (from <= (closes ?? moment)) {
        closes = to > moment ? Math.max(to, closes ?? to) : closes;
      } else {
        return closes === null ? { isOpen: false, until: from } : { isOpen: true, until: closes };
      }
    }
    if (closes !== null && dayOf(closes, times.timeZone) < day) {
      return { isOpen: true, until: closes };
    }
  }
  return { isOpen: closes !== null, until: null };
}

/** After it every week is like the one before. */
function lastDayToAsk(today: string, closures: readonly Closure[]): string {
  const lastClosed = closures.reduce((latest, { lastDay }) => (lastDay > latest ? lastDay : latest), today);
  const lastToAsk = daysLater(lastClosed, WEEK + 1);
  const inAYear = daysLater(today, YEAR);
  return lastToAsk < inAYear ? lastToAsk : inAYear;
}

/**
 * The parts of time in which the office is open by a day's own hours, in their order; none when it doesn't open on that day. Hours
 * that go on over midnight are of the day on which they begin, so that a closed day takes its own night along.
 */
export function openSpansOf(day: string, times: OpeningTimes): readonly Span[] {
  const { openingHours, closures, timeZone } = times;
  const weekday = weekdayOf(day);
  const hours = openingHours.find(({ days: [first, last] }) => first <= weekday && weekday <= last)?.hours;
  const touching = closures.filter(({ firstDay, lastDay }) => firstDay <= dayAfter(day) && daysLater(day, -1) <= lastDay);
  if (!hours || touching.some(({ firstDay, lastDay, closed }) => closed === 'day' && firstDay <= day && day <= lastDay)) {
    return [];
  }
  const gaps = touching.flatMap(({ firstDay, lastDay, closed }) =>
    closed === 'day'
      ? []
      : [daysLater(day, -1), day, dayAfter(day)]
          .filter((gapDay) => firstDay <= gapDay && gapDay <= lastDay)
          .map((gapDay) => spanOf(gapDay, closed.from, closed.to, timeZone)),
  );
  return gaps.reduce(withoutGap, [spanOf(day, ...hours, timeZone)]).filter(({ from, to }) => from < to);
}

function withoutGap(spans: readonly Span[], gap: Span): readonly Span[] {
  return spans
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, Math.max(from, gap.from)) },
      { from: Math.max(from, Math.min(to, gap.to)), to },
    ])
    .filter(({ from, to }) => from < to);
}

function spanOf(day: string, begins: string, ends: string, timeZone: string): Span {
  const [from, to] = [minutesOf(begins), minutesOf(ends)];
  return { from: momentOf(day, from, timeZone), to: momentOf(to > from ? day : dayAfter(day), to, timeZone) };
}

const HOUR = 60;
const MINUTES_OF_A_DAY = 24 * HOUR;

function minutesOf(time: string): number {
  const [hour = NaN, minute = NaN] = time.split(':').map(Number);
  return hour * HOUR + minute;
}

/** A time of a day, in minutes since its midnight up to 24:00, as a moment; NaN when they are none. */
function momentOf(day: string, minutes: number, timeZone: string): number {
  if (minutes >= MINUTES_OF_A_DAY) {
    return momentOf(dayAfter(day), minutes - MINUTES_OF_A_DAY, timeZone);
  }
  const time = [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');
  return zonedMoment(day, time, timeZone) ?? NaN;
}

function relativeDayOf(moment: number, now: number, timeZone: string): RelativeDay {
  const day = dayOf(moment, timeZone);
  const days = daysBetween(dayOf(now, timeZone), day);
  if (days >= WEEK) {
    return { kind: 'date' };
  }
  return days > 1 ? { kind: 'weekday', weekday: weekdayOf(day) } : { kind: days === 1 ? 'tomorrow' : 'today' };
}

/** How far ahead closures are announced, in days. */
const ANNOUNCED = 14;

/** The closures of today and of the fourteen days from now, the next first. */
export function closuresAhead(closures: readonly Closure[], now: number, timeZone: string): readonly Closure[] {
  const today = dayOf(now, timeZone);
  const ahead = closures.filter(({ firstDay, lastDay }) => today <= lastDay && firstDay <= daysLater(today, ANNOUNCED));
  return ahead.sort((one, other) => daysBetween(other.firstDay, one.firstDay));
}

/** When the office is open (rules 13 and 83): by its own clock, whatever the visitor's clock says. */
import { dayAfter, daysBetween, daysLater, dayOf, weekdayOf, zonedMoment } from './zonedTime';

/** When something begins and ends on a day: times as H:MM or HH:MM. */
export type Hours = readonly [from: string, to: string];

/** The opening hours of one day, or of several consecutive days. */
export interface OpeningHours {
  /** First and last day, 1 for Monday to 7 for Sunday. */
  readonly days: readonly [first: number, last: number];
  /** Up to 24:00; a closing time that is not after the opening time belongs to the next day. Null when closed. */
  readonly hours: Hours | null;
  /** A break within the hours, such as lunch, which is over before midnight. */
  readonly break?: Hours | undefined;
}

/** When the office is closed besides its opening hours: on whole days, or between two times on each of some days. */
export interface Closure {
  /** As YYYY-MM-DD. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Times as HH:MM; an end that is not after the start belongs to the next day. */
  readonly closed: 'day' | { readonly from: string; readonly to: string };
}

/** The facts about an office that decide when it is open. */
export interface OpeningTimes {
  readonly openingHours: readonly OpeningHours[];
  readonly closures: readonly Closure[];
  readonly timeZone: string;
}

/** A span of time in milliseconds since 1970; it includes `from` but not `to`. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * A day in relation to today. Only the next six days go by the name of their weekday: a week from now the name would be
 * today's.
 */
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
/** The search for the next change ends after this many days, even within a longer closure. */
const YEAR = 366;

/** Whether the office is open at a moment in milliseconds since 1970, and when it closes or opens next. */
export function openingAt(moment: number, times: OpeningTimes): Opening {
  const { isOpen, until } = lookAhead(moment, times);
  return {
    isOpen,
    nextChange: until === null ? null : { moment: until, day: relativeDayOf(until, moment, times.timeZone) },
  };
}

/** Whether the office is open at a moment, and until when; opening times that touch count as one. */
function lookAhead(moment: number, times: OpeningTimes): { readonly isOpen: boolean; readonly until: number | null } {
  const today = dayOf(moment, times.timeZone);
  let closes: number | null = null;
  // Yesterday's hours may extend past midnight.
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

/** The last day to search for a change: after it every week is the same as the one before. */
function lastDayToAsk(today: string, closures: readonly Closure[]): string {
  const lastClosed = closures.reduce((latest, { lastDay }) => (lastDay > latest ? lastDay : latest), today);
  const lastToAsk = daysLater(lastClosed, WEEK + 1);
  const inAYear = daysLater(today, YEAR);
  return lastToAsk < inAYear ? lastToAsk : inAYear;
}

/**
 * The spans of time in which the office is open by one day's hours, in order; none when it doesn't open on that day.
 * Hours that extend past midnight belong to the day on which they begin, so a day of closure includes its own night.
 */
export function openSpansOf(day: string, times: OpeningTimes): readonly Span[] {
  const { openingHours, closures, timeZone } = times;
  const weekday = weekdayOf(day);
  const group = openingHours.find(({ days: [first, last] }) => first <= weekday && weekday <= last);
  const touching = closures.filter(({ firstDay, lastDay }) => firstDay <= dayAfter(day) && daysLater(day, -1) <= lastDay);
  if (!group || touching.some(({ firstDay, lastDay, closed }) => closed === 'day' && firstDay <= day && day <= lastDay)) {
    return [];
  }
  const gaps = touching.flatMap(({ firstDay, lastDay, closed }) =>
    closed === 'day'
      ? []
      : [daysLater(day, -1), day, dayAfter(day)]
          .filter((gapDay) => firstDay <= gapDay && gapDay <= lastDay)
          .map((gapDay) => spanOf(gapDay, closed.from, closed.to, timeZone)),
  );
  const spans = dailyHours(group).map(([opens, closes]) => spanOf(day, opens, closes, timeZone));
  return gaps.reduce(withoutGap, spans).filter(({ from, to }) => from < to);
}

/** The hours of each of some days, in order: before and after the break if there is one, none when closed. */
export function dailyHours({ hours, break: pause }: OpeningHours): readonly Hours[] {
  if (hours === null) {
    return [];
  }
  const [opens, closes] = hours;
  return pause
    ? [
        [opens, pause[0]],
        [pause[1], closes],
      ]
    : [hours];
}

/** Pads "9:00" to "09:00". */
export function padTime(time: string): string {
  return time.padStart('HH:MM'.length, '0');
}

/** Whether a break lies within the hours of a day, with time to be open before and after it, and ends before midnight. */
export function isBreakWithin([opens, closes]: Hours, [from, to]: Hours): boolean {
  const [opened, left, back, closed] = [opens, from, to, closes].map(minutesOf) as [number, number, number, number];
  return opened < left && left < back && back < (closed > opened ? closed : MINUTES_OF_A_DAY);
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

const MINUTES_OF_AN_HOUR = 60;
const MINUTES_OF_A_DAY = 24 * MINUTES_OF_AN_HOUR;

function minutesOf(time: string): number {
  const [hour = NaN, minute = NaN] = time.split(':').map(Number);
  return hour * MINUTES_OF_AN_HOUR + minute;
}

/** A time of day, in minutes since midnight up to 24:00, as a moment; NaN when the day or the time is invalid. */
function momentOf(day: string, minutes: number, timeZone: string): number {
  if (minutes >= MINUTES_OF_A_DAY) {
    return momentOf(dayAfter(day), minutes - MINUTES_OF_A_DAY, timeZone);
  }
  const time = [Math.floor(minutes / MINUTES_OF_AN_HOUR), minutes % MINUTES_OF_AN_HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
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

/** The closures of today and the next fourteen days, the next one first. */
export function closuresAhead(closures: readonly Closure[], now: number, timeZone: string): readonly Closure[] {
  const today = dayOf(now, timeZone);
  const ahead = closures.filter(({ firstDay, lastDay }) => today <= lastDay && firstDay <= daysLater(today, ANNOUNCED));
  return ahead.sort((one, other) => daysBetween(other.firstDay, one.firstDay));
}

import type { DateTimeFields } from './timestamps';
import { momentFields } from './timestamps';
import { DAY, MINUTE } from './units';

const DAY_PATTERN = /^20\d{2}-\d{2}-\d{2}$/;
const TIME_PATTERN = /^\d{2}:\d{2}$/;

/** The day of a moment in milliseconds since 1970, by the clock of a time zone: "2026-04-13". */
export function dayOf(moment: number, timeZone: string): string {
  return dayText(momentFields(moment, timeZone));
}

/**
 * A day from 2000 to 2099 ("2026-04-13") and a time ("16:05") in a time zone, as milliseconds since 1970; null when
 * they are invalid. A time that the clock shows twice means the first one; a time that the clock skips is moved forward
 * by the length of the gap.
 */
export function zonedMoment(day: string, time: string, timeZone: string): number | null {
  const wall = DAY_PATTERN.test(day) && TIME_PATTERN.test(time) ? Date.parse(`${day}T${time}Z`) : NaN;
  // Date.parse reads 30 February as a day in March.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, day.length) !== day) {
    return null;
  }
  // No zone changes its offset twice within two days, so the true offset is either the day before's or the day after's.
  const offsets = [wall - DAY, wall + DAY].map((near) => offsetAt(near, timeZone));
  const candidates = offsets.map((offset) => wall - offset);
  const matching = candidates.filter((moment) => moment + offsetAt(moment, timeZone) === wall);
  return matching.length > 0 ? Math.min(...matching) : Math.max(...candidates);
}

/** The first moment of a day in a time zone, as milliseconds since 1970; null when it is no day from 2000 to 2099. */
export function startOfDay(day: string, timeZone: string): number | null {
  return zonedMoment(day, '00:00', timeZone);
}

/** Whether a value is the text of an existing calendar day from 2000 to 2099. */
export function isDay(day: unknown): day is string {
  return typeof day === 'string' && startOfDay(day, 'UTC') !== null;
}

/** The day after a day, both as text. */
export function dayAfter(day: string): string {
  return daysLater(day, 1);
}

/** The day that is a number of days after another day, or before it if the number is negative; both as text. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, day.length);
}

/** How many days the second day is after the first. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(`${second}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / DAY;
}

/** The weekday of a day, from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || 7;
}

/** A moment as ISO text with the offset of a time zone: "2026-04-13T16:00:00+02:00". */
export function zonedIsoText(moment: number, timeZone: string): string {
  const whole = Math.floor(moment / 1_000) * 1_000;
  const offset = offsetAt(whole, timeZone);
  const sign = offset < 0 ? '-' : '+';
  const size = new Date(Math.abs(offset)).toISOString().slice('1970-01-01T'.length, '1970-01-01T00:00'.length);
  return new Date(whole + offset).toISOString().slice(0, '2026-04-13T16:00:00'.length) + sign + size;
}

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const fields = momentFields(moment, timeZone);
  const shown = Date.parse(`${dayText(fields)}T${fields.hour}:${fields.minute}Z`);
  return shown - Math.floor(moment / MINUTE) * MINUTE;
}

function dayText({ day, month, year }: DateTimeFields): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

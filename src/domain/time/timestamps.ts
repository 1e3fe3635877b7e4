import { HOUR, SECOND } from './units';

/**
 * The 'updated' time of a rate: stored as the writer's moment plus two hours, and shown with two more hours (rules 24
 * and 25).
 */
const STORED_OFFSET = 2 * HOUR;
const DISPLAY_OFFSET = 2 * HOUR;
/**
 * Several changes within one second push a stored time ahead of the clock, by a second each. A time further ahead than
 * this comes from a wrong clock.
 */
const MOST_AHEAD = 60 * SECOND;
const STORED_LENGTH = '2026-04-13T15:30:00'.length;
/** Limited to 2000–2099: the day after 9999-12-31 has an ISO form that the date arithmetic here can't read. */
const STORED_PATTERN = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** How to show a stored time: as rule 25 says, or as the true moment on the office's clock. */
export type UpdatedTimeDisplay = 'plus-two-hours' | 'office-time';

/** Milliseconds since 1970 in the form that 'updated' stores: two hours ahead, without milliseconds and zone. */
export function toStoredTimestamp(moment: number): string {
  return new Date(moment + STORED_OFFSET).toISOString().slice(0, STORED_LENGTH);
}

/**
 * A number of stored times, a second apart, starting at a moment. If a change within the same second has already taken
 * that time, they start a second after the taken one: after "…T16:00:05" the first is "…T16:00:06".
 */
export function freshTimestamps(moment: number, taken: string | null, count: number): readonly string[] {
  const takenAt = (taken === null ? null : parseStoredTimestamp(taken)) ?? -Infinity;
  const next = takenAt - STORED_OFFSET + SECOND;
  const start = next > moment && next <= moment + MOST_AHEAD ? next : moment;
  return Array.from({ length: count }, (_, later) => toStoredTimestamp(start + later * SECOND));
}

/**
 * Whether a text is a valid date and time from 2000 to 2099 in the stored form; only such a text can name a version
 * (rule 58).
 */
export function isStoredTime(text: string): boolean {
  const milliseconds = text.length === STORED_LENGTH ? parseStoredTimestamp(text) : null;
  // Date.parse reads 30 February as a day in March.
  return milliseconds !== null && new Date(milliseconds).toISOString().startsWith(text);
}

/** The stored text read as UTC, in milliseconds; null when it is no time from 2000 to 2099. */
export function parseStoredTimestamp(stored: string): number | null {
  const match = STORED_PATTERN.exec(stored);
  if (!match) {
    return null;
  }
  const milliseconds = Date.parse(`${match[0]}Z`);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

/** The true moment of a stored time, both in milliseconds: subtracts the two hours that are added when it is stored (rule 24). */
export function momentOfStored(stored: number): number {
  return stored - STORED_OFFSET;
}

/** The latest of some parsed times, ignoring unreadable ones (null); null when none is left. */
export function latestOf(times: readonly (number | null)[]): number | null {
  const valid = times.filter((time) => time !== null);
  return valid.length === 0 ? null : Math.max(...valid);
}

/** The date and time to show for a stored time in milliseconds. It doesn't depend on the viewer's time zone. */
export function storedTimeFields(stored: number, display: UpdatedTimeDisplay, officeTimeZone: string): DateTimeFields {
  return display === 'plus-two-hours'
    ? universalFieldsOf(stored + DISPLAY_OFFSET)
    : momentFields(momentOfStored(stored), officeTimeZone);
}

/** The same time for the `datetime` attribute of a `<time>`: the shifted time when that is shown, otherwise the true moment. */
export function toMachineTime(stored: number, display: UpdatedTimeDisplay): string {
  return display === 'plus-two-hours'
    ? new Date(stored + DISPLAY_OFFSET).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
    : new Date(momentOfStored(stored)).toISOString();
}

/** Parts of a date and time: whole numbers as text, hours and minutes with two digits. */
export type DateTimeFields = Readonly<Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>>;

// Avoids Intl: its first use takes a slow phone a tenth of a second, for which the first rates would have to wait.
function universalFieldsOf(moment: number): DateTimeFields {
  const date = new Date(moment);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return {
    day: String(date.getUTCDate()),
    month: String(date.getUTCMonth() + 1),
    year: String(date.getUTCFullYear()),
    hour: twoDigits(date.getUTCHours()),
    minute: twoDigits(date.getUTCMinutes()),
  };
}

/** A moment in milliseconds since 1970 on the clock of a time zone. */
export function momentFields(moment: number, timeZone: string): DateTimeFields {
  const parts = formatterOf(timeZone).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as unknown as DateTimeFields;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

// Creating a formatter takes far longer than using it.
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en', {
      timeZone,
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

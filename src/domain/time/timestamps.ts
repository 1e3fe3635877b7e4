/**
 * The 'updated' time of a rate. It is stored as the writer's moment plus two hours, and shown with two more
 * (rules 24 and 25).
 */
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const STORED_OFFSET = 2 * HOUR;
const DISPLAY_OFFSET = 2 * HOUR;
/** Changes within one second push a stored time ahead of the clock, by a second each. What is further ahead comes from a wrong clock. */
const MOST_AHEAD = 60 * SECOND;
const STORED_LENGTH = '2026-04-13T15:30:00'.length;
/** Of this century alone: the day after the last one of the year 9999 has a form that no reckoning with days here could read. */
const STORED_PATTERN = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** How a stored time is shown: by rule 25, or as the true moment on the office's clock. */
export type UpdatedTimeDisplay = 'plus-two-hours' | 'office-time';

/** Milliseconds since 1970 as 'updated' stores them: two hours ahead, without milliseconds and zone. */
export function toStoredTimestamp(moment: number): string {
  return new Date(moment + STORED_OFFSET).toISOString().slice(0, STORED_LENGTH);
}

/**
 * So many stored times, a second apart, beginning with that of a moment. If a change within the same second has taken its time, they
 * begin a second after the taken one: behind "…T16:00:05" the first is "…T16:00:06".
 */
export function freshTimestamps(moment: number, taken: string | null, count: number): readonly string[] {
  const takenAt = (taken === null ? null : parseStoredTimestamp(taken)) ?? -Infinity;
  const next = takenAt - STORED_OFFSET + SECOND;
  const start = next > moment && next <= moment + MOST_AHEAD ? next : moment;
  return Array.from({ length: count }, (_, later) => toStoredTimestamp(start + later * SECOND));
}

/** Whether a text is a date and time of this century in the stored form: only such a one names a version (rule 58). */
export function isStoredTime(text: string): boolean {
  const milliseconds = text.length === STORED_LENGTH ? parseStoredTimestamp(text) : null;
  // A day such as 30 February is read as one of March.
  return milliseconds !== null && new Date(milliseconds).toISOString().startsWith(text);
}

/** The stored text read as UTC fields, in milliseconds; null when it is no time of this century. */
export function parseStoredTimestamp(stored: string): number | null {
  const match = STORED_PATTERN.exec(stored);
  if (!match) {
    return null;
  }
  const milliseconds = Date.parse(`${match[0]}Z`);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

/** The true moment of a stored time, both in milliseconds: without the two hours that are added when it is stored (rule 24). */
export function momentOfStored(stored: number): number {
  return stored - STORED_OFFSET;
}

/** The latest of stored times that were read; those that are no time don't count, null when none is left. */
export function latestOf(times: readonly (number | null)[]): number | null {
  const valid = times.filter((time) => time !== null);
  return valid.length === 0 ? null : Math.max(...valid);
}

/** What a stored time in milliseconds shows, the same in every viewer's time zone. */
export function storedTimeFields(stored: number, display: UpdatedTimeDisplay, officeTimeZone: string): DateTimeFields {
  return display === 'plus-two-hours'
    ? universalFieldsOf(stored + DISPLAY_OFFSET)
    : momentFields(momentOfStored(stored), officeTimeZone);
}

/** The same time for the `datetime` of a `<time>`: what is shown, or the true moment where that is shown. */
export function toMachineTime(stored: number, display: UpdatedTimeDisplay): string {
  return display === 'plus-two-hours'
    ? new Date(stored + DISPLAY_OFFSET).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
    : new Date(momentOfStored(stored)).toISOString();
}

/** Parts of a date and time: whole numbers as text, hours and minutes with two digits. */
export type DateTimeFields = Readonly<Record<'day' | 'month' | 'year' | 'hour' | 'minute', string>>;

// This does without Intl, whose first use takes a slow phone a tenth of a second: the first rates would wait for it.
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

// To make one takes far longer than to use it.
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

/** The office's notices and closures as staff write them (rules 103 and 104): how to read them, and when they hold. */
import { compareTexts } from '../compareTexts';
import type { Language } from '../languages';
import { languages } from '../languages';
import { isPlainLine } from '../plainLine';
import { isMoment } from '../time/moment';
import type { Closure } from '../time/openingHours';
import { isDay } from '../time/zonedTime';

/** What a notice says: in Slovak, and optionally in other languages. */
export type NoticeText = Readonly<{ sk: string } & Partial<Record<Language, string>>>;

/** What staff write: a text, a closure or both, and the days on which it holds. */
export interface NoticeContent {
  readonly text: NoticeText | null;
  /** As YYYY-MM-DD, on the office's calendar. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Closed on whole days ('day'), or on each day between two times as HH:MM; null when the office isn't closed. */
  readonly closed: Closure['closed'] | null;
}

/** A notice that holds now or will hold. */
export interface Notice extends NoticeContent {
  readonly id: string;
}

/** One version of a notice. */
export interface NoticeVersion extends Notice {
  /** Counted from 1; the highest number is the newest version. */
  readonly version: number;
  /** Id of the account that made the version. */
  readonly by: string;
  /** When the version was made, by the server's clock, in milliseconds since 1970. */
  readonly at: number;
  readonly isWithdrawn: boolean;
}

/** The most characters that a text may have. */
export const MOST_CHARACTERS = 500;
const VERSION = /^[1-9]\d{0,2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads one untrusted version; null when anything that visitors rely on is missing or malformed. */
export function parseNoticeVersion(id: string, key: string, value: unknown): NoticeVersion | null {
  const fields = fieldsOf(value);
  const content = parseNoticeContent(value);
  const { by, at, isWithdrawn } = fields;
  return content !== null && VERSION.test(key) && typeof by === 'string' && isMoment(at) && typeof isWithdrawn === 'boolean'
    ? { id, version: Number(key), ...content, by, at, isWithdrawn }
    : null;
}

/**
 * Reads what an untrusted notice says and when it holds; null when it is malformed. An unusable translation is left
 * out, but an unusable Slovak text makes the whole notice malformed.
 */
export function parseNoticeContent(value: unknown): NoticeContent | null {
  const { text, firstDay, lastDay, closed } = fieldsOf(value);
  const parsedText = parseText(text);
  const parsedClosed = parseClosed(closed);
  return isDay(firstDay) &&
    isDay(lastDay) &&
    firstDay <= lastDay &&
    parsedText !== undefined &&
    parsedClosed !== undefined &&
    (parsedText !== null || parsedClosed !== null)
    ? { text: parsedText, firstDay, lastDay, closed: parsedClosed }
    : null;
}

/** The number of the newest version among the keys of a notice, readable or not; 0 when it has none. */
export function newestVersionOf(versions: unknown): number {
  return Object.entries(fieldsOf(versions))
    .filter(([key, value]) => VERSION.test(key) && value != null)
    .reduce((newest, [key]) => Math.max(newest, Number(key)), 0);
}

/**
 * Reads a notice from its newest version; null when that version was withdrawn or can't be read. An older version is no
 * substitute, because what it said may be wrong by now (rule 104).
 */
export function parseNotice(id: string, versions: unknown): Notice | null {
  const newest = String(newestVersionOf(versions));
  const version = parseNoticeVersion(id, newest, fieldsOf(versions)[newest]);
  return version === null || version.isWithdrawn ? null : noticeOf(version);
}

function noticeOf({ id, text, firstDay, lastDay, closed }: Notice): Notice {
  return { id, text, firstDay, lastDay, closed };
}

/** The notices that hold on a day or will hold later, the next one first. */
export function noticesFrom(notices: readonly Notice[], today: string): readonly Notice[] {
  return notices.filter(({ lastDay }) => today <= lastDay).sort(byDays);
}

/** The notices that have a text for a day. */
export function textsOn(notices: readonly Notice[], day: string): readonly (Notice & { readonly text: NoticeText })[] {
  return notices.filter(
    (notice): notice is Notice & { readonly text: NoticeText } =>
      notice.text !== null && notice.firstDay <= day && day <= notice.lastDay,
  );
}

/** Whether a text is allowed in a notice: 1 to 500 visible characters on one line. */
export function isNoticeText(text: unknown): text is string {
  return isPlainLine(text, MOST_CHARACTERS);
}

/** Whether a value is a time of day as HH:MM. */
export function isTime(time: unknown): time is string {
  return typeof time === 'string' && TIME.test(time);
}

/** Undefined when the text is malformed. */
function parseText(text: unknown): NoticeText | null | undefined {
  if (text == null) {
    return null;
  }
  const texts = fieldsOf(text);
  const { sk } = texts;
  const readable = languages.filter((language) => isNoticeText(texts[language]));
  return isNoticeText(sk) ? { sk, ...Object.fromEntries(readable.map((language) => [language, texts[language]])) } : undefined;
}

function parseClosed(closed: unknown): NoticeContent['closed'] | undefined {
  if (closed == null) {
    return null;
  }
  const { from, to } = fieldsOf(closed);
  return closed === 'day' ? closed : isTime(from) && isTime(to) && from < to ? { from, to } : undefined;
}

/** An untrusted value's own members; the database may send numeric keys as an array. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function byDays(one: Notice, other: Notice): number {
  return compareTexts(one.firstDay, other.firstDay) || compareTexts(one.lastDay, other.lastDay) || compareTexts(one.id, other.id);
}

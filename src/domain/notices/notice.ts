/** The office's notices and closures as staff write them (rules 103 and 104): what of them can be read, and when they hold. */
import { compareTexts } from '../compareTexts';
import type { Language } from '../languages';
import { languages } from '../languages';
import { isPlainLine } from '../plainLine';
import { isMoment } from '../time/moment';
import type { Closure } from '../time/openingHours';
import { isDay } from '../time/zonedTime';

/** What a notice says, in Slovak and perhaps in other languages. */
export type NoticeText = Readonly<{ sk: string } & Partial<Record<Language, string>>>;

/** What staff write: a text, a closure or both, and on which days it holds. */
export interface NoticeContent {
  readonly text: NoticeText | null;
  /** As YYYY-MM-DD, on the office's calendar. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** On whole days, or on each of them from one time to a later one, as HH:MM; null when the office isn't closed. */
  readonly closed: Closure['closed'] | null;
}

/** A notice that holds, or will. */
export interface Notice extends NoticeContent {
  readonly id: string;
}

/** One version of a notice. */
export interface NoticeVersion extends Notice {
  /** Counted from 1; the highest number is the newest version. */
  readonly version: number;
  /** Id of the account that made it. */
  readonly by: string;
  /** When it was made, by the server's clock, in milliseconds since 1970. */
  readonly at: number;
  readonly isWithdrawn: boolean;
}

/** So many characters a text may have. */
export const MOST_CHARACTERS = 500;
const VERSION = /^[1-9]\d{0,2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads one version, untrusted; null when anything that a visitor would rely on is missing or malformed. */
export function parseNoticeVersion(id: string, key: string, value: unknown): NoticeVersion | null {
  const fields = fieldsOf(value);
  const content = parseNoticeContent(value);
  const { by, at, isWithdrawn } = fields;
  return content !== null && VERSION.test(key) && typeof by === 'string' && isMoment(at) && typeof isWithdrawn === 'boolean'
    ? { id, version: Number(key), ...content, by, at, isWithdrawn }
    : null;
}

/** Reads what a notice says and when it holds, untrusted. A translation that won't do is left out, a Slovak text must do. */
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
 * A notice by its newest version; null when that one was withdrawn, or can't be read: what an older one said may be wrong by
 * now, so that nothing of it is shown (rule 104).
 */
export function parseNotice(id: string, versions: unknown): Notice | null {
  const newest = String(newestVersionOf(versions));
  const version = parseNoticeVersion(id, newest, fieldsOf(versions)[newest]);
  return version === null || version.isWithdrawn ? null : noticeOf(version);
}

function noticeOf({ id, text, firstDay, lastDay, closed }: Notice): Notice {
  return { id, text, firstDay, lastDay, closed };
}

/** Of notices, those that hold on a day or will later, the next first. */
export function noticesFrom(notices: readonly Notice[], today: string): readonly Notice[] {
  return notices.filter(({ lastDay }) => today <= lastDay).sort(byDays);
}

/** Of notices, those that say something on a day. */
export function textsOn(notices: readonly Notice[], day: string): readonly (Notice & { readonly text: NoticeText })[] {
  return notices.filter(
    (notice): notice is Notice & { readonly text: NoticeText } =>
      notice.text !== null && notice.firstDay <= day && day <= notice.lastDay,
  );
}

/** Whether a text will do in a notice: 1 to 500 visible characters on one line. */
export function isNoticeText(text: unknown): text is string {
  return isPlainLine(text, MOST_CHARACTERS);
}

/** Whether a text is a time that a clock shows, as HH:MM. */
export function isTime(time: unknown): time is string {
  return typeof time === 'string' && TIME.test(time);
}

/** Undefined when it is malformed. */
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

/** Own members of whatever came; numeric keys may have come as a list. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function byDays(one: Notice, other: Notice): number {
  return compareTexts(one.firstDay, other.firstDay) || compareTexts(one.lastDay, other.lastDay) || compareTexts(one.id, other.id);
}

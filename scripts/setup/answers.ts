import { numberToDial } from '../../build/phoneNumbers';
import type { Closure, Hours, OpeningHours } from '../../src/domain/time/openingHours';
import { dailyHours, padTime } from '../../src/domain/time/openingHours';
import type { Office, Phone } from '../../src/site/office';

/** An answer that can't be read; the message says what is expected, with an example. */
export class Unreadable extends Error {}

/** How to show and read one kind of answer; `read` throws Unreadable, or leaves it to the schema to refuse the value. */
export interface AnswerKind<Value = unknown> {
  /** Shown after the question. */
  readonly hint?: string;
  readonly show: (value: Value) => string;
  readonly read: (text: string) => unknown;
}

/** The answer that stands for null. */
const NONE = '-';

const shown = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export const text: AnswerKind = { show: shown, read: (typed) => typed };

export const number: AnswerKind = {
  show: shown,
  read: (typed) => {
    const digits = typed.replace(/(?<=\d)[ \u00A0](?=\d{3}(?!\d))/g, '');
    if (/^\d{1,3}([.,]\d{3})+$/.test(digits)) {
      throw new Unreadable(
        `may mean thousands or decimals: write ${digits.replace(/[.,]/g, '')} or ${Number.parseInt(digits, 10)}`,
      );
    }
    return decimal(digits) ?? refuse(`must be a number, such as 1000, not "${typed}"`);
  },
};

export const yesOrNo: AnswerKind = {
  hint: 'yes or no',
  show: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''),
  read: (typed) => {
    const answer = typed.toLowerCase();
    if (['yes', 'y', 'áno', 'ano'].includes(answer)) {
      return true;
    }
    return ['no', 'n', 'nie'].includes(answer) ? false : refuse(`must be yes or no, not "${typed}"`);
  },
};

/** An answer that may be null. */
export function orNone(kind: AnswerKind<never>): AnswerKind {
  return {
    hint: `${NONE} for none`,
    show: (value) => (value === null ? NONE : kind.show(value as never)),
    read: (typed) => (typed === NONE ? null : kind.read(typed)),
  };
}

export const phones: AnswerKind<readonly Phone[]> = {
  hint: 'as people read them, international, parted by commas: +421 911 222 333',
  show: (value) => value.map(({ display }) => display).join(', '),
  read: (typed) =>
    listed(typed, ',').map((display) =>
      /^[\d\s+()/.-]+$/.test(display)
        ? { number: numberToDial(display), display }
        : refuse(`must be a number without words and extensions, such as +421 911 222 333, not "${display}"`),
    ),
};

export const social: AnswerKind<NonNullable<Office['social']>> = {
  show: ({ name, url }) => [name, url].filter(Boolean).join(' '),
  read: (typed) => {
    const [, name, url] = /^(.*\S)\s+(\S+)$/.exec(typed) ?? [];
    return name === undefined
      ? refuse('must be a name and an address, such as Facebook https://www.facebook.com/office')
      : { name, url };
  },
};

/** Two numbers, whose decimals may stand behind a point or a comma. */
const PLACE = /^(-?\d+(?:[.,]\d+)?)(?:\s*[,;]\s*|\s+)(-?\d+(?:[.,]\d+)?)$/;

export const location: AnswerKind<Office['location']> = {
  hint: 'latitude, longitude in degrees: 49.2231, 18.7394; a right click on openstreetmap.org shows them',
  show: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  read: (typed) => {
    const [, latitude = '', longitude = ''] = PLACE.exec(typed) ?? [];
    return latitude === ''
      ? refuse('must be two numbers, such as 49.2231, 18.7394')
      : { latitude: decimal(latitude), longitude: decimal(longitude) };
  },
};

export const openingHours: AnswerKind<readonly OpeningHours[]> = {
  hint: 'all weekdays in order, 1 is Monday: 1-5 9:00-12:00, 13:00-17:00; 6-7 closed',
  show: (value) =>
    value
      .map((group) => {
        const hours = dailyHours(group).map((span) => span.join('-'));
        return `${[...new Set(group.days)].join('-')} ${hours.join(', ') || 'closed'}`;
      })
      .join('; '),
  read: (typed) =>
    listed(typed, ';').map((group) => {
      const [, first, last = first, hours = ''] = /^([1-7])(?:\s*[-–—]\s*([1-7]))?\s+(.+)$/.exec(group) ?? [];
      if (first === undefined) {
        throw new Unreadable(`must name weekdays by numbers and then hours, such as 1-5 8:00-17:00 or 6 closed, not "${group}"`);
      }
      return {
        days: [Number(first), Number(last)],
        ...(hours === 'closed' ? { hours: null } : hoursWithBreak(hours)),
      };
    }),
};

export const closures: AnswerKind<readonly Closure[]> = {
  hint: `days as 2026-12-24..2026-12-26, hours behind them: 2026-12-31 12:00-17:00; parted by semicolons, ${NONE} for none`,
  show: (value) =>
    value
      .map(({ firstDay, lastDay, closed }) => {
        const days = firstDay === lastDay ? firstDay : `${firstDay}..${lastDay}`;
        return closed === 'day' ? days : `${days} ${closed.from}-${closed.to}`;
      })
      .join('; ') || NONE,
  read: (typed) => listed(typed === NONE ? '' : typed, ';').map(closureOf),
};

function closureOf(text: string): unknown {
  const day = String.raw`\d{4}-\d\d-\d\d`;
  const [, firstDay, lastDay = firstDay, hours] =
    new RegExp(`^(${day})(?:\\s*\\.\\.\\s*(${day}))?(?:\\s+(.+))?$`).exec(text) ?? [];
  if (firstDay === undefined) {
    throw new Unreadable(`must be days such as 2026-12-24 or 2026-12-24..2026-12-26, not "${text}"`);
  }
  if (hours === undefined) {
    return { firstDay, lastDay, closed: 'day' };
  }
  const [[from, to], ...others] = spansOf(hours, 'hours such as 12:00-17:00, or nothing for whole days');
  if (others.length > 0) {
    refuse(`takes one span of hours, not "${hours}": give the days again with the other one, behind a semicolon`);
  }
  return { firstDay, lastDay, closed: { from: padTime(from), to: padTime(to) } };
}

/** The hours of a day from the beginning of the first span to the end of the second; what lies between is the break. */
function hoursWithBreak(text: string): Pick<OpeningHours, 'hours' | 'break'> {
  const [[opens, closes], afternoon, ...others] = spansOf(text, 'hours such as 8:00-17:00, or closed');
  if (others.length > 0) {
    refuse(`takes one break a day, not "${text}"`);
  }
  return afternoon ? { hours: [opens, afternoon[1]], break: [closes, afternoon[0]] } : { hours: [opens, closes] };
}

const SPAN = String.raw`([\d:.]+)\s*[-–—]\s*([\d:.]+)`;
/** Spans of hours with a comma, a plus, "and", "a" or a blank between them. */
const SPANS = new RegExp(String.raw`^${SPAN}(?:(?:\s*[,+]\s*|\s+(?:and\s+|a\s+)?)${SPAN})*$`);

/** The spans of hours in a text; whether their ends are times is up to the schema. */
function spansOf(text: string, wanted: string): readonly [Hours, ...Hours[]] {
  const spans = [...text.matchAll(new RegExp(SPAN, 'g'))].map(([, from = '', to = '']): Hours => [from, to]);
  const [first, ...others] = spans;
  return first && SPANS.test(text) ? [first, ...others] : refuse(`must end with ${wanted}, not with "${text}"`);
}

export const codes: AnswerKind<readonly string[]> = {
  hint: 'codes parted by blanks',
  show: (value) => value.join(' '),
  read: (typed) => typed.toUpperCase().split(/[\s,]+/),
};

export const smallestNotes: AnswerKind<Office['paidInNotes']['smallestNotes']> = {
  hint: `codes with notes: HUF 1000, CZK 100; ${NONE} for all notes of every currency`,
  show: (value) =>
    Object.entries(value)
      .map(([code, note]) => `${code} ${note}`)
      .join(', ') || NONE,
  read: (typed) =>
    Object.fromEntries(
      listed(typed === NONE ? '' : typed, ',').map((entry) => {
        const [, code = '', note = ''] = /^([a-z]+)\s+(\d[\d\s]*)$/i.exec(entry) ?? [];
        return code === ''
          ? refuse(`must be codes with one note each, parted by commas, such as HUF 1000, CZK 100, not "${entry}"`)
          : [code.toUpperCase(), number.read(note)];
      }),
    ),
};

export const languages: AnswerKind<readonly string[]> = {
  hint: 'codes parted by blanks: sk en de hu pl uk',
  show: (value) => value.join(' '),
  read: (typed) => typed.toLowerCase().split(/[\s,]+/),
};

function listed(typed: string, mark: string): readonly string[] {
  return typed
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function decimal(text: string): number | null {
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function refuse(reason: string): never {
  throw new Unreadable(reason);
}

import type { Closure, OpeningHours } from '../../src/domain/time/openingHours';
import type { Office, Phone } from '../../src/site/office';

/** How to show and read one kind of answer; an unreadable answer becomes a value that the schema refuses. */
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
  read: (typed) => (/^-?\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : typed),
};

export const yesOrNo: AnswerKind = {
  hint: 'yes or no',
  show: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''),
  read: (typed) => ({ yes: true, y: true, no: false, n: false })[typed.toLowerCase()] ?? typed,
};

/** An answer that may be null. */
export function orNone(kind: AnswerKind): AnswerKind {
  return {
    hint: `${NONE} for none`,
    show: (value) => (value === null ? NONE : kind.show(value)),
    read: (typed) => (typed === NONE ? null : kind.read(typed)),
  };
}

export const phones: AnswerKind<readonly Phone[]> = {
  hint: 'as people read them, international, parted by commas: +421 911 222 333',
  show: (value) => value.map(({ display }) => display).join(', '),
  read: (typed) => listed(typed, ',').map((display) => ({ number: display.replace(/[^\d+]/g, ''), display })),
};

export const location: AnswerKind<Office['location']> = {
  hint: 'latitude, longitude in degrees: 49.2231, 18.7394; a right click on openstreetmap.org shows them',
  show: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  read: (typed) => {
    const [latitude, longitude] = listed(typed, ',').map(number.read);
    return { latitude, longitude };
  },
};

export const openingHours: AnswerKind<readonly OpeningHours[]> = {
  hint: 'all weekdays in order, 1 is Monday: 1-5 9:00-17:00; 6-7 closed',
  show: (value) =>
    value.map(({ days, hours }) => `${[...new Set(days)].join('-')} ${hours === null ? 'closed' : hours.join('-')}`).join('; '),
  read: (typed) =>
    listed(typed, ';').map((group) => {
      const [days = '', hours = ''] = group.split(/\s+/, 2);
      const [first, last = first] = days.split('-').map(Number);
      return { days: [first, last], hours: hours === 'closed' ? null : hours.split('-') };
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
  read: (typed) =>
    listed(typed === NONE ? '' : typed, ';').map((closure) => {
      const [days = '', hours] = closure.split(/\s+/, 2);
      const [firstDay, lastDay = firstDay] = days.split('..');
      const [from, to] = hours?.split('-') ?? [];
      return { firstDay, lastDay, closed: hours === undefined ? 'day' : { from, to } };
    }),
};

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
        const [code = '', note = ''] = entry.split(/\s+/, 2);
        return [code.toUpperCase(), number.read(note)];
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

import type { Language } from '../languages';
import { languages } from '../languages';
import { toPlainLine } from '../plainLine';
import { daysBetween, isDay } from '../time/zonedTime';
import type { NoticeContent, NoticeText } from './notice';
import { isNoticeText, isTime, MOST_CHARACTERS } from './notice';

/** Whether the office is closed on the days of a notice, and how. */
export type Closing = 'day' | 'hours' | 'none';

/** A notice as staff type it. */
export interface NoticeDraft {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly closing: Closing;
  readonly from: string;
  readonly to: string;
  readonly text: Readonly<Record<Language, string>>;
}

/** A field of the form; each language has its own. */
export type NoticeField = 'firstDay' | 'lastDay' | 'from' | 'to' | Language;

/** What is wrong with one field. */
export type NoticeProblem =
  'noDay' | 'daysReversed' | 'noTime' | 'timesReversed' | 'noText' | 'noSlovak' | 'tooLong' | 'unsavable';

export type NoticeProblems = Readonly<Partial<Record<NoticeField, NoticeProblem>>>;

/** What staff should look at twice before they save a notice. */
export type NoticeConcern = 'past' | 'long';

export type NoticeReading =
  | { readonly isContent: true; readonly content: NoticeContent }
  | { readonly isContent: false; readonly problems: NoticeProblems };

/** Staff have to confirm a longer closure of whole days. */
const USUAL_DAYS = 14;

export const emptyNoticeDraft: NoticeDraft = {
  firstDay: '',
  lastDay: '',
  closing: 'day',
  from: '',
  to: '',
  text: Object.fromEntries(languages.map((language) => [language, ''])) as NoticeDraft['text'],
};

/** The draft for editing an existing notice. */
export function draftOf({ firstDay, lastDay, closed, text }: NoticeContent): NoticeDraft {
  const hours = closed === null || closed === 'day' ? { from: '', to: '' } : closed;
  return {
    firstDay,
    lastDay,
    closing: closed === null ? 'none' : closed === 'day' ? 'day' : 'hours',
    ...hours,
    text: { ...emptyNoticeDraft.text, ...text },
  };
}

/** Reads what was typed, and names every invalid field. An empty last day means the first day (rule 106). */
export function readNoticeDraft(draft: NoticeDraft): NoticeReading {
  const { firstDay, closing, from, to } = draft;
  const lastDay = draft.lastDay === '' ? firstDay : draft.lastDay;
  const texts = languages.map((language) => [language, toPlainLine(draft.text[language])] as const);
  const written = texts.filter(([, text]) => text !== '');
  const hasSlovak = written.some(([language]) => language === 'sk');
  const problems: NoticeProblems = {
    ...(!isDay(firstDay) && { firstDay: 'noDay' }),
    ...(isDay(firstDay) && !isDay(lastDay) && { lastDay: 'noDay' }),
    ...(isDay(firstDay) && isDay(lastDay) && lastDay < firstDay && { lastDay: 'daysReversed' }),
    ...(closing === 'hours' && problemsOfTimes(from, to)),
    ...Object.fromEntries(
      written.flatMap(([language, text]) => (isNoticeText(text) ? [] : [[language, problemOfText(text)] as const])),
    ),
    ...(!hasSlovak && written.length > 0 && { sk: 'noSlovak' }),
    ...(written.length === 0 && closing === 'none' && { sk: 'noText' }),
  };
  if (Object.keys(problems).length > 0) {
    return { isContent: false, problems };
  }
  const closed = closing === 'none' ? null : closing === 'day' ? closing : { from, to };
  return {
    isContent: true,
    content: { text: hasSlovak ? (Object.fromEntries(written) as NoticeText) : null, firstDay, lastDay, closed },
  };
}

function problemsOfTimes(from: string, to: string): NoticeProblems {
  if (!isTime(from) || !isTime(to)) {
    return { ...(!isTime(from) && { from: 'noTime' }), ...(!isTime(to) && { to: 'noTime' }) };
  }
  return from < to ? {} : { to: 'timesReversed' };
}

function problemOfText(text: string): NoticeProblem {
  return text.length > MOST_CHARACTERS ? 'tooLong' : 'unsavable';
}

/**
 * What is unusual about a notice on a day: it is already over, or it closes the office for more than 14 whole days. Hours that
 * the office is closed a day are not: it would not be closed for that long.
 */
export function noticeConcerns({ firstDay, lastDay, closed }: NoticeContent, today: string): readonly NoticeConcern[] {
  return [
    ...(lastDay < today ? (['past'] as const) : []),
    ...(closed === 'day' && daysBetween(firstDay, lastDay) >= USUAL_DAYS ? (['long'] as const) : []),
  ];
}

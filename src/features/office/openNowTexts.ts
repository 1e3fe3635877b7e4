import type { Opening, OpeningHours } from '../../domain/time/openingHours';
import { momentFields } from '../../domain/time/timestamps';
import { fill } from '../../site/pattern';
import type { Words } from '../../site/words/sk';

type OpenNowWords = Words['openNow'];

const DAY = 86_400_000;

/** Whether the office is open and when that changes, as a line: "Otvorené, zatvárame o 17:00". */
export function openingText({ isOpen, nextChange }: Opening, now: number, words: OpenNowWords, timeZone: string): string {
  if (nextChange === null) {
    return isOpen ? words.open : words.closed;
  }
  const { moment, day } = nextChange;
  const { hour, minute, ...fields } = momentFields(moment, timeZone);
  const when = fill(words.when[isOpen && moment - now < DAY ? 'soon' : day.kind], {
    ...fields,
    weekday: day.kind === 'weekday' ? (words.onWeekdays[day.weekday - 1] ?? '') : '',
    time: `${Number(hour)}:${minute}`,
  });
  return fill(isOpen ? words.openUntil : words.closedUntil, { when });
}

/** The longest line that may be said: its room is kept while nobody knows the time. */
export function longestOpeningText(words: OpenNowWords): string {
  const [weekday = ''] = [...words.onWeekdays].sort((one, other) => other.length - one.length);
  const texts = [words.openUntil, words.closedUntil].flatMap((line) =>
    Object.values(words.when).map((when) => fill(line, { when: fill(when, { weekday, day: '30', month: '12', time: '00:00' }) })),
  );
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}

/** The plain opening hours, short: "Po–Pi 9:00–17:00". */
export function hoursText(openingHours: readonly OpeningHours[], words: OpenNowWords): string {
  const texts = openingHours.flatMap(({ days, hours }) =>
    hours === null ? [] : [`${[...new Set(days)].map((day) => words.weekdays[day - 1]).join('–')} ${hours.join('–')}`],
  );
  return texts.length === 0 ? words.closed : texts.join(', ');
}

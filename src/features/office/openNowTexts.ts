import type { Opening, OpeningHours } from '../../domain/time/openingHours';
import { dailyHours } from '../../domain/time/openingHours';
import { momentFields } from '../../domain/time/timestamps';
import { fill } from '../../site/pattern';
import type { Words } from '../../site/words/sk';
import { DAY } from '../../domain/time/units';

type OpenNowWords = Words['openNow'];

/** The line that says whether the office is open and when that changes: "Otvorené, zatvárame o 17:00". */
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

/** The longest possible line; its space is reserved while the time is unknown. */
export function longestOpeningText(words: OpenNowWords): string {
  const [weekday = ''] = [...words.onWeekdays].sort((one, other) => other.length - one.length);
  const texts = [words.openUntil, words.closedUntil].flatMap((line) =>
    Object.values(words.when).map((when) => fill(line, { when: fill(when, { weekday, day: '30', month: '12', time: '00:00' }) })),
  );
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}

/** A dash after which no line ends (U+2060 is the word joiner), so that a narrow phone doesn't tear "9:00–17:00" apart. */
const DASH = '–\u2060';

/** The regular opening hours in short form: "Po–Pi 9:00–17:00". */
export function hoursText(openingHours: readonly OpeningHours[], words: OpenNowWords): string {
  const texts = openingHours
    .filter(({ hours }) => hours !== null)
    .map((group) => {
      const days = [...new Set(group.days)].map((day) => words.weekdays[day - 1]).join(DASH);
      const hours = dailyHours(group).map((span) => span.join(DASH));
      return `${days} ${hours.join(', ')}`;
    });
  return texts.length === 0 ? words.closed : texts.join(', ');
}

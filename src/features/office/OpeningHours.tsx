import { Fragment } from 'react';
import type { Closure, Hours, OpeningHours as OpeningHoursOfDays } from '../../domain/time/openingHours';
import { closuresAhead, dailyHours } from '../../domain/time/openingHours';
import { capitalise } from '../../site/capitalise';
import { fill } from '../../site/pattern';
import { useSite } from '../../site/useSite';
import type { Words } from '../../site/words/sk';
import { useNow } from '../../ui/useNow';
import { dayText } from './dayText';
import { useOpeningTimes } from './knownNotices';

/** The opening hours, with days that share their hours on one line, followed by the closures of the next days. */
export function OpeningHours() {
  return <OpeningHoursAt now={useNow()} />;
}

/** The opening hours as shown at a time in milliseconds since 1970; no closures while the time is unknown (null). */
export function OpeningHoursAt({ now }: { readonly now: number | null }) {
  const { words, office } = useSite();
  const times = useOpeningTimes();
  const closures = now === null ? [] : closuresAhead(times.closures, now, office.timeZone);
  const lines = [
    ...office.openingHours.map((group) => ({
      days: formatDays(group.days, words.contact.weekdays),
      hours: formatHours(group) || words.contact.closed,
    })),
    ...closures.map((closure) => ({ days: formatClosedDays(closure, words), hours: formatClosedHours(closure, words) })),
  ];
  // Staff may have published a closure that the office's own list has already.
  const distinct = new Map(lines.map((line) => [line.days + line.hours, line]));
  return (
    <dl className="contact__hours">
      {[...distinct.values()].map(({ days, hours }) => (
        <Fragment key={days + hours}>
          <dt>{days}</dt>
          <dd className="contact__hour">{hours}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function formatDays(days: OpeningHoursOfDays['days'], weekdays: readonly string[]): string {
  return capitalise([...new Set(days)].map((weekday) => weekdays[weekday - 1]).join(' – '));
}

function formatHours(group: OpeningHoursOfDays): string {
  return dailyHours(group).map(spanText).join(', ');
}

/** Non-breaking spaces keep the two ends on one line; after the dash, a line could break all the same. */
function spanText(hours: Hours): string {
  return hours.join('\u00a0–\u2060\u00a0');
}

function formatClosedDays({ firstDay, lastDay }: Closure, words: Words): string {
  return [...new Set([firstDay, lastDay])].map((day) => dayText(day, words)).join(' – ');
}

function formatClosedHours({ closed }: Closure, { contact }: Words): string {
  return closed === 'day' ? contact.closed : fill(contact.closedFromTo, { hours: spanText([closed.from, closed.to]) });
}

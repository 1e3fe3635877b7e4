import { Fragment } from 'react';
import type { OpeningHours as OpeningHoursOfDays } from '../../site/office';
import { useSite } from '../../site/useSite';

/** When the office is open; days that share their hours share a line. */
export function OpeningHours() {
  const { words, office } = useSite();
  return (
    <dl className="contact__hours">
      {office.openingHours.map(({ days, hours }) => (
        <Fragment key={days.join()}>
          <dt>{formatDays(days, words.contact.weekdays)}</dt>
          <dd className="contact__hour">{hours === null ? words.contact.closed : hours.join(' – ')}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function formatDays(days: OpeningHoursOfDays['days'], weekdays: readonly string[]): string {
  return [...new Set(days)].map((weekday) => weekdays[weekday - 1]).join(' – ');
}

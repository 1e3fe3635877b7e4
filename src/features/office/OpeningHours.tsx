import { Fragment } from 'react';
import { office } from '../../site/office';
import { texts } from '../../site/words/sk';

/** When the office is open; days that share their hours share a line. */
export function OpeningHours() {
  return (
    <dl className="contact__hours">
      {office.openingHours.map(({ days, hours }) => (
        <Fragment key={days.join()}>
          <dt>{formatDays(days)}</dt>
          <dd className="contact__hour">{hours === null ? texts.contact.closed : hours.join(' – ')}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function formatDays(days: readonly [first: number, last: number]): string {
  return [...new Set(days)].map((weekday) => texts.contact.weekdays[weekday - 1]).join(' – ');
}

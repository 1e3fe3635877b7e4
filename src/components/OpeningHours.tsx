import { Fragment } from 'react';
import { office } from '../config/office';
import { texts } from '../config/texts';
import { formatDays } from '../domain/weekdays';

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

/** What search engines read of the office, in the vocabulary of schema.org (rule 98). */
import type { DayOfWeek, FinancialService, OpeningHoursSpecification, WithContext } from 'schema-dts';
import { BASE_CURRENCY } from '../domain/rates/currency';
import type { Closure } from '../domain/time/openingHours';
import { openSpansOf } from '../domain/time/openingHours';
import { momentFields } from '../domain/time/timestamps';
import { daysBetween, daysLater } from '../domain/time/zonedTime';
import type { Office } from './office';
import { homePathOf, SHARE_PICTURE } from './paths';
import type { Site } from './site';

/** From Monday to Sunday. */
const WEEKDAYS: readonly DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const NO_HOURS = ['00:00', '00:00'] as const;
/** As much of a closure as is told, in days. */
const LONGEST_CLOSURE = 60;

/** The office as a business: name, place, ways to reach it and hours, its closures and those that staff have published included. */
export function structuredOffice(
  { language, words, office }: Pick<Site, 'language' | 'words' | 'office'>,
  published: readonly Closure[] = [],
): WithContext<FinancialService> {
  const { latitude, longitude } = office.location;
  return {
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: office.brand,
    legalName: office.legalName,
    description: words.hero.lead,
    url: office.website + homePathOf(language),
    image: office.website + SHARE_PICTURE.path,
    telephone: office.phones[0].number,
    email: office.email,
    sameAs: office.social.url,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      postalCode: office.postalCode,
      addressLocality: office.town,
      addressCountry: 'SK',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: office.openingHours.flatMap(({ days: [first, last], hours }) =>
      hours === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: WEEKDAYS.slice(first - 1, last),
              opens: padTime(hours[0]),
              closes: padTime(hours[1]),
            },
          ],
    ),
    specialOpeningHoursSpecification: specialHours([...office.closures, ...published], office),
    currenciesAccepted: [BASE_CURRENCY, ...office.currencyOrder].join(', '),
    paymentAccepted: 'Cash',
  };
}

/** What all closures leave of each closed day's hours; a day without any opens and closes at once, as the vocabulary has it. */
function specialHours(closures: readonly Closure[], { openingHours, timeZone }: Office): readonly OpeningHoursSpecification[] {
  return [...new Set(closures.flatMap(daysOf))].sort().flatMap((day) => {
    const spans = openSpansOf(day, { openingHours, closures, timeZone });
    const hours = spans.map(({ from, to }) => [clockTime(from, timeZone), clockTime(to, timeZone)] as const);
    return (hours.length > 0 ? hours : [NO_HOURS]).map(([opens, closes]): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens,
      closes,
    }));
  });
}

function daysOf({ firstDay, lastDay }: Closure): readonly string[] {
  const length = Math.min(daysBetween(firstDay, lastDay), LONGEST_CLOSURE) + 1;
  return Array.from({ length }, (_, index) => daysLater(firstDay, index));
}

/** A moment in milliseconds since 1970 on the clock of a time zone: "09:00". */
function clockTime(moment: number, timeZone: string): string {
  const { hour, minute } = momentFields(moment, timeZone);
  return `${hour}:${minute}`;
}

/** "9:00" as the vocabulary writes it: "09:00". */
function padTime(time: string): string {
  return time.padStart(5, '0');
}

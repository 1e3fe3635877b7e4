/** The office's data for search engines, in the vocabulary of schema.org (rule 98). */
import type { DayOfWeek, FinancialService, OpeningHoursSpecification, WithContext } from 'schema-dts';
import { BASE_CURRENCY } from '../domain/rates/currency';
import type { Closure } from '../domain/time/openingHours';
import { dailyHours, openSpansOf, padTime } from '../domain/time/openingHours';
import { momentFields } from '../domain/time/timestamps';
import { daysBetween, daysLater } from '../domain/time/zonedTime';
import type { Office } from './office';
import { homePathOf, SHARE_PICTURE } from './paths';
import { fill } from './pattern';
import type { Site } from './site';

/** In order, from Monday to Sunday. */
const WEEKDAYS: readonly DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const NO_HOURS = ['00:00', '00:00'] as const;
/** A longer closure is described only up to this many days. */
const LONGEST_CLOSURE = 60;

/**
 * The office as a business: name, place, contacts and hours, including its own closures and the ones that staff have
 * published.
 */
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
    description: fill(words.hero.lead, { street: office.street, town: office.town }),
    url: office.website + homePathOf(language),
    image: office.website + SHARE_PICTURE.path,
    telephone: office.phones[0].number,
    email: office.email,
    ...(office.social && { sameAs: office.social.url }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      postalCode: office.postalCode,
      addressLocality: office.town,
      addressCountry: 'SK',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: office.openingHours.flatMap((group) =>
      dailyHours(group).map(([opens, closes]): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WEEKDAYS.slice(group.days[0] - 1, group.days[1]),
        opens: padTime(opens),
        closes: padTime(closes),
      })),
    ),
    specialOpeningHoursSpecification: specialHours([...office.closures, ...published], office),
    currenciesAccepted: [BASE_CURRENCY, ...office.currencyOrder].join(', '),
    paymentAccepted: 'Cash',
  };
}

/**
 * The hours that remain on each day with a closure; schema.org expresses a day without any as hours that open and close
 * at the same time.
 */
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

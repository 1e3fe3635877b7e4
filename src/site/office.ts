/**
 * The office that the site belongs to: the one file to edit for another one.
 * All of it is fictional here; `.example` addresses and +421 900 000 … numbers belong to nobody.
 */
export interface OpeningHours {
  /** First and last day, 1 for Monday to 7 for Sunday. */
  readonly days: readonly [number, number];
  /** Times as HH:MM; null when closed. */
  readonly hours: readonly [opens: string, closes: string] | null;
}

interface Phone {
  /** As `tel:` wants it: international, no spaces. */
  readonly number: string;
  /** As people read it. */
  readonly display: string;
}

export interface Office {
  readonly brand: string;
  readonly legalName: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  readonly phones: readonly [Phone, ...Phone[]];
  readonly email: string;
  readonly social: { readonly name: string; readonly url: string };
  readonly map: { readonly embedUrl: string; readonly linkUrl: string };
  readonly openingHours: readonly OpeningHours[];
  /** A line for the notification banner, or null for none. */
  readonly announcement: string | null;
  /** How the time of the last update is shown; README.md says why there is a choice. */
  readonly updatedTimeDisplay: 'plus-two-hours' | 'office-time';
  readonly timeZone: string;
  /** The rate list's order; currencies that are not named follow by acronym. */
  readonly currencyOrder: readonly string[];
}

const location = { latitude: 48.9984, longitude: 21.2396 };
const mapMargin = { latitude: 0.0022, longitude: 0.0044 };
const boundingBox = [
  location.longitude - mapMargin.longitude,
  location.latitude - mapMargin.latitude,
  location.longitude + mapMargin.longitude,
  location.latitude + mapMargin.latitude,
].map((degrees) => degrees.toFixed(4));

export const office: Office = {
  brand: 'Zmenáreň Pod vežou',
  legalName: 'Zmenáreň Pod vežou, s. r. o.',
  street: 'Hlavná 12',
  postalCode: '080 01',
  town: 'Prešov',
  phones: [
    { number: '+421900000100', display: '+421 900 000 100' },
    { number: '+421900000200', display: '+421 900 000 200' },
  ],
  email: 'info@podvezou.example',
  social: { name: 'Facebook', url: 'https://facebook.example/zmenarenpodvezou' },
  map: {
    embedUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${boundingBox.join('%2C')}&layer=mapnik&marker=${location.latitude}%2C${location.longitude}`,
    linkUrl: `https://www.openstreetmap.org/?mlat=${location.latitude}&mlon=${location.longitude}#map=18/${location.latitude}/${location.longitude}`,
  },
  openingHours: [
    { days: [1, 5], hours: ['9:00', '17:00'] },
    { days: [6, 7], hours: null },
  ],
  announcement: null,
  updatedTimeDisplay: 'plus-two-hours',
  timeZone: 'Europe/Bratislava',
  currencyOrder: [
    'USD',
    'JPY',
    'CZK',
    'DKK',
    'GBP',
    'HUF',
    'PLN',
    'RON',
    'SEK',
    'CHF',
    'ISK',
    'NOK',
    'TRY',
    'AUD',
    'BRL',
    'CAD',
    'CNY',
    'HKD',
    'IDR',
    'ILS',
    'INR',
    'KRW',
    'MXN',
    'MYR',
    'NZD',
    'PHP',
    'SGD',
    'THB',
    'ZAR',
  ],
};

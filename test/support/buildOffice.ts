import type { Office } from '../../src/site/office';

/** The data of an office that is no demo; every test names only what it is about. */
export function buildOffice(fields: Partial<Office> = {}): Office {
  return {
    languages: ['sk', 'en', 'de', 'hu', 'pl', 'uk'],
    brand: 'Zmenáreň Na námestí',
    legalName: 'Na námestí, s. r. o.',
    street: 'Námestie 1',
    postalCode: '010 01',
    town: 'Žilina',
    phones: [{ number: '+421911222333', display: '+421 911 222 333' }],
    email: 'info@nanamesti.sk',
    social: { name: 'Facebook', url: 'https://www.facebook.com/nanamesti' },
    website: 'https://www.nanamesti.sk',
    location: { latitude: 49.2231, longitude: 18.7394 },
    openingHours: [{ days: [1, 7], hours: ['9:00', '17:00'] }],
    closures: [],
    announcement: null,
    updatedTimeDisplay: 'plus-two-hours',
    timeZone: 'Europe/Bratislava',
    individualRateFrom: 1_000,
    paidInNotes: { isOn: true, smallestNotes: {} },
    currencyOrder: [],
    ...fields,
  };
}

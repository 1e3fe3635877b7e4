import type { Office } from '../../src/site/office';

/** The data of an office that isn't a demo; a test names only the fields that it is about. */
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
    legal: {
      seat: 'Vysoká 7, 010 01 Žilina',
      companyId: '31333532',
      taxId: '2020317068',
      vatId: 'SK2020317068',
      register: 'Obchodný register Okresného súdu Žilina, oddiel Sro, vložka č. 1234/L',
      licence: { number: 'ODT-123/2020-1', issued: '2020-02-29', issuer: 'Národná banka Slovenska' },
      supervisor: { name: 'Národná banka Slovenska', address: 'Imricha Karvaša 1, 813 25 Bratislava' },
      complaints: { address: 'Námestie 1, 010 01 Žilina', email: 'reklamacie@nanamesti.sk', settledWithinDays: 30 },
    },
    conditions: { identificationFrom: 1_000, buysCoins: false, takesDamagedNotes: true, validFrom: '2026-01-01' },
    privacy: { contact: 'udaje@nanamesti.sk', recordsKeptYears: 5, enquiriesKeptMonths: 12, validFrom: '2026-01-01' },
    isFictional: false,
    currencyOrder: [],
    ...fields,
  };
}

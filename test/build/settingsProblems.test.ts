import { findFirebaseProblems, findOfficeProblems } from '../../build/settingsProblems';
import { firebaseSettings } from '../support/firebaseSettings';
import { readOffice } from '../../build/office';
import { TEST_OFFICE_FILE } from '../support/testOffice';
import type { Office } from '../../src/site/office';
import { buildOffice } from '../support/buildOffice';

const demoOffice = readOffice(TEST_OFFICE_FILE);

describe('findFirebaseProblems', () => {
  it('finds none in the settings of a project', () => {
    expect(findFirebaseProblems(firebaseSettings)).toEqual([]);
    expect(findFirebaseProblems({ ...firebaseSettings, FIREBASE_MEASUREMENT_ID: 'G-ABC123' })).toEqual([]);
  });

  it('names every missing setting', () => {
    expect(findFirebaseProblems({ FIREBASE_APP_ID: ' ' })).toEqual([
      'FIREBASE_API_KEY is missing',
      'FIREBASE_APP_ID is missing',
      'FIREBASE_AUTH_DOMAIN is missing',
      'FIREBASE_DATABASE_URL is missing',
      'FIREBASE_PROJECT_ID is missing',
    ]);
  });

  it.each([
    ['FIREBASE_API_KEY', 'your-api-key'],
    ['FIREBASE_API_KEY', '<paste here>'],
    ['FIREBASE_APP_ID', 'xxxxx'],
    ['FIREBASE_PROJECT_ID', 'demo-zmenaren'],
    ['FIREBASE_PROJECT_ID', 'your-firebase-project-id'],
    ['FIREBASE_AUTH_DOMAIN', 'office.example'],
    ['FIREBASE_MEASUREMENT_ID', 'TODO'],
  ])('takes %s=%s for a placeholder', (name, value) => {
    expect(findFirebaseProblems({ ...firebaseSettings, [name]: value })).toEqual([`${name} is a placeholder: "${value}"`]);
  });

  it.each([
    ['FIREBASE_DATABASE_URL', 'http://office-default-rtdb.firebaseio.com'],
    ['FIREBASE_DATABASE_URL', 'https://office-default-rtdb.firebaseio.com/currencies'],
    ['FIREBASE_DATABASE_URL', 'https://office.firebasedatabase.app.attacker.com'],
    ['FIREBASE_DATABASE_URL', 'https://office.firebaseio.com; script-src *'],
    ['FIREBASE_AUTH_DOMAIN', 'https://office.firebaseapp.com'],
    ['FIREBASE_PROJECT_ID', 'Office'],
    ['FIREBASE_MEASUREMENT_ID', 'UA-1234'],
  ])('refuses %s=%s', (name, value) => {
    expect(findFirebaseProblems({ ...firebaseSettings, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be .*, not "`)),
    ]);
  });
});

describe('findOfficeProblems', () => {
  it('finds none in the data of a real office', () => {
    expect(findOfficeProblems(buildOffice())).toEqual([]);
  });

  it('takes no street for a placeholder: a real office may be in the one of the demo', () => {
    expect(findOfficeProblems(buildOffice({ street: demoOffice.street, town: demoOffice.town }))).toEqual([]);
  });

  it('takes a coordinate for no placeholder: only the demo’s place is one', () => {
    expect(findOfficeProblems(buildOffice({ location: { latitude: 48.9984, longitude: 18.7394 } }))).toEqual([]);
    expect(findOfficeProblems(buildOffice({ location: demoOffice.location }))).toEqual([
      'office.location is a placeholder: "48.9984, 21.2396"',
    ]);
  });

  it('refuses the demo’s address, as the office’s and as one that the law asks for', () => {
    const { street, postalCode, town } = demoOffice;
    const { legal } = buildOffice();
    const complaints = { ...legal.complaints, address: 'Hlavná 12,  08001 Prešov' };
    const office = buildOffice({ street, postalCode, town, legal: { ...legal, seat: demoOffice.legal.seat, complaints } });
    expect(findOfficeProblems(office)).toEqual([
      'office.street, with its postal code and town, is a placeholder: "Hlavná 12, 080 01 Prešov"',
      'office.legal.seat is a placeholder: "Hlavná 12, 080 01 Prešov"',
      'office.legal.complaints.address is a placeholder: "Hlavná 12,  08001 Prešov"',
    ]);
  });

  it('knows the demo by what can be nobody else’s', () => {
    expect(findOfficeProblems(demoOffice).map((problem) => problem.split(' ')[0])).toEqual([
      'office.brand',
      'office.legalName',
      'office.phones[0].number',
      'office.phones[0].display',
      'office.phones[1].number',
      'office.phones[1].display',
      'office.email',
      'office.social.url',
      'office.website',
      'office.legal.companyId',
      'office.legal.taxId',
      'office.legal.register',
      'office.legal.licence.number',
      'office.legal.complaints.email',
      'office.conditions.validFrom',
      'office.privacy.contact',
      'office.privacy.enquiriesKeptMonths',
      'office.privacy.validFrom',
      'office.street,',
      'office.legal.seat',
      'office.legal.complaints.address',
      'office.location',
      'office.isFictional',
    ]);
  });

  it('names every decision that the office has not made', () => {
    const { conditions, privacy } = buildOffice();
    const undecided = (facts: object) => Object.fromEntries(Object.keys(facts).map((name) => [name, null]));
    const office = { ...buildOffice(), conditions: undecided(conditions), privacy: undecided(privacy) };
    expect(findOfficeProblems(office as unknown as Office)).toEqual([
      'office.conditions.identificationFrom is not decided',
      'office.conditions.buysCoins is not decided',
      'office.conditions.takesDamagedNotes is not decided',
      'office.conditions.validFrom is not decided',
      'office.privacy.contact is not decided',
      'office.privacy.recordsKeptYears is not decided',
      'office.privacy.enquiriesKeptMonths is not decided',
      'office.privacy.validFrom is not decided',
    ]);
  });

  it('takes an office without VAT, announcement and hours at the weekend', () => {
    const legal = { ...buildOffice().legal, vatId: null };
    const openingHours = [{ days: [1, 7], hours: null }] as const;
    expect(findOfficeProblems(buildOffice({ legal, openingHours, announcement: null }))).toEqual([]);
  });

  it('names every field that is empty or still the demo’s', () => {
    const office = buildOffice({
      brand: 'Zmenáreň Pod vežou',
      legalName: ' ',
      phones: [
        { number: '+421911222333', display: '+421 911 222 333' },
        { number: '+421900000200', display: '+421 900 000 200' },
      ],
      email: 'info@podvezou.example',
      social: { name: 'Facebook', url: 'https://facebook.example/zmenarenpodvezou' },
    });
    expect(findOfficeProblems(office)).toEqual([
      'office.brand is a placeholder: "Zmenáreň Pod vežou"',
      'office.legalName is missing',
      'office.phones[1].number is a placeholder: "+421900000200"',
      'office.phones[1].display is a placeholder: "+421 900 000 200"',
      'office.email is a placeholder: "info@podvezou.example"',
      'office.social.url is a placeholder: "https://facebook.example/zmenarenpodvezou"',
    ]);
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OFFICE_FILE, OFFICE_SCHEMA_FILE, officeJsonSchema, readOffice } from '../../build/office';
import type { Closure } from '../../src/domain/time/openingHours';
import type { LegalFacts, Office } from '../../src/site/office';
import { buildOffice } from '../support/buildOffice';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'office-'));
  file = path.join(directory, OFFICE_FILE);
});

afterEach(() => rmSync(directory, { recursive: true }));

function write(fields: object): void {
  writeFileSync(file, JSON.stringify({ ...buildOffice(), ...fields }));
}

function legalWith(facts: Partial<LegalFacts>): Pick<Office, 'legal'> {
  return { legal: { ...buildOffice().legal, ...facts } };
}

function closedOn(firstDay: string, lastDay: string, closed: Closure['closed'] = 'day'): Pick<Office, 'closures'> {
  return { closures: [{ firstDay, lastDay, closed }] };
}

describe('readOffice', () => {
  it("reads the project's own office", () => {
    expect(readOffice()).not.toHaveProperty('$schema');
  });

  it('reads a file that an editor on Windows has saved', () => {
    writeFileSync(file, `\uFEFF${JSON.stringify(buildOffice(), null, 2).replaceAll('\n', '\r\n')}`);
    expect(readOffice(file)).toEqual(buildOffice());
  });

  it('takes an office without a page on a social network', () => {
    write({ social: null });
    expect(readOffice(file).social).toBeNull();
  });

  it('takes an office that does not say from which sum on a better rate may be agreed', () => {
    write({ individualRateFrom: undefined });
    expect(readOffice(file).individualRateFrom).toBe(1_000);
  });

  it('takes an office that says nothing of notes', () => {
    write({ paidInNotes: undefined });
    expect(readOffice(file).paidInNotes).toEqual({ isOn: false, smallestNotes: {} });
    write({ paidInNotes: { isOn: true } });
    expect(readOffice(file).paidInNotes).toEqual({ isOn: true, smallestNotes: {} });
  });

  it('takes an office that is not registered for VAT, and one that says nothing of being made up', () => {
    write({ ...legalWith({ vatId: null }), isFictional: undefined });
    expect(readOffice(file)).toMatchObject({ legal: { vatId: null }, isFictional: false });
  });

  it('takes an office that has decided nothing yet: the build for visitors refuses it', () => {
    const conditions = { identificationFrom: null, buysCoins: null, takesDamagedNotes: null, validFrom: null };
    const privacy = { contact: null, recordsKeptYears: null, enquiriesKeptMonths: null, validFrom: null };
    write({ conditions, privacy });
    expect(readOffice(file)).toMatchObject({ conditions, privacy });
  });

  it('takes an office without closures, with closed days and with shorter ones', () => {
    write({ closures: undefined });
    expect(readOffice(file).closures).toEqual([]);
    const { closures } = closedOn('2026-12-24', '2026-12-26', { from: '12:00', to: '24:00' });
    write({ closures, openingHours: [{ days: [1, 7], hours: ['0:00', '24:00'] }] });
    expect(readOffice(file).closures).toEqual(closures);
  });

  it.each([
    ['a field is missing', { brand: undefined }, 'brand: '],
    ['a field is empty', { street: '  ' }, 'street: '],
    ['a field is not known', { fax: '+421 2' }, 'fax'],
    ['there is no phone', { phones: [] }, 'phones'],
    ['a phone could not be dialled', { phones: [{ number: '0900 000', display: '0900 000' }] }, 'phones.0.number: must be'],
    [
      'a phone is shown with another number',
      { phones: [{ number: '+4210905123456', display: '+421 (0)905 123 456' }] },
      'phones.0.display: must show the number that is dialled',
    ],
    [
      'a phone is shown with an extension',
      { phones: [{ number: '+421905123456', display: '+421 905 123 456 kl. 12' }] },
      'phones.0.display: must show',
    ],
    ['an e-mail address is none', { email: 'info' }, 'email: must be'],
    ['an e-mail address is not on the internet', { email: 'info@zmenaren' }, 'email: must be an e-mail address, such as'],
    [
      'a page is no web page',
      { social: { name: 'Us', url: 'javascript:alert(1)' } },
      'social.url: must be an address such as https',
    ],
    ['a place is not on earth', { location: { latitude: 91, longitude: 0 } }, 'location.latitude: '],
    [
      'a time is none',
      { openingHours: [{ days: [1, 5], hours: ['9:00', '25:00'] }] },
      'openingHours.0.hours.1: must be a time such as',
    ],
    ['a note is none', { paidInNotes: { isOn: true, smallestNotes: { HUF: 50 } } }, 'paidInNotes.smallestNotes: must name'],
    ['a note is of no known currency', { paidInNotes: { isOn: true, smallestNotes: { EUR: 5 } } }, 'paidInNotes.smallestNotes: '],
    ['a weekday is missing', { openingHours: [{ days: [1, 6], hours: null }] }, 'openingHours: must name every weekday once'],
    [
      'a weekday is named twice',
      {
        openingHours: [
          { days: [1, 5], hours: null },
          { days: [5, 7], hours: null },
        ],
      },
      'openingHours: must name every weekday once',
    ],
    ['a day is none', { openingHours: [{ days: [0, 5], hours: null }] }, 'openingHours.0.days.0: '],
    ['a closure is on no day', closedOn('2026-02-30', '2026-03-01'), 'closures.0.firstDay: must be a day of this century'],
    ['a closure ends on no day', closedOn('2026-12-24', '24.12.2026'), 'closures.0.lastDay: must be a day of this century'],
    ['a closure ends before it begins', closedOn('2026-12-26', '2026-12-24'), 'closures.0.lastDay: must not be before firstDay'],
    ['a closure is at no time', closedOn('2026-12-24', '2026-12-24', { from: '9:00', to: '12:00' }), 'closures.0.closed'],
    ['a time zone is none', { timeZone: 'Europe/Presov' }, 'timeZone: must be'],
    ['the legal facts are missing', { legal: undefined }, 'legal: '],
    ['a company id has a wrong digit', legalWith({ companyId: '31333533' }), 'legal.companyId: must be an IČO'],
    ['a tax id has a wrong digit', legalWith({ taxId: '2020317069' }), 'legal.taxId: must be a DIČ'],
    ['a VAT id lacks its country', legalWith({ vatId: '2020317068' }), 'legal.vatId: must be an IČ DPH'],
    ['a register is not named', legalWith({ register: ' ' }), 'legal.register: '],
    [
      'a licence is of no day',
      legalWith({ licence: { number: '1', issued: '3. 5. 2023', issuer: 'NBS' } }),
      'legal.licence.issued: must be a day',
    ],
    ['nothing is said of the conditions', { conditions: {} }, 'conditions.identificationFrom: '],
    [
      'conditions hold from no day',
      { conditions: { ...buildOffice().conditions, validFrom: '2026-02-30' } },
      'conditions.validFrom: must be a day',
    ],
    [
      'nobody answers for personal data',
      { privacy: { ...buildOffice().privacy, contact: 'Jana' } },
      'privacy.contact: must be an e-mail address',
    ],
    [
      'a document is asked for later than the law wants it',
      { conditions: { ...buildOffice().conditions, identificationFrom: 1_001 } },
      'conditions.identificationFrom: must not be above 1000',
    ],
    ['a currency has a small letter', { currencyOrder: ['jpy'] }, "currencyOrder.0: must be a currency's code in capitals"],
    ['the base currency is in the order', { currencyOrder: ['USD', 'EUR'] }, 'currencyOrder: must not name EUR'],
    ['a currency is named twice', { currencyOrder: ['USD', 'USD'] }, 'currencyOrder: must name each currency once'],
  ])('says so when %s', (_case, fields, message) => {
    write(fields);
    expect(() => readOffice(file)).toThrow(message);
  });

  it('takes an office that is open past midnight or all day, and a currency that nobody else knows', () => {
    const openingHours = [
      { days: [1, 5], hours: ['17:00', '8:00'] },
      { days: [6, 7], hours: ['8:00', '8:00'] },
    ];
    write({ openingHours, currencyOrder: ['UDS'] });
    expect(readOffice(file)).toMatchObject({ openingHours, currencyOrder: ['UDS'] });
  });

  it.each([
    ['without hours', null, ['12:00', '12:30']],
    ['before the hours', ['9:00', '17:00'], ['8:00', '8:30']],
    ['that begins with the hours', ['9:00', '17:00'], ['9:00', '9:30']],
    ['that ends with the hours', ['9:00', '17:00'], ['16:30', '17:00']],
    ['of no length', ['9:00', '17:00'], ['12:00', '12:00']],
    ['past midnight', ['18:00', '2:00'], ['23:30', '0:30']],
    ['to midnight', ['18:00', '2:00'], ['23:30', '24:00']],
    ['after midnight', ['18:00', '2:00'], ['0:30', '1:00']],
  ])('refuses a break %s', (_case, hours, pause) => {
    write({ openingHours: [{ days: [1, 7], hours, break: pause }] });
    expect(() => readOffice(file)).toThrow('openingHours.0.break: must lie within the hours and end before midnight');
  });

  it.each([
    [
      ['9:00', '17:00'],
      ['12:00', '12:30'],
    ],
    [
      ['18:00', '2:00'],
      ['22:00', '22:30'],
    ],
  ])('takes hours of %j with a break of %j, and a licence of the last century', (hours, pause) => {
    const openingHours = [{ days: [1, 7], hours, break: pause }];
    const { legal } = buildOffice();
    write({ openingHours, legal: { ...legal, licence: { ...legal.licence, issued: '1998-05-03' } } });
    expect(readOffice(file)).toMatchObject({ openingHours, legal: { licence: { issued: '1998-05-03' } } });
  });

  it('names every wrong field at once', () => {
    write({ brand: '', email: '', timeZone: '' });
    expect(() => readOffice(file)).toThrow(/brand[^]*email[^]*timeZone/);
  });

  it.each([
    ['{ "brand": ', 'is not JSON: Unexpected end of JSON input'],
    ['{\r\n  "brand": "A"\r\n  "town": "B"\r\n}', "is not JSON: Expected ',' or '}' after property value (line 3, column 3)"],
    ['{ "brand": "A", }', 'is not JSON: Expected double-quoted property name (line 1, column 17)'],
  ])('says where %j is no JSON', (contents, reason) => {
    writeFileSync(file, contents);
    expect(() => readOffice(file)).toThrow(`${file} ${reason}`);
  });

  it.each([
    ['Windows-1250', Buffer.from('{ "brand": "Zmen\xe1re\xf2" }', 'latin1')],
    ['UTF-16 with its mark', Buffer.from('\uFEFF{ "brand": "Zmenáreň" }', 'utf16le')],
    ['UTF-16', Buffer.from('{ "brand": "Zmenáreň" }', 'utf16le')],
  ])('does not take %s for UTF-8', (_encoding, contents) => {
    writeFileSync(file, contents);
    expect(() => readOffice(file)).toThrow(`${file} is not saved as UTF-8`);
  });

  it('says so when there is no file', () => {
    expect(() => readOffice(file)).toThrow(`${file} does not exist.`);
  });
});

it('the JSON Schema in the tree is the one that is checked', () => {
  expect(readFileSync(path.resolve(OFFICE_SCHEMA_FILE), 'utf8')).toBe(officeJsonSchema());
});

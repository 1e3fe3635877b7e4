import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OFFICE_FILE, OFFICE_SCHEMA_FILE, officeJsonSchema, readOffice } from '../../build/office';
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

describe('readOffice', () => {
  it("reads the project's own office", () => {
    expect(readOffice()).not.toHaveProperty('$schema');
  });

  it('reads a file that an editor on Windows has saved', () => {
    writeFileSync(file, `\uFEFF${JSON.stringify(buildOffice(), null, 2).replaceAll('\n', '\r\n')}`);
    expect(readOffice(file)).toEqual(buildOffice());
  });

  it.each([
    ['a field is missing', { brand: undefined }, 'brand: '],
    ['a field is empty', { street: '  ' }, 'street: '],
    ['a field is not known', { fax: '+421 2' }, 'fax'],
    ['there is no phone', { phones: [] }, 'phones'],
    ['a phone could not be dialled', { phones: [{ number: '0900 000', display: '0900 000' }] }, 'phones.0.number: must be'],
    ['an e-mail address is none', { email: 'info' }, 'email: must be'],
    ['a place is not on earth', { location: { latitude: 91, longitude: 0 } }, 'location.latitude: '],
    ['a time is none', { openingHours: [{ days: [1, 5], hours: ['9:00', '25:00'] }] }, 'openingHours.0.hours.1: '],
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
    ['a time zone is none', { timeZone: 'Europe/Presov' }, 'timeZone: must be'],
    ['a currency is named twice', { currencyOrder: ['USD', 'USD'] }, 'currencyOrder: must name each currency once'],
  ])('says so when %s', (_case, fields, message) => {
    write(fields);
    expect(() => readOffice(file)).toThrow(message);
  });

  it('names every wrong field at once', () => {
    write({ brand: '', email: '', timeZone: '' });
    expect(() => readOffice(file)).toThrow(/brand[^]*email[^]*timeZone/);
  });

  it('says so when the file is no JSON', () => {
    writeFileSync(file, '{ "brand": ');
    expect(() => readOffice(file)).toThrow('is not JSON');
  });
});

it('the JSON Schema in the tree is the one that is checked', () => {
  expect(readFileSync(path.resolve(OFFICE_SCHEMA_FILE), 'utf8')).toBe(officeJsonSchema());
});

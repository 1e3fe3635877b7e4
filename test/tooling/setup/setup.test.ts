import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { officeJsonSchema, readOffice } from '../../../build/office';
import { findFirebaseProblems, findOfficeProblems } from '../../../build/settingsProblems';
import * as kinds from '../../../scripts/setup/answers';
import { topicNames, topics } from '../../../scripts/setup/questions';
import { TEST_OFFICE_FILE } from '../../support/testOffice';
import { typescriptLoader } from '../../support/typescriptProcess';
import { converse } from './dialogue';

let directory: string;
let office: string;
let environment: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'setup-'));
  office = path.join(directory, 'office.json');
  environment = path.join(directory, '.env');
  cpSync(TEST_OFFICE_FILE, office);
});

afterEach(() => rmSync(directory, { recursive: true }));

const talk = (asked: readonly string[], ...answers: readonly string[]) => converse({ office, environment }, asked, answers);
const readDocument = () => JSON.parse(readFileSync(office, 'utf8')) as Record<string, unknown>;

const config = `
  // For Firebase JS SDK v7.20.0 and later, measurementId is optional
  const firebaseConfig = {
    apiKey: "AIzaSyB-real_key",
    authDomain: "our-office.firebaseapp.com",
    databaseURL: "https://our-office-default-rtdb.europe-west1.firebasedatabase.app",
    projectId: "our-office",
    storageBucket: "our-office.firebasestorage.app",
    messagingSenderId: "123456789",
    appId: "1:123456789:web:abc"
  };`;

const SEAT = 'Rohová 1, 010 01 Žilina';

const CONTACT = ['+421 911 222 333', 'info@narohu.sk', 'https://www.narohu.sk'];

const everything: readonly string[] = [
  ...['Zmenáreň Na rohu', 'Na rohu, s. r. o.', '-'],
  ...['Rohová 1', '010 01', 'Žilina', '49.2231, 18.7394', ''],
  ...[
    '+421 911 222 333, +421 911 222 444',
    'info@narohu.sk',
    'https://www.narohu.sk',
    'Facebook https://www.facebook.com/narohu',
  ],
  ...['1-5 8:30-17:00; 6 9:00-12:00; 7 closed', '2026-12-24..2026-12-26; 2026-12-31 12:00-17:00'],
  ...['', '2000', 'yes', 'huf 1000, CZK 200', 'office-time'],
  'sk en',
  ...[SEAT, '31333532', '2020317068', 'SK2020317068', 'Obchodný register Okresného súdu Žilina, 1/L'],
  ...['ODT-1/2020', '2020-02-29', '', '', '', SEAT, 'info@narohu.sk', ''],
  ...['1000', 'no', 'yes', '2026-01-01'],
  ...['udaje@narohu.sk', '5', '12', '2026-01-01'],
  ...config.split('\n'),
  '',
];

describe('npm run setup', () => {
  it('asks for all that a build for visitors needs, and writes both files', async () => {
    const { isWritten, said } = await talk(topicNames, ...everything, 'y');
    expect(said).toContain('Written.');
    expect(isWritten).toBe(true);
    const written = readOffice(office);
    expect(findOfficeProblems(written)).toEqual([]);
    expect(written).toMatchObject({
      phones: [
        { number: '+421911222333', display: '+421 911 222 333' },
        { number: '+421911222444', display: '+421 911 222 444' },
      ],
      openingHours: [
        { days: [1, 5], hours: ['8:30', '17:00'] },
        { days: [6, 6], hours: ['9:00', '12:00'] },
        { days: [7, 7], hours: null },
      ],
      paidInNotes: { isOn: true, smallestNotes: { HUF: 1000, CZK: 200 } },
      closures: [
        { firstDay: '2026-12-24', lastDay: '2026-12-26', closed: 'day' },
        { firstDay: '2026-12-31', lastDay: '2026-12-31', closed: { from: '12:00', to: '17:00' } },
      ],
      languages: ['sk', 'en'],
      conditions: { buysCoins: false, takesDamagedNotes: true },
      isFictional: false,
      currencyOrder: readOffice(TEST_OFFICE_FILE).currencyOrder,
    });
    expect(readDocument()).not.toHaveProperty('isFictional');
    const settings = Object.fromEntries(
      readFileSync(environment, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/s).slice(0, 2)),
    ) as Record<string, string>;
    expect(findFirebaseProblems(settings)).toEqual([]);
    expect(settings).toMatchObject({ FIREBASE_PROJECT_ID: 'our-office', FIREBASE_APP_ID: '1:123456789:web:abc' });
    expect(readdirSync(directory).sort()).toEqual(['.env', 'office.json']);
  });

  it('shows what stands there, and says that nothing has changed when all of it is kept', async () => {
    const before = readFileSync(office, 'utf8');
    const { isWritten, said } = await talk(['hours'], '', '');
    expect(said).toContain('[1-5 9:00-17:00; 6-7 closed]');
    expect(said).toContain('Nothing has changed.');
    expect(isWritten).toBe(true);
    expect(readFileSync(office, 'utf8')).toBe(before);
  });

  it('changes one thing and leaves the rest, in the form in which the project keeps it', async () => {
    const before = readDocument();
    const { said } = await talk(['hours'], '1-7 8:00-20:00', '', 'y');
    expect(said).toContain('openingHours = [{"days":[1,7],"hours":["8:00","20:00"]}]');
    expect(readDocument()).toEqual({ ...before, openingHours: [{ days: [1, 7], hours: ['8:00', '20:00'] }] });
    expect(Object.keys(readDocument())).toEqual(Object.keys(before));
    expect(readFileSync(office, 'utf8')).toContain('{ "days": [1, 7], "hours": ["8:00", "20:00"] }');
  });

  it.each([
    ['hours', ['1 - 7 8:00 – 17:00', '2026-12-31 8:00 - 12:00'], 'openingHours', [{ days: [1, 7], hours: ['8:00', '17:00'] }]],
    [
      'hours',
      ['', '2026-12-24 .. 2026-12-31 8:00–12:00'],
      'closures',
      [{ firstDay: '2026-12-24', lastDay: '2026-12-31', closed: { from: '08:00', to: '12:00' } }],
    ],
    ['rates', ['', '1 000', 'nie', 'huf 1 000', ''], 'paidInNotes', { isOn: false, smallestNotes: { HUF: 1000 } }],
    ['rates', ['', '2 500', 'Áno', '', ''], 'individualRateFrom', 2500],
    ['contact', [...CONTACT, '-'], 'social', null],
    ['contact', [...CONTACT, 'X (Twitter)  https://x.com/a'], 'social', { name: 'X (Twitter)', url: 'https://x.com/a' }],
  ])('of %s takes %j, as people write it', async (topic, answers, field, value) => {
    expect((await talk([topic], ...answers, 'y')).said).toContain('Written.');
    expect(readDocument()[field]).toEqual(value);
  });

  it.each(['8:00-12:00, 13:00-17:00', '8:00–12:00 13:00–17:00', '8:00 - 12:00 a 13:00 - 17:00'])(
    'takes hours with a break as %j, and shows them in one form',
    async (hours) => {
      await talk(['hours'], `1-7 ${hours}`, '', 'y');
      expect(readDocument()['openingHours']).toEqual([{ days: [1, 7], hours: ['8:00', '17:00'], break: ['12:00', '13:00'] }]);
      expect((await talk(['hours'], '', '')).said).toContain('[1-7 8:00-12:00, 13:00-17:00]');
    },
  );

  it('takes decimal commas in a place, and no zero in brackets in a phone number', () => {
    expect(kinds.location.read('49,08, 19,61')).toEqual({ latitude: 49.08, longitude: 19.61 });
    expect(kinds.location.read('49.08,19.61')).toEqual({ latitude: 49.08, longitude: 19.61 });
    expect(kinds.phones.read('+421 (0)905 123 456')).toEqual([{ number: '+421905123456', display: '+421 (0)905 123 456' }]);
  });

  it.each([
    ['hours', ['1-5 9:00-17:00'], 'must name every weekday once'],
    ['hours', ['1-7 9:00-25:00'], 'must be a time such as 9:00'],
    ['hours', ['1-7 16.30-17.30'], 'must be a time such as 9:00'],
    ['hours', ['1-7 8:00-10:00, 11:00-12:00, 13:00-17:00'], 'takes one break a day'],
    ['hours', ['1-7 8:00-13:00, 12:00-17:00'], 'must lie within the hours'],
    ['hours', ['1-7 9:00-12:00 (len dopoludnia)'], 'must end with hours such as 8:00-17:00, or closed'],
    ['hours', ['Po-Pi 8:00-17:00'], 'must name weekdays by numbers and then hours, such as 1-5 8:00-17:00'],
    ['hours', ['', '2026-12-31 08:00-12:00 13:00-15:00'], 'takes one span of hours'],
    ['hours', ['', '2026-12-24..2026-12-26 zatvorené'], 'hours such as 12:00-17:00, or nothing for whole days'],
    ['hours', ['', '24.12.2026'], 'must be days such as 2026-12-24'],
    ['hours', ['', '2026-02-30'], 'must be a day of this century'],
    ['law', [SEAT, '31333533'], 'must be an IČO'],
    ['law', [''], 'is a placeholder: "Hlavná 12, 080 01 Prešov"'],
    ['law', [SEAT, ''], 'is a placeholder: "99999994"'],
    ['law', [SEAT, '31333532', '2020317069'], 'must be a DIČ'],
    ['contact', ['0911 222 333'], 'must be international'],
    ['contact', [''], 'is a placeholder: "+421900000100"'],
    ['contact', ['+421 905 123 456 kl. 12'], 'must be a number without words and extensions'],
    ['contact', [...CONTACT, 'https://www.facebook.com/narohu'], 'must be a name and an address, such as Facebook https://'],
    ['contact', [...CONTACT, 'Facebook narohu'], 'must be an address such as https://www.facebook.com/office'],
    ['address', ['', '', '', 'here'], 'must be two numbers, such as 49.2231, 18.7394'],
    ['rates', ['', '', '', 'HUF 1000 500'], 'must name notes'],
    ['rates', ['', '', '', 'HUF 1000 CZK 100'], 'must be codes with one note each'],
    ['rates', ['', '1.000'], 'write 1000 or 1'],
    ['rates', ['USD usd'], 'must name each currency once'],
    ['languages', ['sk xx'], 'Invalid option'],
    ['conditions', ['much'], 'must be a number, such as 1000'],
    ['conditions', ['1000', 'perhaps'], 'must be yes or no'],
    ['conditions', ['1000', 'no', 'no', ''], 'is not decided'],
    ['privacy', ['Jana'], 'must be an e-mail address'],
    ['name', ['Zmenáreň Pod vežou'], 'is a placeholder'],
  ])('of %s refuses %j at once, asks again, and writes nothing when nobody answers', async (topic, answers, message) => {
    const before = readFileSync(office, 'utf8');
    const { isWritten, said } = await talk([topic], ...answers);
    expect(said).toContain(message);
    expect(said).toMatch(/: \nNothing was written\.\n$/);
    expect(isWritten).toBe(false);
    expect(readFileSync(office, 'utf8')).toBe(before);
  });

  it.each([
    ['contact', { phones: '+421911222333' }],
    ['contact', { social: 'fb' }],
    ['address', { location: null }],
    ['hours', { openingHours: [{ days: [1, 7] }] }],
    ['hours', { closures: null }],
    ['rates', { currencyOrder: 'CZK' }],
    ['rates', { paidInNotes: null }],
    ['law', { legal: 'x' }],
    ['law', { legal: { seat: 5 } }],
  ])('asks about %s also when it was edited into %j', async (topic, fields) => {
    writeFileSync(office, JSON.stringify({ ...readDocument(), ...fields }));
    const { said } = await talk([topic], ...(topic === 'law' ? [SEAT, '31333532'] : []), ...Array.from({ length: 12 }, () => ''));
    expect(said).toContain('Nothing was written.');
    expect(findOfficeProblems(readDocument() as never)).toEqual(expect.any(Array));
  });

  it('writes nothing that is not agreed to', async () => {
    const before = readFileSync(office, 'utf8');
    const { isWritten, said } = await talk(['hours'], '1-7 closed', '', 'n');
    expect(said).toContain('Nothing was written.');
    expect(isWritten).toBe(false);
    expect(readFileSync(office, 'utf8')).toBe(before);
  });

  it('keeps what else stands in .env, and asks again for a config that lacks something', async () => {
    writeFileSync(environment, '# ours\r\nPORT=1234\r\nFIREBASE_PROJECT_ID=old-office\r\n');
    const incomplete = config.replace(/.*databaseURL.*\n/, '');
    const { said } = await talk(['firebase'], ...incomplete.split('\n'), '', ...config.split('\n'), '', 'y');
    expect(said).toContain('FIREBASE_DATABASE_URL is missing');
    expect(readFileSync(environment, 'utf8').split('\n').slice(0, 3)).toEqual([
      '# ours',
      'PORT=1234',
      'FIREBASE_PROJECT_ID=our-office',
    ]);
  });

  const snippet = `// Import the functions you need from the SDKs you need
import { initializeApp } from "firebase/app";
import { getAnalytics } from "firebase/analytics";
// TODO: Add SDKs for Firebase products that you want to use
// https://firebase.google.com/docs/web/setup#available-libraries

// Your web app's Firebase configuration${config.replace('appId', 'measurementId: "G-ABC123",\n    appId')}

// Initialize Firebase
const app = initializeApp(firebaseConfig);
const analytics = getAnalytics(app);`;

  it.each([
    ['yes', 'FIREBASE_MEASUREMENT_ID=G-ABC123'],
    ['no', ''],
  ])('takes all that the console shows; %j to measuring writes %j', async (measuring, line) => {
    const { said } = await talk(['firebase'], ...snippet.split('\n'), '', measuring, 'y');
    expect(said).toContain('Written.');
    expect(said).not.toContain('must be yes or no');
    const written = readFileSync(environment, 'utf8');
    expect(written).toContain('FIREBASE_PROJECT_ID=our-office');
    expect(/^FIREBASE_MEASUREMENT_ID=.*$/m.exec(written)?.[0] ?? '').toBe(line);
  });

  it('stops measuring when the answer is no', async () => {
    writeFileSync(environment, 'FIREBASE_MEASUREMENT_ID=G-OLD\n');
    await talk(['firebase'], ...snippet.split('\n'), '', 'no', 'y');
    expect(readFileSync(environment, 'utf8')).toMatch(/^FIREBASE_MEASUREMENT_ID=$/m);
  });

  it('asks again for what is missing alone, whatever a paste left behind', async () => {
    const lines = snippet.replace(/.*databaseURL.*\n/, '').split('\n');
    const missing = 'databaseURL: "https://our-office-default-rtdb.firebaseio.com",';
    const { said } = await talk(['firebase'], ...lines, '', missing, '', 'no', 'y');
    expect(said).toContain('FIREBASE_DATABASE_URL is missing');
    expect(said).toContain('Written.');
    expect(readFileSync(environment, 'utf8')).toContain('FIREBASE_PROJECT_ID=our-office');
  });

  it('keeps the other answers when the project is left for later', async () => {
    const { said } = await talk(['hours', 'firebase'], '1-7 8:00-20:00', '', 'nonsense', '', '-', 'perhaps', 'y');
    expect(said).toContain('FIREBASE_API_KEY is missing');
    expect(said).toContain('must be yes or no, not "perhaps"');
    expect(readDocument()).toMatchObject({ openingHours: [{ days: [1, 7], hours: ['8:00', '20:00'] }] });
    expect(readdirSync(directory)).toEqual(['office.json']);
  });

  it('keeps the present project when nothing is pasted', async () => {
    await talk(['firebase'], ...config.split('\n'), '', 'y');
    const { said } = await talk(['firebase'], '');
    expect(said).toContain('keeps the project our-office');
    expect(said).toContain('Nothing has changed.');
  });

  it('asks about every field that an office has, and about no other', () => {
    const { properties } = JSON.parse(officeJsonSchema()) as { properties: object };
    const asked = new Set(Object.values(topics).flatMap((questions) => questions.map(({ field }) => field.split('.')[0])));
    expect([...asked, '$schema', 'isFictional'].sort()).toEqual(Object.keys(properties).sort());
  });
});

describe('npm run setup as a process', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [...typescriptLoader, path.resolve('scripts/setup.ts'), ...args], {
      cwd: directory,
      encoding: 'utf8',
      input: 'y\n',
      env: { ...process.env, OFFICE_FILE: office },
    });

  it('says what is missing and fails where nobody can be asked', () => {
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('Nobody can be asked here');
    expect(stderr).toContain('office.conditions.validFrom is not decided');
    expect(stderr).toContain('FIREBASE_API_KEY is missing');
    expect(readFileSync(office, 'utf8')).toBe(readFileSync(TEST_OFFICE_FILE, 'utf8'));
  });

  it('says in one line why a file cannot be read, and what the other lacks', () => {
    writeFileSync(office, Buffer.from('{ "brand": "Zmen\xe1re\xf2" }', 'latin1'));
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('office.json is not saved as UTF-8');
    expect(stderr).toContain('FIREBASE_API_KEY is missing');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('names its topics when it is asked for another', () => {
    const { status, stderr } = run('prices');
    expect(status).toBe(1);
    expect(stderr).toContain('Topics: name, address, contact, hours, rates, languages, law, conditions, privacy, firebase');
  });
});

import path from 'node:path';
import { z } from 'zod';
import { isEmailAddress } from '../src/domain/email';
import type { SmallestNotes } from '../src/domain/money/banknotes';
import { notesOf } from '../src/domain/money/banknotes';
import { BASE_CURRENCY } from '../src/domain/rates/currency';
import { CURRENCY_CODE } from '../src/domain/rates/currencyCode';
import { isBreakWithin } from '../src/domain/time/openingHours';
import { isDay } from '../src/domain/time/zonedTime';
import { DEFAULT_LANGUAGE, languages } from '../src/site/languages';
import type { Office } from '../src/site/office';
import { isCompanyId, isTaxId, isVatId } from './companyNumbers';
import { isShownAs } from './phoneNumbers';
import { readUtf8 } from './readUtf8';

export const OFFICE_FILE = 'office.json';
/** The environment variable that names another file to use instead. */
export const OFFICE_FILE_VARIABLE = 'OFFICE_FILE';
/** The schema by which editors check the file during typing; `npm run office:schema` generates it from the schema below. */
export const OFFICE_SCHEMA_FILE = 'office.schema.json';

const text = (description: string) => z.string().trim().min(1).describe(description);
const time = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as 9:00 or 17:30, up to 24:00')
  .describe('A time as H:MM or HH:MM, up to 24:00; a second one that is not after the first is of the next day');
const day = z
  .string()
  .refine(isDay, 'must be a day of this century as YYYY-MM-DD, such as 2026-12-24')
  .describe('A day as YYYY-MM-DD');
const closureTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time as HH:MM, such as 09:00')
  .describe('A time as HH:MM');
const closure = z
  .strictObject({
    firstDay: day,
    lastDay: day,
    closed: z
      .union([z.literal('day'), z.strictObject({ from: closureTime, to: closureTime })])
      .describe('day for whole days, or from when to when on each of them'),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'], message: 'must not be before firstDay' });
const email = (description: string) =>
  z
    .string()
    // Unlike a form's (rule 37), an office's address is on the internet, where a host's name has a point.
    .refine((address) => isEmailAddress(address) && /@.+\./.test(address), 'must be an e-mail address, such as info@office.sk')
    .describe(description);
const legal = z
  .strictObject({
    seat: text('Registered seat in one line, with postal code and town'),
    companyId: z
      .string()
      .refine(isCompanyId, 'must be an IČO: 8 digits, the last of which fits the others')
      .describe('IČO: 8 digits without blanks'),
    taxId: z
      .string()
      .refine(isTaxId, "must be a DIČ: 10 digits; a company's begins with 2 and is divisible by 11")
      .describe('DIČ: 10 digits without blanks'),
    vatId: z
      .string()
      .refine(isVatId, 'must be an IČ DPH: SK and 10 digits that are divisible by 11, or null')
      .nullable()
      .describe('IČ DPH: SK and 10 digits; null for who is not registered for VAT'),
    register: text('Register and entry, such as: Obchodný register Okresného súdu …, oddiel Sro, vložka č. …/…'),
    licence: z
      .strictObject({
        number: text('Number of the decision'),
        issued: z.iso.date('must be a day as YYYY-MM-DD, such as 1998-05-03'),
        issuer: text('Who has granted it, such as: Národná banka Slovenska'),
      })
      .describe('The licence to exchange currencies (devízová licencia)'),
    supervisor: z
      .strictObject({ name: text('Name of the authority'), address: text('Its address in one line') })
      .describe('Who supervises the office'),
    complaints: z
      .strictObject({
        address: text('Where complaints are made in person or by post, in one line'),
        email: email('Where complaints are made by e-mail'),
        settledWithinDays: z.number().int().positive().describe('In how many days a complaint is settled at the latest'),
      })
      .describe('How customers complain'),
  })
  .describe('What the law has an exchange office tell on its site');
const conditions = z
  .strictObject({
    identificationFrom: z
      .number()
      .positive()
      .max(1_000, 'must not be above 1000, from which Act 297/2008 asks for a document')
      .nullable()
      .describe('From so many euros on a document is asked for; Act 297/2008 asks for it from 1000 on'),
    buysCoins: z.boolean().nullable().describe('Whether coins of other currencies are bought'),
    takesDamagedNotes: z.boolean().nullable().describe('Whether worn or damaged notes may be taken, after a look at them'),
    validFrom: day.nullable().describe('First day on which the conditions hold, as YYYY-MM-DD'),
  })
  .describe('What the office has decided about its exchanges; null is undecided, which no build for visitors may be');
const privacy = z
  .strictObject({
    contact: email('Who answers for personal data').nullable(),
    recordsKeptYears: z.number().int().positive().nullable().describe('For how many years the records of exchanges are kept'),
    enquiriesKeptMonths: z.number().int().positive().nullable().describe('For how many months enquiries are kept'),
    validFrom: day.nullable().describe('First day on which the statement holds, as YYYY-MM-DD'),
  })
  .describe('What the office has decided about personal data; null is undecided, which no build for visitors may be');
const weekday = z.number().int().min(1).max(7);
const WEEK = daysFrom(1, 7);
const hoursOfDays = z
  .strictObject({
    days: z.tuple([weekday, weekday]),
    hours: z.tuple([time, time]).nullable(),
    break: z.tuple([time, time]).optional().describe('When the office closes within its hours, such as for lunch'),
  })
  .refine(({ hours, break: pause }) => pause === undefined || (hours !== null && isBreakWithin(hours, pause)), {
    path: ['break'],
    message: 'must lie within the hours and end before midnight',
  });

const officeSchema = z
  .strictObject({
    $schema: z.string().optional(),
    brand: text('Name of the office as customers know it'),
    legalName: text('Company name with its legal form'),
    street: text('Street and number'),
    postalCode: text('Postal code'),
    town: text('Town'),
    phones: z.tuple([phoneSchema()], phoneSchema()).describe('Phone numbers, the one for calls from the site first'),
    email: email('E-mail address for questions'),
    social: z
      .strictObject({
        name: text('Name of the social network'),
        url: z
          .url({ protocol: /^https?$/, error: 'must be an address such as https://www.facebook.com/office' })
          .describe('Address of the page there'),
      })
      .nullable()
      .describe("The office's page on a social network; null for none"),
    website: z
      .string()
      .regex(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}$/, 'must be an address such as https://www.office.sk, without a slash at its end')
      .describe('Address of the site, for search engines and for links that are shared'),
    location: z
      .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .describe('Where the office is, in degrees; right-click on openstreetmap.org shows them'),
    openingHours: z
      .array(hoursOfDays)
      .refine(
        (groups) => groups.flatMap(({ days: [first, last] }) => daysFrom(first, last)).join() === WEEK.join(),
        'must name every weekday once, in their order',
      )
      .describe('Hours of groups of days, first and last day from 1 (Monday) to 7 (Sunday); null when closed'),
    closures: z.array(closure).default([]).describe('When the office is closed besides: holidays, shorter days'),
    announcement: text('A line for the notification banner').nullable(),
    updatedTimeDisplay: z
      .enum(['plus-two-hours', 'office-time'])
      .describe("How the list's last update is shown: by the specification's rule, or as the true time"),
    languages: z
      .array(z.enum(languages))
      .refine((offered) => offered.includes(DEFAULT_LANGUAGE), `must have "${DEFAULT_LANGUAGE}" among them`)
      .refine((offered) => new Set(offered).size === offered.length, 'must name each language once')
      .default([...languages])
      .describe('Languages of the pages, in the order in which visitors choose'),
    timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Europe/Bratislava').describe('IANA time zone'),
    individualRateFrom: z
      .number()
      .positive()
      .default(1_000)
      .describe('From so many euros on, the calculator says that a better rate may be agreed'),
    paidInNotes: z
      .strictObject({
        isOn: z.boolean().describe('Whether the calculator says how a sum is paid in notes'),
        smallestNotes: z
          .record(z.string(), z.number())
          .default({})
          .refine(areNotes, 'must name notes that are in circulation, such as { "HUF": 1000 }')
          .describe('The smallest note of a currency that the office pays out; all notes of those that are not named'),
      })
      .default({ isOn: false, smallestNotes: {} })
      .describe('Foreign currencies are paid in notes alone, and what no note makes in euros'),
    legal,
    conditions,
    privacy,
    isFictional: z.boolean().default(false).describe("Whether the office is made up, as the demo's is; leave it out"),
    currencyOrder: z
      .array(z.string().regex(CURRENCY_CODE, "must be a currency's code in capitals, such as USD"))
      .refine((acronyms) => !acronyms.includes(BASE_CURRENCY), `must not name ${BASE_CURRENCY}, in which the list counts`)
      .refine((acronyms) => new Set(acronyms).size === acronyms.length, 'must name each currency once')
      .describe(
        'Order of the list; currencies that are not named follow by code, with English names on pages in other languages than Slovak',
      ),
  })
  .describe('The exchange office that the site belongs to');

/**
 * Reads and checks `office.json`; throws one error that names every missing or wrong field.
 *
 * @param file - The file's path; by default the one in the environment variable, or else the project's own.
 */
export function readOffice(
  file: string = process.env[OFFICE_FILE_VARIABLE] ?? path.resolve(__dirname, '..', OFFICE_FILE),
): Office {
  const document = readOfficeDocument(file);
  const problems = findMistakes(document).map(({ field, message }) => `  ${field || 'the file'}: ${message}`);
  if (problems.length > 0) {
    throw new Error(`${file} does not describe an office:\n${problems.join('\n')}`);
  }
  const { $schema: _schema, ...office } = officeSchema.parse(document);
  return office;
}

/** What is missing or wrong in a field. The field is a path joined by dots; '' is the document itself. */
export interface Mistake {
  readonly field: string;
  readonly message: string;
}

/** Everything that keeps a document from describing an office; empty when it is valid. */
export function findMistakes(document: unknown): readonly Mistake[] {
  const result = officeSchema.safeParse(document);
  return result.success ? [] : result.error.issues.map(({ path: field, message }) => ({ field: field.join('.'), message }));
}

/** The schema as JSON Schema, for editors. */
export function officeJsonSchema(): string {
  return `${JSON.stringify(z.toJSONSchema(officeSchema, { io: 'input' }), null, 2)}\n`;
}

function daysFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function phoneSchema() {
  return z
    .strictObject({
      number: z
        .string()
        .regex(/^\+\d{6,15}$/, 'must be international and without spaces, such as +421900000100')
        .describe('As phones dial it: international, without spaces'),
      display: text('As people read it'),
    })
    .refine(({ number, display }) => isShownAs(number, display), {
      path: ['display'],
      message: 'must show the number that is dialled, such as +421 900 000 100 for +421900000100',
    });
}

function areNotes(smallestNotes: SmallestNotes): boolean {
  return Object.entries(smallestNotes).every(([acronym, note]) => notesOf(acronym)?.includes(note));
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Reads the file as JSON; throws an error that says where it is none. */
export function readOfficeDocument(file: string): unknown {
  const contents = readUtf8(file);
  try {
    return JSON.parse(contents);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${withPlace((error as Error).message, contents)}`, { cause: error });
  }
}

/** The reason with line and column, which Node 20 doesn't count; not every reason names a position. */
function withPlace(reason: string, contents: string): string {
  const [ending, position] = / in JSON at position (\d+).*$/.exec(reason) ?? [];
  if (ending === undefined) {
    return reason;
  }
  const lines = contents.slice(0, Number(position)).split('\n');
  return `${reason.slice(0, -ending.length)} (line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1})`;
}

import type { RuleAuth } from '../../../local/rules/values';
import { buildRecord } from '../../support/builders';

/** One question to the rules, and the answer that the product needs. */
export interface MatrixCase {
  readonly name: string;
  readonly who: Who;
  readonly operation: Read | { readonly write: Writes };
  readonly allowed: boolean;
}

interface Read {
  readonly read: string;
}

/** Values by path; several paths form one merge. */
export type Writes = Readonly<Record<string, unknown>>;

const identities = {
  visitor: null,
  staff: identity('staff-1', 'password'),
  'an unlisted account': identity('customer-1', 'password'),
  'an account listed as false': identity('former-1', 'password'),
  'an account listed as a text': identity('text-1', 'password'),
  'an account listed with details': identity('details-1', 'password'),
  'a listed account without a password': identity('staff-1', 'anonymous'),
  'a listed account of another provider': identity('staff-1', 'google.com'),
  'a listed account with a bare token': { uid: 'staff-1', provider: null, token: { sub: 'staff-1' } },
} satisfies Record<string, RuleAuth | null>;

/** The names of the identities that make requests. */
export type Who = keyof typeof identities;

/** The value of `auth` in the rules, for each identity. */
export const auths: Readonly<Record<Who, RuleAuth | null>> = identities;

export const everyone = Object.keys(identities) as Who[];

function identity(uid: string, provider: string): RuleAuth {
  return { uid, provider, token: { sub: uid, firebase: { sign_in_provider: provider } } };
}

/** Names of versions, in the order of their creation; `next` is what a save writes by default. */
export const versions = {
  first: '2026-04-13T16:00:00',
  second: '2026-04-20T10:00:00',
  third: '2026-04-20T11:00:00',
  next: '2026-04-20T12:00:00',
  farAhead: '2099-12-31T23:59:59',
} as const;

/** Valid moments at the edges of what the rules know about the calendar and the clock. */
export const soundMoments: Readonly<Record<string, string>> = {
  'the first of the century': '2000-01-01T00:00:00',
  'the last of the century': versions.farAhead,
  'the end of January': '2026-01-31T09:00:00',
  'the end of February': '2026-02-28T19:59:59',
  'the tenth of February': '2026-02-10T10:10:10',
  'the end of March': '2026-03-31T12:34:56',
  'the end of April': '2026-04-30T20:19:29',
  'the end of May': '2026-05-31T21:40:01',
  'the end of June': '2026-06-30T22:50:12',
  'the end of July': '2026-07-31T23:09:23',
  'the end of August': '2026-08-31T01:08:34',
  'the end of September': '2026-09-30T02:17:45',
  'the end of October': '2026-10-31T03:26:57',
  'the end of November': '2026-11-30T04:35:08',
  'the end of December': '2026-12-31T05:44:09',
  ...Object.fromEntries(
    ['2000', '2004', '2008', '2012', '2016', '2020', '2028', '2036', '2044', '2052', '2060', '2068', '2076', '2084', '2096'].map(
      (year) => [`the leap day of ${year}`, `${year}-02-29T10:00:00`],
    ),
  ),
  ...Object.fromEntries(
    ['01', '09', '10', '19', '20', '29'].flatMap((day) => [
      [`day ${day} of a long month`, `2026-03-${day}T10:00:00`],
      [`day ${day} of a short month`, `2026-06-${day}T10:00:00`],
      ...(day === '29' ? [] : [[`day ${day} of February`, `2019-02-${day}T10:00:00`]]),
    ]) as [string, string][],
  ),
  'day 30 of a long month': '2026-03-30T10:00:00',
};

/** Texts that look like moments but are invalid. */
export const malformedMoments: Readonly<Record<string, string>> = {
  'an empty text': '',
  'another text': 'nonsense',
  'with milliseconds': `${versions.next}.000`,
  'with a zone': `${versions.next}Z`,
  'without seconds': '2026-04-14T16:00',
  'a date alone': '2026-04-14',
  'a space for the T': '2026-04-14 16:00:00',
  'the last century': '1999-04-14T16:00:00',
  'the next century': '2100-04-14T16:00:00',
  'a year of the millennium after': '3026-04-14T16:00:00',
  'a short year': '202-04-14T16:00:00',
  'a long year': '22026-04-14T16:00:00',
  'a short month': '2026-5-14T16:00:00',
  'a long month': '2026-104-14T16:00:00',
  'a short day': '2026-05-1T16:00:00',
  'a long day': '2026-05-101T16:00:00',
  'a short hour': '2026-05-14T6:00:00',
  'a long hour': '2026-05-14T106:00:00',
  'a short minute': '2026-05-14T16:0:00',
  'a long minute': '2026-05-14T16:100:00',
  'a short second': '2026-05-14T16:00:0',
  'a long second': '2026-05-14T16:00:100',
  'letters for the decade': '20xx-05-14T16:00:00',
  'a letter for the year': '202x-05-14T16:00:00',
  'letters for the month': '2026-ma-14T16:00:00',
  'letters for the day': '2026-05-xxT16:00:00',
  'letters for the hour': '2026-05-14Txx:00:00',
  'letters for the minute': '2026-05-14T16:xx:00',
  'letters for the second': '2026-05-14T16:00:xx',
  'a letter behind an hour in the evening': '2026-05-14T2x:00:00',
  'a letter behind an hour of the day': '2026-05-14T1x:00:00',
  'a letter behind a minute': '2026-05-14T16:0x:00',
  'a letter behind a second': '2026-05-14T16:00:0x',
  // These use letters instead of dots or slashes, which no key can contain anyway.
  'a letter after the year': '2026x05-14T16:00:00',
  'a letter after a long month': '2026-05x14T16:00:00',
  'a letter after a short month': '2026-06x14T16:00:00',
  'a letter after February': '2026-02x14T16:00:00',
  'a dash after the hour': '2026-05-14T16-00:00',
  'a dash after the minute': '2026-05-14T16:00-00',
  'a letter for the decade': '20x6-05-14T16:00:00',
  'something before it': `x${versions.next}`,
  'something behind it': `${versions.next}x`,
  'a line behind it': `${versions.next}\n`,
  'month nought': '2026-00-14T16:00:00',
  'a month without its tens': '2026-x1-14T16:00:00',
  'a month with a letter behind nought': '2026-0x-14T16:00:00',
  'a month with a letter behind one': '2026-1x-14T16:00:00',
  'month 13': '2026-13-14T16:00:00',
  'month 14': '2026-14-14T16:00:00',
  'month 20': '2026-20-14T16:00:00',
  'month 32': '2026-32-14T16:00:00',
  'February by another nought': '2026-x2-14T16:00:00',
  'a month with a nought for a letter': '2026-04-xT16:00:00',
  'the hour 24': '2026-05-14T24:00:00',
  'the hour 30': '2026-05-14T30:00:00',
  'minute 60': '2026-05-14T16:60:00',
  'second 60': '2026-05-14T16:00:60',
  ...Object.fromEntries(
    ['01', '02', '04', '11', '12'].flatMap((month) => [
      [`day nought of month ${month}`, `2026-${month}-00T10:00:00`],
      [`day 32 of month ${month}`, `2026-${month}-32T10:00:00`],
      [`day 40 of month ${month}`, `2026-${month}-40T10:00:00`],
      [`day 0x of month ${month}`, `2026-${month}-0xT10:00:00`],
      [`day 1x of month ${month}`, `2026-${month}-1xT10:00:00`],
      [`day 2x of month ${month}`, `2026-${month}-2xT10:00:00`],
      [`day 3x of month ${month}`, `2026-${month}-3xT10:00:00`],
      [`day x0 of month ${month}`, `2026-${month}-x0T10:00:00`],
      [`day x1 of month ${month}`, `2026-${month}-x1T10:00:00`],
    ]),
  ),
  ...Object.fromEntries(['04', '06', '09', '11'].map((month) => [`day 31 of month ${month}`, `2026-${month}-31T10:00:00`])),
  'day 29 of a common February': '2026-02-29T10:00:00',
  'day 30 of February': '2028-02-30T10:00:00',
  'day 31 of February': '2028-02-31T10:00:00',
  ...Object.fromEntries(
    ['2001', '2002', '2003', '2006', '2007', '2009', '2010', '2014', '2018', '2022', '2030', '2090', '2099'].map((year) => [
      `a leap day of ${year}`,
      `${year}-02-29T10:00:00`,
    ]),
  ),
  'a leap day of no year': '20xx-02-29T10:00:00',
  'a leap day behind a letter': '2x04-02-29T10:00:00',
  'a leap day of the last millennium': '1004-02-29T10:00:00',
  'a leap day of a letter and a year': 'x004-02-29T10:00:00',
  'a leap day of a decade': '202x-02-29T10:00:00',
  'a leap day of another decade': '201x-02-29T10:00:00',
  'a leap day of a year without a decade': '20x4-02-29T10:00:00',
  'a leap day of a year without an odd decade': '20x2-02-29T10:00:00',
  'a leap day behind a letter after the year': '2028x02-29T10:00:00',
  'a leap day with a letter for nought': '2028-x2-29T10:00:00',
  'a leap day with a letter for two': '2028-0x-29T10:00:00',
  'a leap day behind a letter after the month': '2028-02x29T10:00:00',
  'a leap day with a letter in the tens': '2028-02-x9T10:00:00',
  'a leap day with a letter at its end': '2028-02-2xT10:00:00',
};

/** The key of a made-up currency by its place in a list: `saa`, `sab` and so on. */
export function keyOf(letter: string, place: number): string {
  return letter + String.fromCharCode(97 + Math.floor(place / 26)) + String.fromCharCode(97 + (place % 26));
}

function recordsWith(moments: Readonly<Record<string, string>>, letter: string) {
  return Object.fromEntries(
    Object.values(moments).map((updated, place) => {
      const key = keyOf(letter, place);
      return [key, buildRecord({ acronym: key.toUpperCase(), updated })];
    }),
  );
}

/** An archived version as the product writes it in a save. */
export function entryOf(key: string, rates: { readonly buy?: unknown; readonly sell?: unknown }, fields: object = {}): object {
  const { buy, sell } = rates;
  return {
    acronym: key.toUpperCase(),
    ...(buy === undefined ? {} : { buy }),
    ...(sell === undefined ? {} : { sell }),
    until: { '.sv': 'timestamp' },
    by: 'staff-1',
    save: 'Kx81_aQ-',
    ...fields,
  };
}

const firstRates = { buy: 1.187, sell: 1.15 };
const secondRates = { buy: 1.2, sell: 1.15 };
const archived = (key: string, rates: object, until: number) => entryOf(key, rates, { until });

const { name_en: _nameless, ...withoutName } = buildRecord({ acronym: 'SEK' });
const { updated: _timeless, ...withoutTime } = buildRecord({ acronym: 'DKK' });

/** The stored records: valid ones, and malformed ones that the rules would not have let through. */
export const records = {
  usd: buildRecord(),
  eur: buildRecord({ acronym: 'EUR', name_en: 'Euro', name_sk: 'euro', buy: 1, sell: 1 }),
  // Changed once.
  czk: buildRecord({ acronym: 'CZK', ...secondRates, updated: versions.second }),
  // Changed there and back again.
  chf: buildRecord({ acronym: 'CHF', ...firstRates, updated: versions.third }),
  // Restored from a backup, so its version is already in the archive.
  pln: buildRecord({ acronym: 'PLN' }),
  bro: { acronym: 'BRO', buy: 'a lot' },
  bra: { acronym: 'BRA' },
  odd: { ...buildRecord({ acronym: 'ODD' }), updated: 20260413 },
  txt: { ...buildRecord({ acronym: 'TXT' }), buy: '1.187' },
  obj: { ...buildRecord({ acronym: 'OBJ' }), buy: { value: 1.187 }, sell: { value: 1.15 } },
  sek: withoutName,
  dkk: withoutTime,
  lea: 5,
  cap: buildRecord({ acronym: 'Cap' }),
  // Under keys that the product never uses.
  JPY: buildRecord({ acronym: 'JPY' }),
  usdollar: buildRecord({ acronym: 'USDOLLAR' }),
  ab: buildRecord({ acronym: 'AB' }),
  abcdef: buildRecord({ acronym: 'ABCDEF' }),
  xabc: buildRecord({ acronym: 'xABC' }),
  abcx: buildRecord({ acronym: 'ABCx' }),
  ...recordsWith(soundMoments, 's'),
  ...recordsWith(malformedMoments, 'm'),
} as const;

/** The data before every case. */
export const baseData = {
  currencies: records,
  archive: {
    [`czk~${versions.first}`]: archived('czk', firstRates, 1),
    [`chf~${versions.first}`]: archived('chf', firstRates, 1),
    [`chf~${versions.second}`]: archived('chf', secondRates, 2),
    // Retired, so it has no record.
    [`huf~${versions.first}`]: archived('huf', firstRates, 1),
    [`pln~${versions.first}`]: archived('pln', firstRates, 1),
    // The backup undid this beginning, so no record has this version any more.
    [`pln~${versions.second}~new`]: archived('pln', {}, 2),
  },
  notices: {
    'notice-1': {
      1: {
        text: { sk: 'Zajtra máme zatvorené.' },
        firstDay: '2026-04-21',
        lastDay: '2026-04-21',
        closed: 'day',
        by: 'former-1',
        at: 1,
        isWithdrawn: false,
      },
    },
  },
  staff: { 'staff-1': true, 'former-1': false, 'text-1': 'true', 'details-1': { since: 2024 } },
  staffNames: { 'staff-1': 'Jana', 'former-1': 'Eva' },
};

/** Writes of single fields of one record. */
export function at(key: string, values: object): Writes {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [`currencies/${key}/${field}`, value as unknown]));
}

/** The entry that archives the version of a stored record. */
export function replaced(key: keyof typeof records, fields: object = {}): Writes {
  const { updated, ...rates } = records[key] as ReturnType<typeof buildRecord>;
  return { [`archive/${key}~${updated}`]: entryOf(key, rates, fields) };
}

/** The entry which says that a version begins where there was none. */
export function begun(key: string, updated: string = versions.next, fields: object = {}): Writes {
  return { [`archive/${key}~${updated}~new`]: entryOf(key, {}, fields) };
}

/** Cases in which staff write. */
export function staffWrites(allowed: boolean, cases: Readonly<Record<string, Writes>>): MatrixCase[] {
  return Object.entries(cases).map(([name, write]) => ({ name, who: 'staff', operation: { write }, allowed }));
}

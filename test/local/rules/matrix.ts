import type { RuleAuth } from '../../../local/rules/values';
import { buildRecord } from '../../support/builders';
import { moments } from '../../support/moments';

/** One question to the rules, and the answer that the product needs. */
export interface MatrixCase {
  readonly name: string;
  readonly who: Who;
  readonly operation: Read | Write;
  readonly allowed: boolean;
}

interface Read {
  readonly read: string;
}

/** Values by path; several paths are one merge. */
interface Write {
  readonly write: Readonly<Record<string, unknown>>;
}

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

/** Those who may ask, by what they are. */
export type Who = keyof typeof identities;

/** What the rules see of each of them in `auth`. */
export const auths: Readonly<Record<Who, RuleAuth | null>> = identities;

function identity(uid: string, provider: string): RuleAuth {
  return { uid, provider, token: { sub: uid, firebase: { sign_in_provider: provider } } };
}

const everyone = Object.keys(identities) as Who[];

const czk = buildRecord({ acronym: 'CZK', name_en: 'Czech Koruna', name_sk: 'česká koruna', buy: 24.85, sell: 23.9 });
const gbp = buildRecord({ acronym: 'GBP', name_en: 'British Pound', name_sk: 'britská libra', buy: 0.885, sell: 0.857 });
const eur = buildRecord({ acronym: 'EUR', name_en: 'Euro', name_sk: 'euro', buy: 1, sell: 1 });

/** The data before every case. */
export const baseData = {
  currencies: {
    usd: buildRecord(),
    czk,
    eur,
    // Left by someone past the rules: the staff must be able to repair or remove it.
    bro: { acronym: 'BRO', buy: 'a lot' },
    odd: { ...buildRecord({ acronym: 'ODD' }), updated: 20260413 },
  },
  staff: { 'staff-1': true, 'former-1': false, 'text-1': 'true', 'details-1': { since: 2024 } },
};

const newer = { updated: moments.later };

function staffWrites(allowed: boolean, cases: Readonly<Record<string, Write['write']>>): MatrixCase[] {
  return Object.entries(cases).map(([name, write]) => ({ name, who: 'staff', operation: { write }, allowed }));
}

const whoMayWrite: MatrixCase[] = Object.entries({
  'change a rate': { 'currencies/usd/buy': 1.2, 'currencies/usd/updated': moments.later },
  'replace a record': { 'currencies/usd': buildRecord({ sell: 1.1, ...newer }) },
  'create a record': { 'currencies/gbp': gbp },
  'remove a record': { 'currencies/usd': null },
  'change two records': {
    'currencies/usd': buildRecord({ buy: 1.2, ...newer }),
    'currencies/czk': { ...czk, buy: 25, ...newer },
  },
}).flatMap(([name, write]) => everyone.map((who) => ({ name, who, operation: { write }, allowed: who === 'staff' })));

const whoMayRead: MatrixCase[] = (['visitor', 'an unlisted account', 'staff'] as const).flatMap((who) => [
  ...['currencies', 'currencies/usd', 'currencies/usd/buy', 'currencies/none'].map((read) => ({
    name: `read /${read}`,
    who,
    operation: { read },
    allowed: true,
  })),
  ...['', 'staff', 'staff/staff-1', 'elsewhere'].map((read) => ({
    name: `read /${read}`,
    who,
    operation: { read },
    allowed: false,
  })),
]);

const outsideOfRecords: MatrixCase[] = (['visitor', 'an unlisted account', 'staff'] as const).flatMap((who) =>
  Object.entries({
    'list oneself as staff': { 'staff/customer-1': true },
    'remove someone from the staff': { 'staff/staff-1': null },
    'write elsewhere': { elsewhere: 1 },
    'replace everything': { '': { currencies: { gbp } } },
    'replace all records': { currencies: { gbp } },
    'remove all records at once': { currencies: null },
    'sneak a staff entry into a change': { 'currencies/usd': buildRecord(newer), 'staff/customer-1': true },
  }).map(([name, write]) => ({ name, who, operation: { write }, allowed: false })),
);

/** EUR is the base of all rates: nothing about it can be changed, by whomever. */
const eurIsFixed = staffWrites(false, {
  'replace EUR by itself': { 'currencies/eur': eur },
  'change a rate of EUR': { 'currencies/eur': { ...eur, buy: 2, ...newer } },
  'touch EUR alone': { 'currencies/eur/updated': moments.later },
  'remove EUR': { 'currencies/eur': null },
  'remove EUR among others': { 'currencies/usd': null, 'currencies/eur': null },
  'create a second EUR': { 'currencies/EUR': eur },
});

function fieldCases(field: keyof typeof czk, allowed: boolean, values: Readonly<Record<string, unknown>>): MatrixCase[] {
  return staffWrites(
    allowed,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        `${field}: ${name}`,
        { 'currencies/usd': { ...buildRecord(newer), [field]: value } },
      ]),
    ),
  );
}

const rates = (['buy', 'sell'] as const).flatMap((field) => [
  ...fieldCases(field, true, {
    'a usual rate': 1.1684,
    'a tiny rate': 1e-7,
    'half of one': 0.5,
    'the highest rate': 1_000_000,
  }),
  ...fieldCases(field, false, {
    nothing: null,
    zero: 0,
    'below zero': -0.5,
    'minus one': -1,
    'a bit too high': 1_000_000.5,
    'much too high': 1_000_001,
    'a text': '1.2',
    'a truth': true,
    'a list': [1.2],
    'an object': { value: 1.2 },
  }),
]);

const names = (['name_en', 'name_sk'] as const).flatMap((field) => [
  ...fieldCases(field, true, { 'one letter': 'x', 'a hundred letters': 'x'.repeat(100), markup: '<b>USD</b>' }),
  ...fieldCases(field, false, {
    nothing: null,
    'an empty text': '',
    'more than a hundred letters': 'x'.repeat(101),
    'a number': 1,
    'a truth': true,
    'an object': { sk: 'dolár' },
  }),
]);

const acronyms = [
  ...fieldCases('acronym', true, { 'the key in capitals': 'USD', 'the key itself': 'usd' }),
  ...fieldCases('acronym', false, {
    nothing: null,
    'an empty text': '',
    'another currency': 'EUR',
    'more than the key': 'USDX',
    'less than the key': 'US',
    'a number': 840,
    'a truth': true,
    'an object': { code: 'USD' },
  }),
];

const times = [
  ...fieldCases('updated', true, { 'weeks later': moments.muchLater, 'years later': '2031-12-31T23:59:59' }),
  ...fieldCases('updated', false, {
    nothing: null,
    'an empty text': '',
    'a number': 1_776_000_000_000,
    'a truth': true,
    'an object': { at: moments.later },
    'with milliseconds': `${moments.later}.000`,
    'with a zone': `${moments.later}Z`,
    'without seconds': '2026-04-14T16:00',
    'a date alone': '2026-04-14',
    'a space for the T': '2026-04-14 16:00:00',
    'a short year': '999-04-14T16:00:00',
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
    'letters for the year': 'year-05-14T16:00:00',
    'letters for the month': '2026-ma-14T16:00:00',
    'letters for the day': '2026-05-xxT16:00:00',
    'letters for the hour': '2026-05-14Txx:00:00',
    'letters for the minute': '2026-05-14T16:xx:00',
    'letters for the second': '2026-05-14T16:00:xx',
    'a slash after the year': '2026/05-14T16:00:00',
    'a slash after the month': '2026-05/14T16:00:00',
    'a dot after the hour': '2026-05-14T16.00:00',
    'a dot after the minute': '2026-05-14T16:00.00',
    'something before it': `x${moments.later}`,
    'something behind it': `${moments.later}x`,
    'a line behind it': `${moments.later}\n`,
  }),
];

const fields = Object.keys(czk) as (keyof typeof czk)[];

/** A record has its six fields, all of them and no other. */
const shape = [
  ...fields.flatMap((field) =>
    staffWrites(false, {
      [`create without ${field}`]: { 'currencies/gbp': { ...gbp, [field]: null } },
      [`remove ${field} alone`]: { [`currencies/usd/${field}`]: null },
      [`remove ${field} and change a rate`]: {
        [`currencies/usd/${field}`]: null,
        [`currencies/usd/${field === 'sell' ? 'buy' : 'sell'}`]: 1.1,
        ...(field === 'updated' ? {} : { 'currencies/usd/updated': moments.later }),
      },
    }),
  ),
  ...staffWrites(false, {
    'create with a field too many': { 'currencies/gbp': { ...gbp, note: 'x' } },
    'add a field': { 'currencies/usd/note': 'x' },
    'add a field in a newer record': { 'currencies/usd/note': 'x', 'currencies/usd/updated': moments.later },
    'add a field called as an index': { 'currencies/usd/0': 'x', 'currencies/usd/updated': moments.later },
    'put a number in place of a record': { 'currencies/usd': 5 },
    'put a text in place of a record': { 'currencies/gbp': 'GBP' },
    'put a list in place of a record': { 'currencies/gbp': [gbp] },
    'go below a field': { 'currencies/usd/buy/deep': 1 },
  }),
  ...staffWrites(true, {
    'create under a name that JavaScript knows': {
      'currencies/constructor': { ...gbp, acronym: 'CONSTRUCTOR' },
    },
    'create over nothing at an older time': { 'currencies/gbp': { ...gbp, updated: '2020-01-01T00:00:00' } },
  }),
  ...staffWrites(false, {
    'create under the key of another': { 'currencies/chf': gbp },
    'create under a key in capitals': { 'currencies/GBP': gbp },
  }),
];

/** A changed rate needs a newer time, so that a write that was held up can't undo a later one. */
const freshness = [
  ...staffWrites(true, {
    'change buy in a newer record': { 'currencies/usd/buy': 1.3, 'currencies/usd/updated': moments.later },
    'change sell in a newer record': { 'currencies/usd/sell': 1.1, 'currencies/usd/updated': moments.later },
    'change both in a newer record': { 'currencies/usd': buildRecord({ buy: 1.2, sell: 1.1, ...newer }) },
    'move the time forward alone': { 'currencies/usd/updated': moments.later },
    'store a record again as it is': { 'currencies/usd': buildRecord() },
    'rename at the same time': { 'currencies/usd/name_sk': 'dolár USA' },
  }),
  ...staffWrites(false, {
    'change buy alone': { 'currencies/usd/buy': 1.2 },
    'change sell alone': { 'currencies/usd/sell': 1.1 },
    'change buy at the same time': { 'currencies/usd': buildRecord({ buy: 1.2 }) },
    'change sell at the same time': { 'currencies/usd': buildRecord({ sell: 1.1 }) },
    'change buy at an earlier time': { 'currencies/usd': buildRecord({ buy: 1.2, updated: moments.earlier }) },
    'change sell at an earlier time': { 'currencies/usd': buildRecord({ sell: 1.1, updated: moments.earlier }) },
    'move the time back alone': { 'currencies/usd/updated': moments.earlier },
    'change one of two records at an earlier time': {
      'currencies/usd': buildRecord({ buy: 1.2, ...newer }),
      'currencies/czk': { ...czk, buy: 25, updated: moments.earlier },
    },
  }),
];

const repair = [
  ...staffWrites(true, {
    'remove a malformed record': { 'currencies/bro': null },
    'replace a record that lacks a time': { 'currencies/bro': buildRecord({ acronym: 'BRO' }) },
    'replace a record whose time is a number': { 'currencies/odd': buildRecord({ acronym: 'ODD' }) },
    'remove all records but EUR by their keys': {
      'currencies/usd': null,
      'currencies/czk': null,
      'currencies/bro': null,
      'currencies/odd': null,
    },
    'remove what is not there': { 'currencies/none': null },
  }),
  ...staffWrites(false, {
    'change a rate of a record that lacks fields': { 'currencies/bro/buy': 1, 'currencies/bro/updated': moments.later },
    'change a rate beside a time that is a number': { 'currencies/odd/buy': 2 },
  }),
];

/** Who × operation × payload → allow or deny. */
export const matrix: readonly MatrixCase[] = [
  ...whoMayWrite,
  ...whoMayRead,
  ...outsideOfRecords,
  ...eurIsFixed,
  ...rates,
  ...names,
  ...acronyms,
  ...times,
  ...shape,
  ...freshness,
  ...repair,
];

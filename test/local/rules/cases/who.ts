import { buildRecord } from '../../../support/builders';
import { at, begun, everyone, records, replaced, versions } from '../office';
import type { MatrixCase, Writes } from '../office';

const newer = { updated: versions.next };

/** Writes that only the staff may make; every identity tries each of them. */
const writes: Readonly<Record<string, Writes>> = {
  'change a rate': { ...at('usd', { buy: 1.2, ...newer }), ...replaced('usd') },
  'rename a currency': { 'currencies/usd/name_sk': 'dolár USA' },
  'add a currency': { 'currencies/gbp': buildRecord({ acronym: 'GBP', ...newer }), ...begun('gbp') },
  'retire a currency': { 'currencies/usd': null, ...replaced('usd') },
  'change two rates at once': {
    ...at('usd', { buy: 1.2, ...newer }),
    ...replaced('usd'),
    ...at('czk', { sell: 1.1, ...newer }),
    ...replaced('czk'),
  },
};

export const whoMayWrite: MatrixCase[] = Object.entries(writes).flatMap(([name, write]) =>
  everyone.map((who) => ({ name, who, operation: { write }, allowed: who === 'staff' })),
);

function reads(allowed: boolean, who: MatrixCase['who'], paths: readonly string[]): MatrixCase[] {
  return paths.map((read) => ({ name: `read /${read}`, who, operation: { read }, allowed }));
}

const anEntry = `archive/czk~${versions.first}`;

const openToAll = ['currencies', 'currencies/usd', 'currencies/usd/buy', 'currencies/none', 'archive', anEntry, `${anEntry}/by`];
const closedToAll = ['', 'staff', 'staff/nobody', 'elsewhere'];

export const whoMayRead: MatrixCase[] = everyone.flatMap((who) => [
  ...reads(true, who, openToAll),
  ...reads(false, who, closedToAll),
  ...reads(who === 'staff', who, ['staffNames', 'staffNames/former-1']),
]);

/** Each account can read its own entry in the staff list, but not those of others. */
export const ownEntries: MatrixCase[] = [
  ...reads(true, 'staff', ['staff/staff-1']),
  ...reads(true, 'a listed account without a password', ['staff/staff-1']),
  ...reads(true, 'an unlisted account', ['staff/customer-1']),
  ...reads(true, 'an account listed with details', ['staff/details-1', 'staff/details-1/since']),
  ...reads(false, 'an unlisted account', ['staff/staff-1']),
  ...reads(false, 'visitor', ['staff/staff-1', 'staff/null']),
];

export const outsideOfRecords: MatrixCase[] = (['visitor', 'an unlisted account', 'staff'] as const).flatMap((who) =>
  Object.entries({
    'list oneself as staff': { 'staff/customer-1': true },
    'write the own entry': { 'staff/staff-1': true },
    'remove someone from the staff': { 'staff/staff-1': null },
    'change a name': { 'staffNames/staff-1': 'X' },
    'remove a name': { 'staffNames/former-1': null },
    'write elsewhere': { elsewhere: 1 },
    'replace everything': { '': { currencies: { usd: records.usd } } },
    'replace all records': { currencies: { usd: records.usd } },
    'remove all records at once': { currencies: null },
    'remove the archive': { archive: null },
    'sneak a staff entry into a change': { ...writes['change a rate'], 'staff/customer-1': true },
    'sneak a name into a change': { ...writes['change a rate'], 'staffNames/staff-1': 'X' },
  }).map(([name, write]) => ({ name, who, operation: { write }, allowed: false })),
);

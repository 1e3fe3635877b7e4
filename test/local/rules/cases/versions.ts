import { buildRecord } from '../../../support/builders';
import { at, begun, entryOf, records, replaced, staffWrites, versions } from '../office';
import type { MatrixCase, Writes } from '../office';

const { first, second, third, next, farAhead } = versions;
const newer = { updated: next };
const change = at('usd', { buy: 1.2, ...newer });

/** A change of usd with its entry, in which some fields are replaced. */
function changeWith(fields: object): Writes {
  return { ...change, ...replaced('usd', fields) };
}

/** A change of a rate and the entry of the replaced version must come in one write. */
const replacing = [
  ...staffWrites(true, {
    'change sell': { ...at('usd', { sell: 1.16, ...newer }), ...replaced('usd') },
    'change buy and sell': { ...at('usd', { buy: 1.2, sell: 1.16, ...newer }), ...replaced('usd') },
    'replace the whole record': { 'currencies/usd': buildRecord({ buy: 1.2, ...newer }), ...replaced('usd') },
    'confirm rates as they are': { ...at('usd', newer), ...replaced('usd') },
    'change a rate and a name': { ...at('usd', { buy: 1.2, name_sk: 'dolár', ...newer }), ...replaced('usd') },
    'write an entry field by field': {
      ...change,
      ...Object.fromEntries(
        Object.entries(entryOf('usd', records.usd)).map(([field, value]) => [`archive/usd~${first}/${field}`, value as unknown]),
      ),
    },
    'change what was changed before': { ...at('czk', { buy: 1.3, ...newer }), ...replaced('czk') },
    'change at a time before the last one': { ...at('czk', { buy: 1.3, updated: '2026-04-01T00:00:00' }), ...replaced('czk') },
    'change what is far ahead': { ...at('sab', { buy: 1.3, ...newer }), ...replaced('sab' as 'usd') },
    'go far ahead': { ...at('usd', { buy: 1.3, updated: farAhead }), ...replaced('usd') },
    'change one and add another': {
      ...changeWith({}),
      'currencies/gbp': buildRecord({ acronym: 'GBP', ...newer }),
      ...begun('gbp'),
    },
  }),
  ...staffWrites(false, {
    'change without an entry': change,
    'replace the whole record without an entry': { 'currencies/usd': buildRecord({ buy: 1.2, ...newer }) },
    'change without a new time': { ...at('usd', { buy: 1.2 }), ...replaced('usd') },
    'change buy alone': at('usd', { buy: 1.2 }),
    'change sell alone': at('usd', { sell: 1.1 }),
    'move the time alone': at('usd', newer),
    'change under the same time': { ...at('usd', { buy: 1.2, updated: first }), ...replaced('usd') },
    'add an entry alone': replaced('usd'),
    'add an entry beside a new name': { 'currencies/usd/name_sk': 'dolár', ...replaced('usd') },
    'add an entry of another version': { ...change, [`archive/usd~${next}`]: entryOf('usd', records.usd) },
    'add an entry of another currency': { ...change, ...replaced('czk') },
    'add an entry to that of another currency': {
      ...at('czk', { buy: 1.3, ...newer }),
      ...replaced('czk'),
      ...replaced('usd'),
    },
    'tell of a beginning in place of a version': { ...change, ...begun('usd') },
    'tell of a beginning beside a version': { ...changeWith({}), ...begun('usd') },
    'change two, the second without an entry': { ...changeWith({}), ...at('czk', { buy: 1.3, ...newer }) },
    'change one and add another without its beginning': {
      ...changeWith({}),
      'currencies/gbp': buildRecord({ acronym: 'GBP', ...newer }),
    },
  }),
];

const entries = [
  ...staffWrites(true, {
    'the shortest id of a save': changeWith({ save: 'aZ09_-xx' }),
    'the longest id of a save': changeWith({ save: 'x'.repeat(20) }),
  }),
  ...staffWrites(false, {
    'an entry with another buy': changeWith({ buy: 1.1 }),
    'an entry with another sell': changeWith({ sell: 1.1 }),
    'an entry without buy': changeWith({ buy: null }),
    'an entry without sell': changeWith({ sell: null }),
    'an entry with the new buy': changeWith({ buy: 1.2 }),
    'an entry with a rate as text': changeWith({ buy: '1.187' }),
    'an entry by somebody else': changeWith({ by: 'former-1' }),
    'an entry by nobody': changeWith({ by: null }),
    'an entry at a time of its own': changeWith({ until: 5 }),
    'an entry at no time': changeWith({ until: null }),
    'an entry without the id of its save': changeWith({ save: null }),
    'an id of a save too short': changeWith({ save: 'x'.repeat(7) }),
    'an id of a save too long': changeWith({ save: 'x'.repeat(21) }),
    'an id of a save with a blank': changeWith({ save: 'xxxx xxxx' }),
    'an id of a save behind a blank': changeWith({ save: ' xxxxxxxx' }),
    'an id of a save with a line behind it': changeWith({ save: 'xxxxxxxx\n' }),
    'an id of a save with other letters': changeWith({ save: 'xxxxxxxxč' }),
    'an id of a save that is a number': changeWith({ save: 123456789 }),
    'an entry without a code': changeWith({ acronym: null }),
    'an entry with the code of another': changeWith({ acronym: 'CZK' }),
    'an entry with the code in lower case': changeWith({ acronym: 'usd' }),
    'an entry with a code that is a number': changeWith({ acronym: 840 }),
    'an entry with a field too many': changeWith({ note: 'x' }),
    'an entry that is no object': { ...change, [`archive/usd~${first}`]: true },
    'an entry under the code in capitals': { ...change, [`archive/USD~${first}`]: entryOf('usd', records.usd) },
    'a second entry under another name': { ...changeWith({}), 'archive/note': entryOf('usd', records.usd) },
    'a second beginning under another name': {
      'currencies/gbp': buildRecord({ acronym: 'GBP', ...newer }),
      ...begun('gbp'),
      'archive/note': entryOf('gbp', {}),
    },
    'an entry under another name': { ...change, 'archive/note': entryOf('usd', records.usd) },
    'change what is archived': { [`archive/czk~${first}/buy`]: 9 },
    'archive again what is archived': { [`archive/czk~${first}`]: entryOf('czk', { buy: 1.187, sell: 1.15 }) },
    'archive it again beside a change': {
      ...at('czk', { buy: 1.3, ...newer }),
      ...replaced('czk'),
      [`archive/czk~${first}`]: entryOf('czk', { buy: 1.187, sell: 1.15 }),
    },
    'take an entry out of the archive': { [`archive/czk~${first}`]: null },
    'take a field out of an entry': { [`archive/czk~${first}/by`]: null },
    'add a field to an entry': { [`archive/czk~${first}/note`]: 'x' },
    'add an empty entry': { 'archive/note': null },
  }),
];

const czkFirst = { [`archive/czk~${first}`]: entryOf('czk', { buy: 1.187, sell: 1.15 }) };
const chfFirst = { [`archive/chf~${first}`]: entryOf('chf', { buy: 1.187, sell: 1.15 }) };

/** A save based on a version that was replaced is refused, even if the current rates are the same again. */
const late = staffWrites(false, {
  'repeat a change that was made': { ...at('czk', { buy: 1.2, updated: second }), ...czkFirst },
  'change what somebody has changed meanwhile': { ...at('czk', { buy: 1.3, ...newer }), ...czkFirst },
  'repeat a change that was taken back': { ...at('chf', { buy: 1.2, updated: second }), ...chfFirst },
  'change from rates that have come back': { ...at('chf', { buy: 1.25, ...newer }), ...chfFirst },
  'go back to the name of an archived version': { ...at('chf', { buy: 1.3, updated: first }), ...replaced('chf') },
  'go back to the name before the last': { ...at('chf', { buy: 1.3, updated: second }), ...replaced('chf') },
});

const gbp = buildRecord({ acronym: 'GBP', ...newer });
const huf = buildRecord({ acronym: 'HUF', ...newer });

const addingAndRetiring = [
  ...staffWrites(true, {
    'add a currency field by field': { ...at('gbp', gbp), ...begun('gbp') },
    'add what was retired': { 'currencies/huf': huf, ...begun('huf') },
    'retire what was changed before': { 'currencies/czk': null, ...replaced('czk') },
    'retire two at once': { 'currencies/usd': null, ...replaced('usd'), 'currencies/czk': null, ...replaced('czk') },
  }),
  ...staffWrites(false, {
    'add without a beginning': { 'currencies/gbp': gbp },
    'add with rates in the beginning': {
      'currencies/gbp': gbp,
      [`archive/gbp~${next}~new`]: entryOf('gbp', { buy: 1.187, sell: 1.15 }),
    },
    'add with buy in the beginning': { 'currencies/gbp': gbp, ...begun('gbp', next, { buy: 1.187 }) },
    'add with sell in the beginning': { 'currencies/gbp': gbp, ...begun('gbp', next, { sell: 1.15 }) },
    'add with a beginning at another time': { 'currencies/gbp': gbp, ...begun('gbp', third) },
    'add with the beginning of another': { 'currencies/gbp': gbp, ...begun('isk') },
    'add with an entry that is no beginning': { 'currencies/gbp': gbp, [`archive/gbp~${next}`]: entryOf('gbp', {}) },
    'tell of a beginning of nothing': begun('gbp'),
    'tell of a beginning of nothing at no time': { 'archive/gbp~null~new': entryOf('gbp', {}) },
    'tell of a beginning that has been': begun('usd', first),
    'add under the name of an archived version': {
      'currencies/huf': { ...huf, updated: first },
      ...begun('huf', first),
    },
    'retire without an entry': { 'currencies/usd': null },
    'retire with an entry of another version': { 'currencies/usd': null, [`archive/usd~${next}`]: entryOf('usd', records.usd) },
    'retire field by field without an entry': at(
      'usd',
      Object.fromEntries(Object.keys(records.usd).map((field) => [field, null])),
    ),
    'retire what is not there': { 'currencies/huf': null },
    'retire what is not there, with an entry': { 'currencies/gbp': null, ...begun('gbp') },
    'retire two, the second without an entry': { 'currencies/usd': null, ...replaced('usd'), 'currencies/czk': null },
    'retire what came back from a backup': { 'currencies/pln': null, ...replaced('pln') },
    'retire what came back from a backup, by the entry that is there': { 'currencies/pln': null },
    'retire what has no time': { 'currencies/dkk': null, 'archive/dkk~null~new': entryOf('dkk', {}) },
    'retire what has no field of a version': { 'currencies/bra': null },
    'retire what has no sound time': { 'currencies/mab': null, ...begun('mab', 'nonsense') },
  }),
];

const namesAlone = [
  ...staffWrites(true, {
    'change a name': { 'currencies/usd/name_sk': 'doláre' },
    'change both names': at('usd', { name_en: 'Dollar', name_sk: 'dolár' }),
    'change a name of what came back from a backup': at('pln', { name_sk: 'zlotý' }),
    'add a name that was missing': at('sek', { name_en: 'Swedish Krona' }),
    'correct a code': at('cap', { acronym: 'CAP' }),
    'store a record again as it is': { 'currencies/usd': buildRecord() },
  }),
  ...staffWrites(false, {
    'change a name and buy': at('usd', { name_sk: 'd', buy: 1.2 }),
    'change a name and sell': at('usd', { name_sk: 'd', sell: 1.2 }),
    'change a name and the time': at('usd', { name_sk: 'd', ...newer }),
    'change a name of a record that lacks fields': at('bro', { name_sk: 'd' }),
    'change a name beside a rate that is a text': at('txt', { name_sk: 'd' }),
    'change a name beside a time that is a number': at('odd', { name_sk: 'd' }),
    'change a name beside no time': at('dkk', { name_sk: 'd' }),
    'change a name under a wrong key': at('JPY', { name_sk: 'd' }),
    ...Object.fromEntries(
      ['ab', 'abcdef', 'xabc', 'abcx'].map((key) => [`change a name under the wrong code ${key}`, at(key, { name_sk: 'd' })]),
    ),
    'remove the name of a record': at('sek', { name_sk: null }),
  }),
];

/** A malformed record that was written without the rules can be repaired under its key, and retired then. */
const mending = [
  ...staffWrites(true, {
    'mend a rate that is a text': { ...at('txt', { buy: 1.2, ...newer }), ...replaced('txt') },
    'mend rates that have children': {
      ...at('obj', { buy: 1.2, sell: 1.1, ...newer }),
      [`archive/obj~${first}`]: entryOf('obj', {}),
    },
    'mend a missing name in a save': {
      ...at('sek', { name_en: 'Swedish Krona', buy: 1.2, ...newer }),
      ...replaced('sek'),
    },
    'mend a code in a save': { ...at('cap', { acronym: 'CAP', buy: 1.2, ...newer }), ...replaced('cap') },
    'mend a time that is a number': { ...at('odd', { buy: 1.2, ...newer }), ...begun('odd') },
    'mend a missing time': { ...at('dkk', newer), ...begun('dkk') },
    'mend a record that lacks fields': { 'currencies/bro': buildRecord({ acronym: 'BRO', ...newer }), ...begun('bro') },
    'mend a record that is a number': { 'currencies/lea': buildRecord({ acronym: 'LEA', ...newer }), ...begun('lea') },
    'begin anew after a backup': { ...at('pln', { buy: 1.3, ...newer }), ...begun('pln') },
    'retire what has a rate that is a text': { 'currencies/txt': null, ...replaced('txt') },
    'retire what lacks a name': { 'currencies/sek': null, ...replaced('sek') },
    'retire what has rates with children': { 'currencies/obj': null, [`archive/obj~${first}`]: entryOf('obj', {}) },
  }),
  ...staffWrites(false, {
    'mend without an entry': { 'currencies/bro': buildRecord({ acronym: 'BRO', ...newer }) },
    'mend rates that have children with a rate of ones own': {
      ...at('obj', { buy: 1.2, sell: 1.1, ...newer }),
      [`archive/obj~${first}`]: entryOf('obj', { buy: 1.187 }),
    },
    'mend rates that have children with a sell of ones own': {
      ...at('obj', { buy: 1.2, sell: 1.1, ...newer }),
      [`archive/obj~${first}`]: entryOf('obj', { sell: 1.15 }),
    },
    'mend a part alone': { ...at('bro', { buy: 1, ...newer }), ...begun('bro') },
    'tell of a beginning alone where the time is no time': begun('mab', 'nonsense'),
    'tell of a beginning alone after a backup': begun('pln', first),
    'tell of a beginning beside a name after a backup': { ...at('pln', { name_sk: 'zlotý' }), ...begun('pln', first) },
    'begin anew after a backup without an entry': at('pln', { buy: 1.3, ...newer }),
    'begin anew after a backup under the archived name': { ...at('pln', { buy: 1.3, ...newer }), ...replaced('pln') },
    'begin anew after a backup by an entry that is there': at('pln', { buy: 1.3, updated: second }),
    'begin anew after a backup by rewriting an entry': { ...at('pln', { buy: 1.3, updated: second }), ...begun('pln', second) },
    'change under a key in capitals': {
      ...at('JPY', { buy: 1.3, ...newer }),
      [`archive/JPY~${first}`]: entryOf('JPY', records.usd),
    },
    'change under a key in capitals, archived in lower case': {
      ...at('JPY', { buy: 1.3, ...newer }),
      [`archive/jpy~${first}`]: entryOf('jpy', records.usd),
    },
    'retire a key in capitals': { 'currencies/JPY': null, [`archive/JPY~${first}`]: entryOf('JPY', records.usd) },
    'retire a key that is no code': { 'currencies/usdollar': null, ...replaced('usdollar') },
    'change under a key that is no code': { ...at('usdollar', { buy: 1.3, ...newer }), ...replaced('usdollar') },
  }),
];

const eur = { ...records.eur, ...newer };

/** EUR is the base of all rates, so nobody can change it or archive anything about it. */
const eurIsFixed = staffWrites(false, {
  'replace EUR by itself': { 'currencies/eur': records.eur },
  'rename EUR': { 'currencies/eur/name_sk': 'eurá' },
  'change a rate of EUR': { ...at('eur', { buy: 2, ...newer }), ...replaced('eur') },
  'touch EUR alone': { ...at('eur', newer), ...replaced('eur') },
  'retire EUR': { 'currencies/eur': null, ...replaced('eur') },
  'retire EUR among others': { 'currencies/usd': null, ...replaced('usd'), 'currencies/eur': null, ...replaced('eur') },
  'archive EUR alone': replaced('eur'),
  'tell of a beginning of EUR': begun('eur', records.eur.updated),
  'add a second EUR': { 'currencies/EUR': eur, ...begun('eur') },
  'add a second EUR with an entry of its key': { 'currencies/EUR': eur, [`archive/EUR~${next}~new`]: entryOf('eur', {}) },
});

export const versionsAndEntries: MatrixCase[] = [
  ...replacing,
  ...entries,
  ...late,
  ...addingAndRetiring,
  ...namesAlone,
  ...mending,
  ...eurIsFixed,
];

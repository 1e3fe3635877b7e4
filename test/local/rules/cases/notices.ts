import { auths, everyone, malformedMoments, soundMoments, staffWrites } from '../office';
import type { MatrixCase, Writes } from '../office';
import { invisibleTexts, visibleTexts } from './fields';

const FIRST = '2000-01-01';
const LAST = '2099-12-31';

const sound = {
  text: { sk: 'V piatok máme zatvorené.' },
  firstDay: '2026-05-01',
  lastDay: '2026-05-02',
  closed: 'day',
  by: 'staff-1',
  at: { '.sv': 'timestamp' },
  isWithdrawn: false,
} as const;

/** A write of a valid version in which some fields are replaced. */
function version(fields: object = {}, key = 'notice-2/1'): Writes {
  return { [`notices/${key}`]: { ...sound, ...fields } };
}

const next = (fields: object = {}): Writes => version(fields, 'notice-1/2');

function versions(allowed: boolean, cases: Readonly<Record<string, object>>): MatrixCase[] {
  return staffWrites(allowed, Object.fromEntries(Object.entries(cases).map(([name, fields]) => [name, version(fields)])));
}

/** Each identity writes under its own id; only the staff may. */
const who: MatrixCase[] = everyone.flatMap((asking) => {
  const by = auths[asking]?.uid ?? 'nobody';
  const writes = {
    'put a notice up': version({ by }),
    'change a notice': next({ by }),
    'withdraw a notice': next({ by, isWithdrawn: true }),
  };
  return Object.entries(writes).map(([name, write]) => ({
    name,
    who: asking,
    operation: { write },
    allowed: asking === 'staff',
  }));
});

const open: MatrixCase[] = everyone.flatMap((asking) =>
  ['notices', 'notices/notice-1', 'notices/notice-1/1/by', 'notices/none'].map((read) => ({
    name: `read /${read}`,
    who: asking,
    operation: { read },
    allowed: true,
  })),
);

/** A version can't be changed, and its number can't be used again. */
const kept = [
  ...staffWrites(true, {
    'write a version field by field': Object.fromEntries(
      Object.entries(sound).map(([field, value]) => [`notices/notice-1/2/${field}`, value]),
    ),
    'put two notices up at once': { ...version(), ...version({}, 'notice-3/1') },
  }),
  ...staffWrites(false, {
    'write a version whose number is taken': version({}, 'notice-1/1'),
    'change a text of a version': { 'notices/notice-1/1/text/sk': 'Iné' },
    'add a text to a version': { 'notices/notice-1/1/text/en': 'Closed' },
    'change a day of a version': { 'notices/notice-1/1/lastDay': '2026-05-05' },
    'withdraw a version itself': { 'notices/notice-1/1/isWithdrawn': true },
    'remove a field of a version': { 'notices/notice-1/1/text': null },
    'remove a version': { 'notices/notice-1/1': null },
    'remove a version that is none': { 'notices/notice-1/2': null },
    'remove a notice': { 'notices/notice-1': null },
    'remove all notices': { notices: null },
    'write a whole notice': { 'notices/notice-2': { 1: sound } },
    'write all notices': { notices: { 'notice-2': { 1: sound } } },
    'change a version beside a new one': { ...next(), 'notices/notice-1/1/isWithdrawn': true },
    'put a number in place of a version': { 'notices/notice-2/1': 5 },
    'put a text in place of a version': { 'notices/notice-2/1': 'Zatvorené' },
  }),
];

const named = (allowed: boolean, keys: readonly string[]): MatrixCase[] =>
  staffWrites(allowed, Object.fromEntries(keys.map((key) => [`put up ${key}`, version({}, key)])));

const names = [
  ...named(
    true,
    ['aAzZ09_-', 'x'.repeat(20), 'xxxxxxxA', 'xxxxxxxZ']
      .map((id) => `${id}/1`)
      .concat(['2', '9', '10', '11', '19', '90', '99', '100', '101', '999'].map((number) => `notice-2/${number}`)),
  ),
  ...named(
    false,
    ['x'.repeat(7), 'x'.repeat(21), 'xxxx xxxx', 'xxxxxxxxč', ' xxxxxxxx']
      .map((id) => `${id}/1`)
      .concat(['0', '01', '1000', '-1', '1x', '1 ', 'x', 'x1', 'x12', '1xx', '٣'].map((number) => `notice-2/${number}`)),
  ),
];

const NO_TEXT = { text: null };

const contents = [
  ...versions(true, {
    'a closure without a text': NO_TEXT,
    'a text without a closure': { closed: null },
    'a closure of hours': { closed: { from: '09:00', to: '12:30' } },
    'a closure of hours without a text': { ...NO_TEXT, closed: { from: '09:00', to: '09:01' } },
    'a notice that is withdrawn at once': { isWithdrawn: true },
  }),
  ...versions(false, {
    'neither a text nor a closure': { ...NO_TEXT, closed: null },
    'an empty text, and no closure': { text: { sk: null }, closed: null },
    'a text that is no list of languages': { text: 'Zatvorené' },
    'a text that is no list of languages, and no closure': { text: 'Zatvorené', closed: null },
    'a text without Slovak': { text: { en: 'Closed' } },
    'a text without Slovak, and no closure': { text: { en: 'Closed' }, closed: null },
    'closed on another word': { closed: 'night' },
    'closed on a truth': { closed: true },
    'closed on a number': { closed: 1 },
    'closed from a time': { closed: { from: '09:00' } },
    'closed until a time': { closed: { to: '09:00' } },
    'closed on neither time': { closed: { at: '09:00' } },
    'closed with a time too many': { closed: { from: '09:00', to: '10:00', at: '09:30' } },
    'closed until the time it begins': { closed: { from: '09:00', to: '09:00' } },
    'closed until before it begins': { closed: { from: '10:00', to: '09:00' } },
    'closed at a time that is no text': { closed: { from: 9, to: 10 } },
    'closed from a time of parts': { closed: { from: { hour: 9 }, to: '10:00' } },
    'no first day': { firstDay: null },
    'no last day': { lastDay: null },
    'a first day that is a number': { firstDay: 20260501 },
    'a last day that is a number': { lastDay: 20260502 },
    'a last day before the first': { firstDay: '2026-05-03' },
    'by nobody': { by: null },
    'by somebody else': { by: 'former-1' },
    'at no time': { at: null },
    'at a time of its own': { at: 5 },
    'neither withdrawn nor not': { isWithdrawn: null },
    'withdrawn by a word': { isWithdrawn: 'true' },
    'withdrawn by a number': { isWithdrawn: 0 },
    'a field too many': { note: 'x' },
    'a field below a day': { firstDay: { deep: 'x' } },
  }),
  ...versions(true, { 'one day alone': { lastDay: sound.firstDay } }),
];

const LANGUAGES = ['sk', 'en', 'de', 'hu', 'pl', 'uk'] as const;

/** Language codes with one letter replaced. */
const almostLanguages = new Set(LANGUAGES.flatMap(([first = '', second = '']) => [`x${second}`, `${first}x`]));

const withText = (allowed: boolean, texts: Readonly<Record<string, unknown>>): MatrixCase[] =>
  versions(allowed, Object.fromEntries(Object.entries(texts).map(([name, sk]) => [`a text: ${name}`, { text: { sk } }])));

const languages = [
  ...LANGUAGES.slice(1).flatMap((language) =>
    versions(true, { [`also in ${language}`]: { text: { sk: 'a', [language]: 'b' } } }),
  ),
  ...versions(true, {
    'in all languages': { text: Object.fromEntries(LANGUAGES.map((language) => [language, 'x'])) },
  }),
  ...[...almostLanguages, 'xsk', 'ukx', 'xuk', 'skx', 'SK', 'fr'].flatMap((language) =>
    versions(false, { [`also in ${language}`]: { text: { sk: 'a', [language]: 'b' } } }),
  ),
  ...versions(false, {
    'with an empty translation': { text: { sk: 'a', en: '' } },
    'with a translation of two lines': { text: { sk: 'a', uk: 'b\nc' } },
  }),
];

const texts = [
  ...withText(true, {
    'one character': 'x',
    'five hundred characters': 'x'.repeat(500),
    markup: '<b>Zatvorené</b>',
    'several sentences': 'Dnes máme zatvorené.  Otvoríme zajtra o 9:00 – ďakujeme!',
    ...visibleTexts,
  }),
  ...withText(false, {
    'an empty text': '',
    'a blank': ' ',
    'a blank in front': ' x',
    'a blank behind': 'x ',
    'more than five hundred characters': 'x'.repeat(501),
    'a number': 1,
    'a truth': true,
    'an object': { text: 'x' },
    'a list': ['x'],
    ...invisibleTexts,
  }),
];

/** The day of a moment: the part before its time. */
const dayOf = (moment: string): string => moment.split('T')[0] ?? '';
const soundDays = [...new Set([...Object.values(soundMoments).map(dayOf), FIRST, LAST])];
const malformedDays = [
  ...new Set([
    ...Object.values(malformedMoments).map(dayOf),
    'x2026-05-01',
    '2026-05-01x',
    '2026-05-01\n',
    '2028-02-29x',
    // These sort before every valid day, so that as a first day only the pattern can refuse them.
    '12026-05-01',
    '1026-05-01',
    '2-26-05-01',
    '20-6-05-01',
    '2-28-02-29',
    'x2028-02-29',
  ]),
].filter((day) => !soundDays.includes(day) && !/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/.test(day));

const days = (['firstDay', 'lastDay'] as const).flatMap((field) => {
  const others = { firstDay: FIRST, lastDay: LAST, text: { sk: field } };
  const cases = (list: readonly string[]) =>
    Object.fromEntries(list.map((day) => [`${field} ${day}`, { ...others, [field]: day }]));
  return [...versions(true, cases(soundDays)), ...versions(false, cases(malformedDays))];
});

const TIMES = ['00:00', '01:10', '09:59', '10:00', '11:19', '19:59', '20:00', '21:21', '22:30', '23:58', '00:09', '05:50'];
const NO_TIMES = [
  '24:00',
  '-1:00',
  '2-:00',
  '30:00',
  '2x:00',
  '1x:00',
  'x1:00',
  '0x:30',
  '9:00',
  '109:00',
  '10:60',
  '10:0',
  '10:000',
  '10-00',
  '10:x0',
  '10:0x',
  'x10:00',
];

const times = [
  ...TIMES.flatMap((from) => versions(true, { [`closed from ${from}`]: { ...NO_TEXT, closed: { from, to: '23:59' } } })),
  ...TIMES.slice(1).flatMap((to) =>
    versions(true, { [`closed until ${to}`]: { text: { sk: 'x' }, closed: { from: '00:00', to } } }),
  ),
  ...NO_TIMES.flatMap((from) => versions(false, { [`closed from ${from}`]: { closed: { from, to: 'x' } } })),
  ...NO_TIMES.flatMap((from) => versions(false, { [`closed from ${from} to the end`]: { closed: { from, to: '23:59' } } })),
  ...[...NO_TIMES, '23:59x', '23:59\n'].flatMap((to) =>
    versions(false, { [`closed until ${to}`]: { closed: { from: '00:00', to } } }),
  ),
];

/** Notices and closures: staff add them version by version, and nobody changes a version. */
export const notices: MatrixCase[] = [...who, ...open, ...kept, ...names, ...contents, ...languages, ...texts, ...days, ...times];

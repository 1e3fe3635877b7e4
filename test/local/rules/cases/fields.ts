import { buildRecord } from '../../../support/builders';
import { at, begun, keyOf, malformedMoments, replaced, soundMoments, staffWrites, versions } from '../office';
import type { MatrixCase } from '../office';

const whole = buildRecord({ updated: versions.next });
type Field = keyof typeof whole;
const fields = Object.keys(whole) as Field[];

/** Cases of a valid save in which one field is replaced. */
function withField(field: Field, allowed: boolean, values: Readonly<Record<string, unknown>>): MatrixCase[] {
  return staffWrites(
    allowed,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        `${field}: ${name}`,
        { 'currencies/usd': { ...whole, [field]: value }, ...replaced('usd') },
      ]),
    ),
  );
}

const rates = (['buy', 'sell'] as const).flatMap((field) => [
  ...withField(field, true, {
    'a usual rate': 1.1684,
    'a tiny rate': 1e-7,
    'half of one': 0.5,
    'the highest rate': 1_000_000,
  }),
  ...withField(field, false, {
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

/** The first and last character of every visible range, and some characters in between. */
const visible = [...'!~az09ÁžčŽя¡¬®῾‐–‧‰⁞⁰€⿻、円힣'];

/** Characters that are invisible, or that the rules don't count as a single character. */
const invisible: Readonly<Record<string, string>> = {
  'a tabulator': '\t',
  'a line break': '\n',
  'a no-break space': '\u00a0',
  'a soft hyphen': '\u00ad',
  'a control of old': '\u0085',
  'an em space': '\u2003',
  'a space without width': '\u200b',
  'a line separator': '\u2028',
  'a change of direction': '\u202e',
  'a mathematical space': '\u205f',
  'a word joiner': '\u2060',
  'an ideographic space': '\u3000',
  'a mark of byte order': '\ufeff',
  'a picture': '💶',
};

/** Texts with one visible character at each position that a pattern could overlook. */
export const visibleTexts: Readonly<Record<string, string>> = Object.fromEntries(
  visible.flatMap((character) => [
    [`${character} alone`, character],
    [`${character} at the end`, `x${character}`],
    [`${character} within`, `x${character}x`],
  ]),
);

/** Texts with one invisible character at each position that a pattern could overlook. */
export const invisibleTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(invisible).flatMap(([name, character]) => [
    [`${name} alone`, character],
    [`${name} in front`, `${character}x`],
    [`${name} behind`, `x${character}`],
    [`${name} within`, `x${character}x`],
  ]),
);

const names = (['name_en', 'name_sk'] as const).flatMap((field) => [
  ...withField(field, true, {
    'a hundred letters': 'x'.repeat(100),
    markup: '<b>USD</b>',
    'several words': 'bosniansko-hercegovinská konvertibilná marka (BAM)',
    ...visibleTexts,
    'two spaces within': 'x  x',
  }),
  ...withField(field, false, {
    nothing: null,
    'an empty text': '',
    'a blank': ' ',
    'a blank in front': ' x',
    'a blank behind': 'x ',
    'more than a hundred letters': 'x'.repeat(101),
    'a number': 1,
    'a truth': true,
    'an object': { sk: 'dolár' },
    ...invisibleTexts,
  }),
]);

const acronyms = withField('acronym', false, {
  nothing: null,
  'an empty text': '',
  'the key itself': 'usd',
  'a capital alone': 'Usd',
  'another currency': 'CZK',
  'more than the key': 'USDX',
  'less than the key': 'US',
  'a blank behind it': 'USD ',
  'a letter of another alphabet': 'USÐ',
  'a number': 840,
  'a truth': true,
  'an object': { code: 'USD' },
});

function added(acronym: string, key = acronym.toLowerCase()): Readonly<Record<string, unknown>> {
  return {
    [`currencies/${key}`]: buildRecord({ acronym, updated: versions.next }),
    ...begun(key, versions.next, { acronym }),
  };
}

/** A code has 3 to 5 capital letters, and its key is the same in lower case. */
const codes = [
  ...staffWrites(true, { 'add ABC': added('ABC'), 'add ABCD': added('ABCD'), 'add ZYXWV': added('ZYXWV') }),
  ...staffWrites(false, {
    'add AB': added('AB'),
    'add ABCDEF': added('ABCDEF'),
    'add A1C': added('A1C'),
    'add ÁBC': added('ÁBC'),
    'add ABC behind a blank': added(' ABC'),
    'add ABC before a blank': added('ABC '),
    'add a name that JavaScript knows': added('__PROTO__'),
    'add ABC under the key of another': added('ABC', 'abd'),
    'add ABC under capitals': added('ABC', 'ABC'),
    'add abc': added('abc'),
  }),
];

const times = [
  ...withField('updated', true, soundMoments),
  ...withField('updated', false, {
    nothing: null,
    'a number': 1_776_000_000_000,
    'a truth': true,
    'an object': { at: versions.next },
    ...malformedMoments,
  }),
];

/** A record with a valid time is a version, and a save must archive it; with any other time, a save begins a new version. */
const storedTimes = [
  ...Object.keys(soundMoments).flatMap((name, place) => {
    const key = keyOf('s', place) as 'usd';
    const change = at(key, { buy: 1.2, updated: versions.next });
    return [
      ...staffWrites(true, { [`replace ${name}`]: { ...change, ...replaced(key) } }),
      ...staffWrites(false, { [`begin in place of ${name}`]: { ...change, ...begun(key) } }),
    ];
  }),
  ...Object.keys(malformedMoments).flatMap((name, place) => {
    const key = keyOf('m', place);
    return staffWrites(true, {
      [`begin in place of ${name}`]: { ...at(key, { buy: 1.2, updated: versions.next }), ...begun(key) },
    });
  }),
];

const shape = [
  ...fields.flatMap((field) =>
    staffWrites(false, {
      [`add without ${field}`]: { ...added('GBP'), 'currencies/gbp': { ...buildRecord({ acronym: 'GBP' }), [field]: null } },
      [`remove ${field} alone`]: { [`currencies/usd/${field}`]: null },
      [`remove ${field} and change a rate`]: {
        ...at('usd', { [field === 'sell' ? 'buy' : 'sell']: 1.1, updated: versions.next, [field]: null }),
        ...replaced('usd'),
      },
      [`go below ${field}`]: { ...at('usd', { updated: versions.next, [`${field}/deep`]: 1 }), ...replaced('usd') },
    }).filter(({ name }) => name !== 'go below updated'),
  ),
  ...staffWrites(false, {
    'go below updated': { ...at('usd', { 'updated/deep': 1 }), ...replaced('usd') },
    'add with a field too many': {
      ...added('GBP'),
      'currencies/gbp': { ...buildRecord({ acronym: 'GBP', updated: versions.next }), note: 'x' },
    },
    'add a field': { 'currencies/usd/note': 'x' },
    'add a field below nothing': { 'currencies/usd/note/deep': 'x' },
    'add a field in a save': { ...at('usd', { note: 'x', updated: versions.next }), ...replaced('usd') },
    'add a field called as an index': { ...at('usd', { 0: 'x', updated: versions.next }), ...replaced('usd') },
    'put a number in place of a record': { 'currencies/usd': 5, ...replaced('usd') },
    'put a text in place of nothing': { 'currencies/gbp': 'GBP', ...begun('gbp') },
    'put a list in place of nothing': { 'currencies/gbp': [buildRecord()], ...begun('gbp') },
  }),
];

export const recordFields: MatrixCase[] = [...rates, ...names, ...acronyms, ...codes, ...times, ...storedTimes, ...shape];

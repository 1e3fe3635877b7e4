import { parseArchiveEntry } from '../../../src/domain/archive/entry';

const KEY = 'usd~2026-04-13T16:00:00';
const value = { acronym: 'USD', buy: 1.187, sell: 1.15, until: 1_776_600_000_000, by: 'uid', save: 'save-0001' };

it('reads a version that was replaced', () => {
  expect(parseArchiveEntry(KEY, value)).toEqual({ ...value, key: KEY, version: '2026-04-13T16:00:00', isBeginning: false });
});

it('reads a beginning, which has no rates', () => {
  const { buy: _buy, sell: _sell, ...fields } = value;
  expect(parseArchiveEntry(`${KEY}~new`, fields)).toEqual({
    ...fields,
    key: `${KEY}~new`,
    version: '2026-04-13T16:00:00',
    isBeginning: true,
    buy: null,
    sell: null,
  });
});

it('keeps a rate of 0, which is none that is missing', () => {
  expect(parseArchiveEntry(KEY, { ...value, buy: 0 })).toMatchObject({ buy: 0 });
});

it.each([
  ['text', { ...value, buy: '1.187' }],
  ['below nothing', { ...value, buy: -1 }],
  ['no finite number', { ...value, buy: Infinity }],
])('keeps an entry whose rate is %s, without the rate', (_name, odd) => {
  expect(parseArchiveEntry(KEY, odd)).toMatchObject({ buy: null, sell: 1.15 });
});

it.each([
  ['no object', KEY, 'usd'],
  ['nothing', KEY, null],
  ['without a code', KEY, { ...value, acronym: undefined }],
  ['without a time', KEY, { ...value, until: undefined }],
  ['with a time that is text', KEY, { ...value, until: '1' }],
  ['with a time that never comes', KEY, { ...value, until: Infinity }],
  ['with a time that no calendar has', KEY, { ...value, until: 1e20 }],
  ['without an author', KEY, { ...value, by: 1 }],
  ['without a save', KEY, { ...value, save: null }],
  ['without a version in its key', 'usd', value],
  ['with a version that is no time', 'usd~2026-02-30T10:00:00', value],
  ['with another mark', `${KEY}~old`, value],
  ['with more than a mark', `${KEY}~new~new`, value],
])('takes what is %s for no entry', (_name, key, odd) => {
  expect(parseArchiveEntry(key, odd)).toBeNull();
});

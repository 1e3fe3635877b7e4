import type { NewVersion } from '../../../src/domain/archive/newVersion';
import { entryOf } from '../../../src/domain/archive/newVersion';
import { buildCurrency } from '../../support/builders';

const usd = buildCurrency({ updated: '2026-04-13T16:00:00' });
const version: NewVersion = {
  acronym: 'USD',
  seen: usd,
  isRestored: false,
  change: { buy: 1.2 },
  updated: '2026-04-14T12:00:00',
  save: 'save-0001',
};

const replaced = { key: 'usd~2026-04-13T16:00:00', fields: { acronym: 'USD', buy: 1.187, sell: 1.15, save: 'save-0001' } };
const begun = { key: 'usd~2026-04-14T12:00:00~new', fields: { acronym: 'USD', save: 'save-0001' } };

it.each([
  ['a change keeps the seen version', {}, replaced],
  ['retiring keeps it too', { change: null }, replaced],
  [
    'a version of a far time is one all the same',
    { seen: { ...usd, updated: '2099-12-31T23:59:59' } },
    { ...replaced, key: 'usd~2099-12-31T23:59:59' },
  ],
  ['adding begins', { seen: null }, begun],
  ['a record without a time begins', { seen: { ...usd, updated: null } }, begun],
  ['a record with a malformed time begins', { seen: { ...usd, updated: '9999-99-99T99:99:99' } }, begun],
  ['a record with a day that no calendar has begins', { seen: { ...usd, updated: '2026-02-30T10:00:00' } }, begun],
  ['a record of another century begins', { seen: { ...usd, updated: '1999-12-31T10:00:00' } }, begun],
  ['a restored record begins', { isRestored: true }, begun],
])('%s', (_name, fields, expected) => {
  expect(entryOf({ ...version, ...fields })).toEqual(expected);
});

it('can not retire what never had a version', () => {
  expect(() => entryOf({ ...version, seen: { ...usd, updated: null }, change: null })).toThrow(TypeError);
});

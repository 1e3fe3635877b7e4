import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import { lastVersion, listedSince } from '../../../src/domain/archive/listing';

const entry = (until: number, isBeginning = false): ArchiveEntry => ({
  key: `usd~${until}`,
  acronym: 'USD',
  version: '2026-04-13T16:00:00',
  isBeginning,
  buy: 1.187,
  sell: 1.15,
  until,
  by: 'uid',
  save: 'save-0001',
});

it.each<[string, readonly ArchiveEntry[], ReturnType<typeof listedSince>]>([
  ['nothing', [], null],
  ['its beginning', [entry(5), entry(2, true)], { at: 2, isExact: true }],
  ['its last beginning, after it was retired', [entry(7, true), entry(2, true), entry(5)], { at: 7, isExact: true }],
  ['changes alone', [entry(5), entry(3), entry(4)], { at: 3, isExact: false }],
])('of a currency the archive tells %s', (_name, entries, since) => {
  expect(listedSince(entries)).toEqual(since);
});

it('knows the version that ended last', () => {
  expect(lastVersion([entry(3), entry(5), entry(9, true), entry(4)])?.until).toBe(5);
  expect(lastVersion([entry(9, true)])).toBeNull();
});

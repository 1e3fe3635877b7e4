import defaultSeed from '../../../local/seed/defaultSeed.json';
import { demoAuthor, readDemoSeed } from '../../../local/state/demoSeed';
import type { buildRecord } from '../../support/builders';

interface Entry {
  readonly acronym: string;
  readonly buy?: number;
  readonly sell?: number;
  readonly until: number;
  readonly by: string;
  readonly save: string;
}

interface DemoSeed {
  readonly currencies: Readonly<Record<string, ReturnType<typeof buildRecord>>>;
  readonly archive: Readonly<Record<string, Entry>>;
  readonly staffNames: Readonly<Record<string, string>>;
}

/** A Wednesday, so that the last working day is the day before. */
const wednesday = Date.parse('2026-11-25T08:00:00Z');

const seedAt = (now: number) => readDemoSeed(now) as Promise<DemoSeed>;

const dayOf = (updated: string) => updated.slice(0, 10);
const momentOf = (updated: string) => Date.parse(`${updated}Z`) - 2 * 60 * 60 * 1000;

let seed: DemoSeed;

beforeAll(async () => {
  seed = await seedAt(wednesday);
});

it('has the rates of the default seed for the present', () => {
  const rates = (currencies: object) =>
    Object.entries(currencies as DemoSeed['currencies']).map(([key, { buy, sell }]) => [key, buy, sell]);
  expect(rates(seed.currencies)).toEqual(rates(defaultSeed.currencies));
});

it('had wider spreads on reals until three days before, and on liras for a week', () => {
  const spreadsOf = (acronym: string) =>
    Object.values(seed.archive)
      .filter((entry) => entry.acronym === acronym && entry.buy !== undefined)
      .sort((one, other) => one.until - other.until)
      .map(({ buy = NaN, sell = NaN }) => Math.round((200 * (buy - sell)) / (buy + sell)));
  expect(spreadsOf('BRL').slice(-5)).toEqual([11, 11, 11, 9, 9]);
  // The rates did not change on one of the five days.
  expect(spreadsOf('TRY').filter((spread) => spread > 8)).toHaveLength(4);
  expect(spreadsOf('USD').filter((spread) => spread !== 3)).toEqual([]);
});

it.each([
  ['the day before', '2026-11-25T08:00:00Z', '2026-11-24'],
  ['Friday, on a Sunday', '2026-11-29T12:00:00Z', '2026-11-27'],
  ['Friday, on a Monday', '2026-11-30T12:00:00Z', '2026-11-27'],
  ['the day before, as soon as the office has it', '2026-11-25T22:30:00Z', '2026-11-25'],
])('ends on %s', async (_what, now, last) => {
  const { currencies, archive } = await seedAt(Date.parse(now));
  const latest = Object.values(currencies).map(({ updated }) => dayOf(updated));
  expect(latest.sort().at(-1)).toBe(last);
  expect(Math.max(...Object.values(archive).map(({ until }) => until))).toBeLessThan(Date.parse(now));
});

it('has working days alone, sixty of them', () => {
  const days = new Set(Object.keys(seed.archive).map((key) => key.slice(4, 14)));
  Object.values(seed.currencies).forEach(({ updated }) => days.add(dayOf(updated)));
  expect(days.size).toBe(60);
  expect([...days].filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
});

it.each(Object.keys(defaultSeed.currencies).filter((key) => key !== 'eur'))(
  'leads %s without a gap from its beginning to the present',
  (key) => {
    const own = Object.entries(seed.archive).filter(([name]) => name.startsWith(`${key}~`));
    const [beginning, ...entries] = own.sort(([, left], [, right]) => left.until - right.until);
    const versions = [...entries.map(([name]) => name.slice(4)), seed.currencies[key]?.updated ?? ''];
    expect(beginning?.[0]).toBe(`${key}~${versions[0]}~new`);
    expect(Object.keys(beginning?.[1] ?? {}).sort()).toEqual(['acronym', 'by', 'save', 'until']);
    expect(own.map(([, { until }]) => until)).toEqual(versions.map(momentOf));
    entries.forEach(([, entry], index) => {
      expect(Object.keys(entry).sort()).toEqual(['acronym', 'buy', 'by', 'save', 'sell', 'until']);
      const next = entries[index + 1]?.[1] ?? seed.currencies[key];
      expect([entry.buy, entry.sell]).not.toEqual([next?.buy, next?.sell]);
    });
  },
);

it('is marked as made up, and says nothing about EUR', () => {
  const entries = Object.values(seed.archive);
  expect(new Set(entries.map(({ by }) => by))).toEqual(new Set([demoAuthor.uid]));
  expect(seed.staffNames).toEqual({ [demoAuthor.uid]: 'Ukážkové údaje' });
  expect(entries.every(({ save }) => /^[A-Za-z0-9_-]{8,20}$/.test(save))).toBe(true);
  expect(entries.some(({ acronym }) => acronym === 'EUR')).toBe(false);
});

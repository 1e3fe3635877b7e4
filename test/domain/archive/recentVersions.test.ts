import fc from 'fast-check';
import { trendOf, ratesAt } from '../../../src/domain/archive/trend';
import { recentNamesFrom, replacedEntry, unbroken } from '../../../src/domain/archive/recentVersions';
import { versionKey } from '../../../src/domain/archive/version';
import { toStoredTimestamp } from '../../../src/domain/time/timestamps';
import { buildHistory } from '../../support/buildHistory';
import { buildCurrency } from '../../support/builders';
import { historyArbitrary, START } from './histories';

const DAY = 86_400_000;
const usd = (day: number, buy: number | null) => ({
  acronym: 'USD',
  at: START + day * DAY,
  rates: buy === null ? null : { buy, sell: 1 },
});
const { entries, present } = buildHistory([usd(0, 1), usd(10, 2), usd(20, 3), usd(30, 4)]);
const record = present[0] ?? null;

it('names are read from before the thirty days on', () => {
  expect(recentNamesFrom(Date.parse('2026-04-13T10:00:00Z'))).toBe('2026-03-12T12:00:00');
});

describe('entries without a missing one', () => {
  it('are all of them, whatever the order', () => {
    expect(unbroken(entries, record)).toEqual(entries);
    expect(unbroken([...entries].reverse(), record)).toEqual(entries);
    expect(unbroken([], record)).toEqual([]);
  });

  it('end where a version is missing, so that nobody is told that the next one began so early', () => {
    const [third, second, first, beginning] = entries;
    expect(unbroken([third!, first!, beginning!], record)).toEqual([third]);
    expect(unbroken([second!, first!, beginning!], record)).toEqual([]);
    const trend = trendOf(unbroken([third!, first!, beginning!], record), record);
    expect(ratesAt(START + 15 * DAY, trend)).toBeUndefined();
    expect(ratesAt(START + 25 * DAY, trend)).toEqual({ buy: 3, sell: 1 });
  });

  it('go on over a clock that was off by a day', () => {
    const name = toStoredTimestamp(START + 11 * DAY);
    const ahead = entries.map((entry) => (entry.buy === 2 ? { ...entry, key: versionKey('USD', name), version: name } : entry));
    expect(unbroken(ahead, record)).toEqual(ahead);
  });

  it('go on over the time in which the currency was not listed', () => {
    const history = buildHistory([usd(0, 1), usd(10, null), usd(20, 2), usd(21, 3)]);
    expect(unbroken(history.entries, history.present[0] ?? null)).toEqual(history.entries);
    const retired = buildHistory([usd(0, 1), usd(10, null)]);
    expect(unbroken(retired.entries, null)).toEqual(retired.entries);
  });

  it('are all of any history', () => {
    fc.assert(
      fc.property(historyArbitrary, ({ entries: all, present: records }) => {
        const own = all.filter(({ acronym }) => acronym === 'USD');
        const current = records.find(({ acronym }) => acronym === 'USD') ?? null;
        expect(new Set(unbroken(own, current))).toEqual(new Set(own));
      }),
    );
  });
});

describe('the entry of a record that was just replaced', () => {
  const replaced = buildCurrency({ buy: 1.5, updated: '2026-04-13T16:00:00' });

  it('is the one that the archive has, until now', () => {
    expect(replacedEntry(replaced, START, [])).toEqual({
      key: 'usd~2026-04-13T16:00:00',
      acronym: 'USD',
      version: '2026-04-13T16:00:00',
      isBeginning: false,
      buy: 1.5,
      sell: 1.15,
      until: START,
      by: '',
      save: '',
    });
  });

  it('comes after all others, though our clock is behind', () => {
    expect(replacedEntry(replaced, START - 1, entries)?.until).toBe(START + 30 * DAY + 1);
  });

  it('is none of a record without a name', () => {
    expect(replacedEntry(buildCurrency({ updated: 'yesterday' }), START, [])).toBeNull();
  });
});

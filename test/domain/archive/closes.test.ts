import fc from 'fast-check';
import { closingRates, daysUntil, endsOf } from '../../../src/domain/archive/closes';
import { listAt } from '../../../src/domain/archive/listAt';
import { dayOf } from '../../../src/domain/time/zonedTime';
import { toStoredTimestamp } from '../../../src/domain/time/timestamps';
import type { Deed } from '../../support/buildHistory';
import { buildHistory } from '../../support/buildHistory';
import { historyArbitrary, START } from './histories';

const ZONE = 'Europe/Bratislava';
const DAY = 86_400_000;
const first = { buy: 1.1, sell: 1 };
const second = { buy: 1.2, sell: 1.1 };

it('counts the days back on the calendar', () => {
  expect(daysUntil('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

it.each([
  ['2026-04-13', '2026-04-13T21:59:59.999Z'],
  ['2026-01-13', '2026-01-13T22:59:59.999Z'],
  ['2026-03-29', '2026-03-29T21:59:59.999Z'],
])('the last moment of %s is %s', (day, end) => {
  expect(endsOf([day], ZONE)).toEqual([Date.parse(end)]);
});

describe('what a currency cost at the end of the days', () => {
  const days = ['2026-04-12', '2026-04-13', '2026-04-14', '2026-04-15'];
  const ends = endsOf(days, ZONE);

  /** The closes of USD after these deeds, if the archive has the `known` newest; by default it begins with the oldest of them. */
  function closesAfter(deeds: readonly Omit<Deed, 'acronym'>[], known = deeds.length, began?: number) {
    const { entries, present } = buildHistory(deeds.map((deed) => ({ acronym: 'USD', ...deed })));
    const archived = entries.slice(0, known);
    return closingRates(ends, { entries: archived, present: present[0] ?? null, began: began ?? archived.at(-1)?.until ?? null });
  }

  const added = { at: START, rates: first };
  const changed = { at: START + DAY, rates: second };
  const retired = { at: START + 2 * DAY, rates: null };

  it.each<[string, ReturnType<typeof closesAfter>, ReturnType<typeof closesAfter>]>([
    ['is not known before it was added first', closesAfter([added]), [undefined, first, first, first]],
    ['is what stood last', closesAfter([added, { at: START + 1_000, rates: second }]), [undefined, second, second, second]],
    ['is nothing while it was not listed', closesAfter([added, changed, retired]), [undefined, first, second, null]],
    [
      'is known from its own name where the archive is younger',
      closesAfter([added, changed], 1),
      [undefined, first, second, second],
    ],
    ['is known throughout where the archive is older', closesAfter([added], 0, START - 9 * DAY), [first, first, first, first]],
    [
      'is known throughout by what was replaced',
      closesAfter([added, changed], 1, START - 9 * DAY),
      [first, first, second, second],
    ],
    [
      'is nothing before it was added to an archive that is older',
      closesAfter([added], 1, START - 9 * DAY),
      [null, first, first, first],
    ],
  ])('%s', (_name, closes, expected) => {
    expect(closes).toEqual(expected);
  });

  it('is told whatever the clock of who saved it said, once there was an archive', () => {
    const ahead = { acronym: 'USD', ...first, updated: toStoredTimestamp(START + 1_000 * DAY) };
    expect(closingRates(ends, { entries: [], present: ahead, began: null })).toEqual(days.map(() => undefined));
    expect(closingRates(ends, { entries: [], present: ahead, began: START })).toEqual([undefined, first, first, first]);
    expect(closingRates(ends, { entries: [], present: { ...ahead, updated: null }, began: START })[1]).toEqual(first);
  });

  it('is what the list of that moment says', () => {
    fc.assert(
      fc.property(historyArbitrary, fc.nat(40), ({ entries, present }, sinceDay) => {
        const began = entries.at(-1)?.until ?? null;
        const someDays = daysUntil(dayOf(START + 40 * DAY, ZONE), 41 - sinceDay);
        const someEnds = endsOf(someDays, ZONE);
        // The archive is read from the first of the days on.
        const read = entries.filter(({ until }) => until > (someEnds[0] ?? 0) - DAY);
        for (const acronym of ['USD', 'CZK', 'HUF']) {
          const record = present.find((currency) => currency.acronym === acronym) ?? null;
          const own = read.filter((entry) => entry.acronym === acronym);
          const closes = closingRates(someEnds, { entries: own, present: record, began });
          someEnds.forEach((end, index) => {
            const list = listAt(end, { later: entries.filter(({ until }) => until > end), present, began, now: Infinity });
            const listed = list.type === 'known' ? list.rates.find((rates) => rates.acronym === acronym) : undefined;
            const { buy, sell } = closes[index] ?? {};
            expect([buy, sell]).toEqual([listed?.buy, listed?.sell]);
          });
        }
      }),
    );
  });
});

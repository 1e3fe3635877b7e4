import fc from 'fast-check';
import type { ArchiveEntry } from '../../../src/domain/archive/entry';
import type { ListNumber } from '../../../src/domain/archive/listNumber';
import { beginningOf, changesShownIn, isOvertaken, numberAfter, numberOfPresent } from '../../../src/domain/archive/listNumber';
import { versionKey } from '../../../src/domain/archive/version';
import { toStoredTimestamp } from '../../../src/domain/time/timestamps';
import { dayOf } from '../../../src/domain/time/zonedTime';
import { buildHistory } from '../../support/buildHistory';
import { historyArbitrary, START } from './histories';

const ZONE = 'Europe/Bratislava';

/** One change of a save, made at the given time. */
function change(at: string, save: string, by = 'uid-jana', acronym = 'USD'): ArchiveEntry {
  const until = Date.parse(at);
  const version = toStoredTimestamp(until - 86_400_000);
  return { key: versionKey(acronym, version), acronym, version, isBeginning: false, buy: 1, sell: 1, until, by, save };
}

const numbered = (at: string, number: number | null): ListNumber => ({ validFrom: Date.parse(at), number });

describe('the number of a list', () => {
  it.each<[string, readonly ArchiveEntry[], ListNumber | null]>([
    ['is none where nothing was ever changed', [], null],
    ['is 1 after the first save of a day', [change('2026-04-13T08:00Z', 'a')], numbered('2026-04-13T08:00Z', 1)],
    [
      'counts a save of many rows once, and holds from its last one',
      [
        change('2026-04-13T08:00:02Z', 'a', 'uid-jana', 'HUF'),
        change('2026-04-13T08:00:01Z', 'a', 'uid-jana', 'CZK'),
        change('2026-04-13T08:00:00Z', 'a'),
      ],
      numbered('2026-04-13T08:00:02Z', 1),
    ],
    [
      'counts a save of each account, also when they chose one id',
      [change('2026-04-13T08:00:01Z', 'a', 'uid-boris'), change('2026-04-13T08:00Z', 'a')],
      numbered('2026-04-13T08:00:01Z', 2),
    ],
    [
      'is the last one of an earlier day where nothing was changed since',
      [change('2026-04-10T12:00Z', 'c'), change('2026-04-10T09:00Z', 'b'), change('2026-04-09T09:00Z', 'a')],
      numbered('2026-04-10T12:00Z', 2),
    ],
    [
      'begins anew at midnight in the office, in summer',
      [change('2026-04-13T22:00Z', 'b'), change('2026-04-13T21:59:59Z', 'a')],
      numbered('2026-04-13T22:00Z', 1),
    ],
    [
      'begins anew at midnight in the office, in winter',
      [change('2026-01-13T23:00Z', 'b'), change('2026-01-13T22:59:59Z', 'a')],
      numbered('2026-01-13T23:00Z', 1),
    ],
    [
      'goes on through the day of 23 hours',
      [change('2026-03-29T21:59Z', 'c'), change('2026-03-29T01:30Z', 'b'), change('2026-03-28T23:00Z', 'a')],
      numbered('2026-03-29T21:59Z', 3),
    ],
    [
      'goes on through the day of 25 hours',
      [change('2026-10-25T22:59Z', 'c'), change('2026-10-25T01:30Z', 'b'), change('2026-10-24T22:00Z', 'a')],
      numbered('2026-10-25T22:59Z', 3),
    ],
    [
      'counts a save over midnight on the day of its newest change',
      [
        change('2026-04-13T22:00:01Z', 'b', 'uid-jana', 'CZK'),
        change('2026-04-13T21:59:59Z', 'b'),
        change('2026-04-13T08:00Z', 'a'),
      ],
      numbered('2026-04-13T22:00:01Z', 1),
    ],
  ])('%s', (_name, changes, expected) => {
    expect(numberAfter(changes, ZONE)).toEqual(expected);
    expect(numberAfter([...changes].reverse(), ZONE)).toEqual(expected);
  });

  it('is one more after each save of a day, and 1 after the first of the next one', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 5 * 86_400 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(times, fc.constantFrom('2026-03-27', '2026-10-23', '2026-07-01'), (seconds, firstDay) => {
        const begin = Date.parse(`${firstDay}T12:00Z`);
        const changes = [...seconds]
          .sort((one, other) => one - other)
          .map((second, index) => change(new Date(begin + second * 1_000).toISOString(), `save-${index}`));
        const found = changes.map((_change, index) => numberAfter(changes.slice(0, index + 1), ZONE));
        found.forEach((current, index) => {
          const previous = found[index - 1];
          const isSameDay = previous && dayOf(previous.validFrom, ZONE) === dayOf(current?.validFrom ?? 0, ZONE);
          expect(current?.number).toBe(isSameDay ? (previous.number ?? 0) + 1 : 1);
        });
      }),
    );
  });

  it('depends on the day of the last change alone', () => {
    fc.assert(
      fc.property(historyArbitrary, ({ entries }) => {
        const whole = numberAfter(entries, ZONE);
        const ofDay = entries.filter(({ until }) => whole && dayOf(until, ZONE) === dayOf(whole.validFrom, ZONE));
        expect(numberAfter(ofDay, ZONE)).toEqual(whole);
      }),
    );
  });
});

describe('the number of the present list', () => {
  const changes = [change('2026-04-13T08:00Z', 'a')];
  const usd = { acronym: 'USD', updated: '2026-04-13T10:00:00' };

  it('is that of the last change', () => {
    expect(numberOfPresent([usd], changes, ZONE)).toEqual(numbered('2026-04-13T08:00Z', 1));
    expect(numberOfPresent([usd, { acronym: 'CZK', updated: '2026-04-13T10:00:00' }], changes, ZONE)).toEqual(
      numbered('2026-04-13T08:00Z', 1),
    );
  });

  it("is not deceived by a writer's clock that was ahead", () => {
    expect(numberOfPresent([{ ...usd, updated: '2026-04-13T23:00:00' }], changes, ZONE)).toEqual(
      numbered('2026-04-13T08:00Z', 1),
    );
  });

  it('is not known once a currency came past the archive, by its own time less the two hours that are added to it', () => {
    const list = [usd, { acronym: 'CZK', updated: '2026-04-13T10:00:01' }];
    expect(numberOfPresent(list, changes, ZONE)).toEqual(numbered('2026-04-13T08:00:01Z', null));
    expect(numberOfPresent(list, [], ZONE)).toEqual(numbered('2026-04-13T08:00:01Z', null));
  });

  it('is not known of a list without any time', () => {
    expect(numberOfPresent([{ acronym: 'CZK', updated: 'yesterday' }], [], ZONE)).toBeNull();
    expect(beginningOf([{ acronym: 'CZK', updated: null }])).toBeNull();
    expect(beginningOf([])).toBeNull();
  });
});

describe('a list that newer changes have overtaken', () => {
  const at = (seconds: number) => START + seconds * 1_000;
  const rates = (buy: number) => ({ buy, sell: 1 });
  const added = { acronym: 'USD', at: at(0), rates: rates(1) };
  const changed = { acronym: 'USD', at: at(10), rates: rates(2) };
  const retired = { acronym: 'USD', at: at(20), rates: null };

  it.each([
    ['lacks a currency', [], [added]],
    ['shows rates that were replaced', [added], [added, changed]],
    ['shows a currency that was retired', [added, changed], [added, changed, retired]],
    ['shows what was retired and added again', [added], [added, changed, retired, { ...added, at: at(30) }]],
  ])('%s', (_name, shown, made) => {
    const { entries } = buildHistory(made);
    expect(isOvertaken(buildHistory(shown).present, entries)).toBe(true);
    expect(isOvertaken(buildHistory(shown).present, [...entries].reverse())).toBe(true);
    expect(changesShownIn(buildHistory(shown).present, entries)).toEqual(buildHistory(shown).entries);
  });

  it('shows the other changes of the same time', () => {
    const [usd, czk] = [added, { ...added, acronym: 'CZK' }];
    const before = buildHistory([usd, czk]);
    const { entries } = buildHistory([usd, czk, changed, { ...changed, acronym: 'CZK', at: at(15) }]);
    const [latest, ...others] = entries;
    const present = before.present.map((currency) =>
      currency.acronym === 'USD' ? { ...currency, updated: toStoredTimestamp(at(10)) } : currency,
    );
    expect(latest?.acronym).toBe('CZK');
    expect(changesShownIn(present, entries)).toEqual(others);
  });

  it('shows none of the lists but the last', () => {
    fc.assert(
      fc.property(historyArbitrary, ({ entries, present }) => {
        expect(isOvertaken(present, entries)).toBe(false);
        expect(isOvertaken(present, [...entries].reverse())).toBe(false);
        const [newest] = entries;
        fc.pre(newest !== undefined);
        const { acronym, version, isBeginning } = newest;
        const before = [
          ...present.filter((currency) => currency.acronym !== acronym),
          ...(isBeginning ? [] : [{ acronym, updated: version }]),
        ];
        expect(isOvertaken(before, entries)).toBe(true);
        expect(changesShownIn(present, entries)).toEqual(entries);
        expect(changesShownIn(before, entries)).toEqual(entries.slice(1));
      }),
    );
  });
});

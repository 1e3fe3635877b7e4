import fc from 'fast-check';
import { closesOf, CLOSES_SHOWN, extremesOf, knownWithin, moveSinceYesterday } from '../../../src/domain/archive/dailyCloses';
import type { DayClose } from '../../../src/domain/archive/dailyCloses';
import type { Stage } from '../../../src/domain/archive/trend';
import { ratesAt } from '../../../src/domain/archive/trend';
import { dayAfter, daysBetween, daysLater, startOfDay } from '../../../src/domain/time/zonedTime';

const ZONE = 'Europe/Bratislava';
const TODAY = '2026-04-13';
const at = (moment: string): number => Date.parse(moment);
const stage = (moment: string, buy: number | null): Stage => ({
  from: at(moment),
  rates: buy === null ? null : { buy, sell: buy - 0.1 },
});

const closesAt = (stages: readonly Stage[], today = TODAY) =>
  Object.fromEntries(closesOf(stages, today, ZONE).map(({ day, rates }) => [day, rates?.buy ?? null]));

const long = stage('2025-01-01T12:00Z', 1);

describe('closes', () => {
  it('are of the last thirty days, today with what holds', () => {
    const days = Object.keys(closesAt([long]));
    expect(days).toHaveLength(30);
    expect([days[0], days.at(-1)]).toEqual(['2026-03-15', TODAY]);
  });

  it('go on over days without a change, weekends too', () => {
    // Saved on a Friday.
    const closes = closesAt([long, stage('2026-04-10T14:00Z', 1.2)]);
    expect(closes).toMatchObject({ '2026-04-09': 1, '2026-04-10': 1.2, '2026-04-11': 1.2, '2026-04-12': 1.2, [TODAY]: 1.2 });
  });

  it('are the last rates before midnight of the office, however many there were', () => {
    // In summer time, the office's midnight is at 22:00 UTC.
    const closes = closesAt([
      long,
      stage('2026-04-11T08:00Z', 1.1),
      stage('2026-04-11T21:59:59Z', 1.2),
      stage('2026-04-11T22:00Z', 1.3),
    ]);
    expect(closes).toMatchObject({ '2026-04-10': 1, '2026-04-11': 1.2, '2026-04-12': 1.3 });
  });

  it.each([
    // The clock goes forward within the 29th of March, and back within the 25th of October.
    ['2026-03-29', '2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ])('belong to the day of the office on %s, when its clock changes', (day, before, first, last, after) => {
    const closes = closesAt([long, stage(before, 2), stage(first, 3), stage(last, 4), stage(after, 5)], daysLater(day, 2));
    expect(closes).toMatchObject({ [daysLater(day, -1)]: 2, [day]: 4, [dayAfter(day)]: 5 });
  });

  it('leave out days of which nothing is known, and tell of those on which the currency was not listed', () => {
    const closes = closesAt([stage('2026-04-09T10:00Z', 1), stage('2026-04-10T10:00Z', null), stage('2026-04-12T10:00Z', 2)]);
    expect(closes).toEqual({ '2026-04-09': 1, '2026-04-10': null, '2026-04-11': null, '2026-04-12': 2, [TODAY]: 2 });
  });

  it('are those that hold today, though they began by a clock that is ahead', () => {
    expect(closesAt([long, stage('2026-04-20T10:00Z', 1.5)])).toMatchObject({ '2026-04-12': 1, [TODAY]: 1.5 });
  });

  it('are none without a trend', () => {
    expect(closesOf([], TODAY, ZONE)).toEqual([]);
  });

  it('are what the trend says at each midnight, without a gap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ hours: fc.integer({ min: 0, max: 45 * 24 }), buy: fc.option(fc.integer({ min: 1, max: 9 })) }), {
          maxLength: 12,
        }),
        fc.constantFrom('Europe/Bratislava', 'America/New_York', 'Asia/Kathmandu'),
        (steps, zone) => {
          const stages = steps
            .map(({ hours, buy }) => ({
              from: at('2026-03-01T00:30Z') + hours * 3_600_000,
              rates: buy === null ? null : { buy, sell: buy },
            }))
            .sort((one, other) => one.from - other.from);
          const closes = closesOf(stages, '2026-04-05', zone);
          closes.forEach(({ day }, index) => {
            expect(daysBetween(day, '2026-04-05')).toBe(closes.length - 1 - index);
          });
          for (const { day, rates } of closes.slice(0, -1)) {
            expect(rates).toEqual(ratesAt((startOfDay(dayAfter(day), zone) ?? NaN) - 1, stages));
          }
          expect(closes.at(-1)?.rates).toEqual(stages.at(-1)?.rates);
          expect(closes.length).toBeLessThanOrEqual(CLOSES_SHOWN);
        },
      ),
    );
  });
});

it.each([
  ['2026-04-09T10:00Z', true],
  ['2026-03-14T23:00:01Z', true],
  ['2026-03-14T23:00Z', false],
  ['2025-12-31T10:00Z', false],
])('what is known since %s is known within the thirty days: %s', (moment, isWithin) => {
  expect(knownWithin([stage(moment, 1)], TODAY, ZONE)).toBe(isWithin ? at(moment) : null);
});

it('nothing is known of nothing', () => {
  expect(knownWithin([], TODAY, ZONE)).toBeNull();
});

const closes = (...rates: readonly (number | null)[]): readonly DayClose[] =>
  rates.map((rate, index) => ({
    day: daysLater(TODAY, index + 1 - rates.length),
    rates: rate === null ? null : { buy: rate, sell: rate / 2 },
  }));

describe('the highest and the lowest close', () => {
  it('are told with their days, of several the latest', () => {
    expect(extremesOf(closes(2, 3, 1, 3, 1, 2), 'buy')).toEqual({
      highest: { day: '2026-04-11', rate: 3 },
      lowest: { day: '2026-04-12', rate: 1 },
    });
    expect(extremesOf(closes(2, 3), 'sell')?.highest).toEqual({ day: TODAY, rate: 1.5 });
  });

  it('pass over days without a rate, and are none where there is none', () => {
    expect(extremesOf(closes(null, 2, null), 'buy')).toEqual({
      highest: { day: '2026-04-12', rate: 2 },
      lowest: { day: '2026-04-12', rate: 2 },
    });
    expect(extremesOf(closes(null), 'buy')).toBeNull();
    expect(extremesOf([{ day: TODAY, rates: { buy: null, sell: 1 } }], 'buy')).toBeNull();
  });
});

describe('what a side has done since yesterday', () => {
  it.each<[string, readonly DayClose[], ReturnType<typeof moveSinceYesterday>]>([
    ['up', closes(9, 1.1, 1.21), { direction: 'up', percent: '10.00' }],
    ['down', closes(1.25, 1), { direction: 'down', percent: '20.00' }],
    ['nothing', closes(1.1, 1.1), { direction: 'none', percent: '0.00' }],
    ['hardly anything, yet up', closes(100_000, 100_000.001), { direction: 'up', percent: '0.00' }],
    ['with one day alone', closes(1.1), null],
    ['not having been listed yesterday', closes(1, null, 1), null],
    ['not being listed today', closes(1, 1, null), null],
    ['from nought', closes(0, 1), null],
  ])('%s', (_name, given, expected) => {
    expect(moveSinceYesterday(given, 'buy', TODAY)).toEqual(expected);
  });

  it('is never compared with an earlier day', () => {
    const [, ...rest] = closes(1, 2, 3);
    expect(moveSinceYesterday([closes(1, 2, 3)[0]!, rest[1]!], 'buy', TODAY)).toBeNull();
  });
});

import fc from 'fast-check';
import type { Closure, OpeningHours, OpeningTimes, RelativeDay } from '../../../src/domain/time/openingHours';
import { closuresAhead, openingAt } from '../../../src/domain/time/openingHours';
import { momentFields } from '../../../src/domain/time/timestamps';
import { dayOf, daysLater, startOfDay, weekdayOf } from '../../../src/domain/time/zonedTime';
import { propertyRuns } from '../../support/propertyRuns';

const OFFICE = 'Europe/Bratislava';

/** The office's own week: 13 April 2026 is a Monday. */
const week: readonly OpeningHours[] = [
  { days: [1, 5], hours: ['9:00', '17:00'] },
  { days: [6, 7], hours: null },
];
const nights: readonly OpeningHours[] = [{ days: [1, 7], hours: ['18:00', '2:00'] }];
const toMidnight: readonly OpeningHours[] = [
  { days: [1, 1], hours: ['8:00', '24:00'] },
  { days: [2, 2], hours: ['0:00', '12:00'] },
  { days: [3, 7], hours: null },
];
const always: readonly OpeningHours[] = [{ days: [1, 7], hours: ['0:00', '24:00'] }];
const never: readonly OpeningHours[] = [{ days: [1, 7], hours: null }];

const withLunch: readonly OpeningHours[] = [{ days: [1, 7], hours: ['9:00', '17:00'], break: ['12:00', '12:30'] }];
const nightsWithBreak: readonly OpeningHours[] = [{ days: [1, 7], hours: ['18:00', '2:00'], break: ['22:00', '22:30'] }];

function timesOf(openingHours: readonly OpeningHours[], ...closures: readonly Closure[]): OpeningTimes {
  return { openingHours, closures, timeZone: OFFICE };
}

const today: RelativeDay = { kind: 'today' };
const tomorrow: RelativeDay = { kind: 'tomorrow' };
const date: RelativeDay = { kind: 'date' };
const on = (weekday: number): RelativeDay => ({ kind: 'weekday', weekday });

const friday: Closure = { firstDay: '2026-04-17', lastDay: '2026-04-17', closed: 'day' };
const fortnight: Closure = { firstDay: '2026-04-14', lastDay: '2026-04-28', closed: 'day' };
const lunch: Closure = { firstDay: '2026-04-13', lastDay: '2026-04-14', closed: { from: '12:00', to: '13:00' } };
const early: Closure = { firstDay: '2026-04-13', lastDay: '2026-04-13', closed: { from: '15:00', to: '24:00' } };
const late: Closure = { firstDay: '2026-04-13', lastDay: '2026-04-13', closed: { from: '0:00', to: '11:00' } };
const night: Closure = { firstDay: '2026-04-13', lastDay: '2026-04-13', closed: { from: '23:00', to: '01:00' } };

it.each<[string, OpeningTimes, string, boolean, [string, RelativeDay] | null]>([
  ['before it opens', timesOf(week), '2026-04-13T08:59:59.999+02:00', false, ['2026-04-13T09:00+02:00', today]],
  ['as it opens', timesOf(week), '2026-04-13T09:00+02:00', true, ['2026-04-13T17:00+02:00', today]],
  ['just before it closes', timesOf(week), '2026-04-13T16:59:59.999+02:00', true, ['2026-04-13T17:00+02:00', today]],
  ['as it closes', timesOf(week), '2026-04-13T17:00+02:00', false, ['2026-04-14T09:00+02:00', tomorrow]],
  ['after midnight of the next working day', timesOf(week), '2026-04-14T00:00+02:00', false, ['2026-04-14T09:00+02:00', today]],
  ['on Friday evening', timesOf(week), '2026-04-17T17:00+02:00', false, ['2026-04-20T09:00+02:00', on(1)]],
  ['on Sunday', timesOf(week), '2026-04-19T12:00+02:00', false, ['2026-04-20T09:00+02:00', tomorrow]],
  ['where it is still Sunday elsewhere', timesOf(week), '2026-04-19T22:30Z', false, ['2026-04-20T09:00+02:00', today]],
  ['before a closed Friday', timesOf(week, friday), '2026-04-16T17:00+02:00', false, ['2026-04-20T09:00+02:00', on(1)]],
  ['on it', timesOf(week, friday), '2026-04-17T10:00+02:00', false, ['2026-04-20T09:00+02:00', on(1)]],
  ['before two closed weeks', timesOf(week, fortnight), '2026-04-13T18:00+02:00', false, ['2026-04-29T09:00+02:00', date]],
  ['a week before it opens', timesOf(week, fortnight), '2026-04-22T10:00+02:00', false, ['2026-04-29T09:00+02:00', date]],
  ['six days before it opens', timesOf(week, fortnight), '2026-04-23T10:00+02:00', false, ['2026-04-29T09:00+02:00', on(3)]],
  ['before a closed hour', timesOf(week, lunch), '2026-04-13T11:00+02:00', true, ['2026-04-13T12:00+02:00', today]],
  ['in it', timesOf(week, lunch), '2026-04-13T12:00+02:00', false, ['2026-04-13T13:00+02:00', today]],
  ['after it', timesOf(week, lunch), '2026-04-13T13:00+02:00', true, ['2026-04-13T17:00+02:00', today]],
  ['before lunch', timesOf(withLunch), '2026-04-13T11:59+02:00', true, ['2026-04-13T12:00+02:00', today]],
  ['at lunch', timesOf(withLunch), '2026-04-13T12:00+02:00', false, ['2026-04-13T12:30+02:00', today]],
  ['after lunch', timesOf(withLunch), '2026-04-13T12:30+02:00', true, ['2026-04-13T17:00+02:00', today]],
  [
    'before a closed hour that begins at lunch',
    timesOf(withLunch, lunch),
    '2026-04-13T12:29+02:00',
    false,
    ['2026-04-13T13:00+02:00', today],
  ],
  [
    'on a day with lunch that begins late',
    timesOf(withLunch, late),
    '2026-04-13T10:00+02:00',
    false,
    ['2026-04-13T11:00+02:00', today],
  ],
  ['in the evening, before a break', timesOf(nightsWithBreak), '2026-04-13T18:00+02:00', true, ['2026-04-13T22:00+02:00', today]],
  [
    'in the night, after the break',
    timesOf(nightsWithBreak),
    '2026-04-13T22:30+02:00',
    true,
    ['2026-04-14T02:00+02:00', tomorrow],
  ],
  ['on a shorter day', timesOf(week, early), '2026-04-13T14:00+02:00', true, ['2026-04-13T15:00+02:00', today]],
  ['after it', timesOf(week, early), '2026-04-13T16:00+02:00', false, ['2026-04-14T09:00+02:00', tomorrow]],
  ['on a day that begins late', timesOf(week, late), '2026-04-13T08:00+02:00', false, ['2026-04-13T11:00+02:00', today]],
  [
    'between two closures of a day',
    timesOf(week, late, early),
    '2026-04-13T12:00+02:00',
    true,
    ['2026-04-13T15:00+02:00', today],
  ],
  ['at night', timesOf(nights), '2026-04-13T23:00+02:00', true, ['2026-04-14T02:00+02:00', tomorrow]],
  ['after midnight of a night', timesOf(nights), '2026-04-14T01:00+02:00', true, ['2026-04-14T02:00+02:00', today]],
  ['after a night', timesOf(nights), '2026-04-14T02:00+02:00', false, ['2026-04-14T18:00+02:00', today]],
  ['in the night into a closed day', timesOf(nights, friday), '2026-04-17T01:00+02:00', true, ['2026-04-17T02:00+02:00', today]],
  ['in the night after it', timesOf(nights, friday), '2026-04-18T01:00+02:00', false, ['2026-04-18T18:00+02:00', today]],
  ['before a break over midnight', timesOf(nights, night), '2026-04-13T22:00+02:00', true, ['2026-04-13T23:00+02:00', today]],
  ['in it', timesOf(nights, night), '2026-04-14T00:30+02:00', false, ['2026-04-14T01:00+02:00', today]],
  ['after it', timesOf(nights, night), '2026-04-14T01:00+02:00', true, ['2026-04-14T02:00+02:00', today]],
  ['over days that touch', timesOf(toMidnight), '2026-04-13T23:59+02:00', true, ['2026-04-14T12:00+02:00', tomorrow]],
  ['after them', timesOf(toMidnight), '2026-04-14T12:00+02:00', false, ['2026-04-20T08:00+02:00', on(1)]],
  ['before the clock skips an hour', timesOf(nights), '2026-03-28T23:00+01:00', true, ['2026-03-29T03:00+02:00', tomorrow]],
  ['before the clock shows an hour twice', timesOf(nights), '2026-10-24T23:00+02:00', true, ['2026-10-25T02:00+02:00', tomorrow]],
  ['in that hour for the second time', timesOf(nights), '2026-10-25T02:00+01:00', false, ['2026-10-25T18:00+01:00', today]],
  ['on the Friday before it', timesOf(week), '2026-10-23T18:00+02:00', false, ['2026-10-26T09:00+01:00', on(1)]],
  ['on the Friday before the other', timesOf(week), '2026-03-27T18:00+01:00', false, ['2026-03-30T09:00+02:00', on(1)]],
  ['when it never closes', timesOf(always), '2026-04-13T12:00+02:00', true, null],
  ['when it closes but once', timesOf(always, fortnight), '2026-04-13T12:00+02:00', true, ['2026-04-14T00:00+02:00', tomorrow]],
  ['when it never opens', timesOf(never, fortnight), '2026-04-13T12:00+02:00', false, null],
  [
    'when it is closed for years',
    timesOf(week, { firstDay: '2026-04-13', lastDay: '2099-12-31', closed: 'day' }),
    '2026-04-13T12:00+02:00',
    false,
    null,
  ],
])('%s', (_case, times, now, isOpen, change) => {
  const nextChange = change && { moment: Date.parse(change[0]), day: change[1] };
  expect(openingAt(Date.parse(now), times)).toEqual({ isOpen, nextChange });
});

describe('closuresAhead', () => {
  const closureOn = (firstDay: string, lastDay = firstDay): Closure => ({ firstDay, lastDay, closed: 'day' });

  it.each([
    ['over', closureOn('2026-04-01', '2026-04-12'), false],
    ['of today', closureOn('2026-04-13'), true],
    ['that goes on', closureOn('2026-04-01', '2026-05-01'), true],
    ['in fourteen days', closureOn('2026-04-27', '2026-04-30'), true],
    ['later', closureOn('2026-04-28'), false],
  ])('one %s', (_case, closure, isAhead) => {
    // By the office's clock, it is already Monday.
    expect(closuresAhead([closure], Date.parse('2026-04-12T22:00Z'), OFFICE)).toEqual(isAhead ? [closure] : []);
  });

  it('tells the next one first, whatever their order', () => {
    const [first, second] = [closureOn('2026-04-14'), closureOn('2026-04-20')];
    expect(closuresAhead([second, first], Date.parse('2026-04-13T10:00Z'), OFFICE)).toEqual([first, second]);
  });
});

describe('compared with a walk from minute to minute', () => {
  const MINUTE = 60_000;
  const time = fc.integer({ min: 0, max: 24 * 4 }).map((quarters) => quarters * 15);
  const text = (minutes: number): string =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const span = fc.tuple(time, time);
  const hoursOfDays = fc.array(fc.option(span), { minLength: 7, maxLength: 7 });
  // The weeks of both clock changes, and one in between.
  const firstDay = fc.constantFrom('2026-03-25', '2026-07-06', '2026-10-21');
  const closures = fc.array(
    fc.record({
      offset: fc.integer({ min: 0, max: 6 }),
      length: fc.integer({ min: 0, max: 2 }),
      closed: fc.option(span),
    }),
    { maxLength: 3 },
  );

  type Hours = readonly [number, number];
  const ends = ([from, to]: Hours): number => (to > from ? to : to + 24 * 60);
  /** Whether a day's hours contain a minute, counted from the start of that day on into the next one. */
  const hold = (hours: Hours, minute: number): boolean => hours[0] <= minute && minute < ends(hours);

  // Local times that the clock skips or shows twice don't name exactly one moment; the table above tests them.
  const isPlain = (moment: number): boolean => {
    const { hour } = momentFields(moment, OFFICE);
    return Number(hour) >= 4 || ![3, 10].includes(Number(momentFields(moment, OFFICE).month));
  };

  it('tells the same state at any minute, and the change at its first minute', () => {
    fc.assert(
      fc.property(hoursOfDays, closures, firstDay, fc.integer({ min: 0, max: 7 * 24 * 4 }), (days, drawn, begin, quarters) => {
        const ofDays = drawn.map(({ offset, length, closed }) => ({
          firstDay: daysLater(begin, offset),
          lastDay: daysLater(begin, offset + length),
          closed,
        }));
        const times = timesOf(
          days.map((hours, index) => ({
            days: [index + 1, index + 1],
            hours: hours && [text(hours[0]), text(hours[1])],
          })),
          ...ofDays.map(({ closed, ...of }): Closure => ({
            ...of,
            closed: closed === null ? 'day' : { from: text(closed[0]), to: text(closed[1]) },
          })),
        );

        const isOpenByWalk = (moment: number): boolean => {
          const { hour, minute } = momentFields(moment, OFFICE);
          const today = dayOf(moment, OFFICE);
          const minutes = Number(hour) * 60 + Number(minute);
          const at = [
            { day: today, minutes },
            { day: daysLater(today, -1), minutes: minutes + 24 * 60 },
          ];
          const covering = (day: string) => ofDays.filter((closure) => closure.firstDay <= day && day <= closure.lastDay);
          const isWithinHours = at.some(({ day, minutes: minuteOfDay }) => {
            const hours = days[weekdayOf(day) - 1] ?? null;
            return hours !== null && hold(hours, minuteOfDay) && !covering(day).some(({ closed }) => closed === null);
          });
          return (
            isWithinHours &&
            !at.some(({ day, minutes: minuteOfDay }) =>
              covering(day).some(({ closed }) => closed !== null && hold(closed, minuteOfDay)),
            )
          );
        };

        const now = (startOfDay(begin, OFFICE) ?? NaN) + quarters * 15 * MINUTE;
        const { isOpen, nextChange } = openingAt(now, times);
        if (isPlain(now)) {
          expect(isOpen).toBe(isOpenByWalk(now));
        }
        // Opening only changes at quarters of an hour.
        for (
          let later = now;
          later < now + 2 * 24 * 60 * MINUTE && later < (nextChange?.moment ?? Infinity);
          later += 15 * MINUTE
        ) {
          expect(!isPlain(later) || isOpenByWalk(later) === isOpen).toBe(true);
        }
        if (nextChange !== null && isPlain(nextChange.moment)) {
          expect(isOpenByWalk(nextChange.moment)).toBe(!isOpen);
        }
      }),
      // The walk takes a hundred times as long as the function that it checks.
      { numRuns: Math.ceil(propertyRuns / 5) },
    );
  });
});

import type { Closure, OpeningHours } from '../../../src/domain/time/openingHours';
import { hasWorkingDayPassed } from '../../../src/domain/time/workingDays';

const week: readonly OpeningHours[] = [
  { days: [1, 5], hours: ['9:00', '17:00'] },
  { days: [6, 7], hours: null },
];
const nights: readonly OpeningHours[] = [{ days: [1, 7], hours: ['18:00', '2:00'] }];
const never: readonly OpeningHours[] = [{ days: [1, 7], hours: null }];
const tuesday: Closure = { firstDay: '2026-04-14', lastDay: '2026-04-14', closed: 'day' };
const afternoon: Closure = { firstDay: '2026-04-14', lastDay: '2026-04-14', closed: { from: '12:00', to: '24:00' } };

// 13 April 2026 is a Monday.
const cases: readonly (readonly [
  name: string,
  since: string,
  now: string,
  isOld: boolean,
  openingHours?: readonly OpeningHours[],
  closures?: readonly Closure[],
])[] = [
  ['of this morning, before opening', '2026-04-13T08:30', '2026-04-13T23:00', false],
  ['of this morning, while open', '2026-04-13T10:00', '2026-04-13T23:00', false],
  ['of yesterday, while still open', '2026-04-13T08:30', '2026-04-14T16:59', false],
  ['of yesterday, as it closes', '2026-04-13T08:30', '2026-04-14T17:00', true],
  ['of yesterday night', '2026-04-13T23:59', '2026-04-14T17:00', true],
  ['of Friday, on Sunday', '2026-04-10T16:00', '2026-04-12T20:00', false],
  ['of Friday, on Monday while open', '2026-04-10T16:00', '2026-04-13T16:59', false],
  ['of Friday, on Monday evening', '2026-04-10T16:00', '2026-04-13T17:00', true],
  ['of Saturday, on Monday evening', '2026-04-11T10:00', '2026-04-13T17:00', true],
  ['of Monday, after a closed Tuesday', '2026-04-13T10:00', '2026-04-15T16:59', false, week, [tuesday]],
  ['of Monday, after a closed Tuesday and Wednesday', '2026-04-13T10:00', '2026-04-15T17:00', true, week, [tuesday]],
  ['of Monday, as a shorter Tuesday ends', '2026-04-13T10:00', '2026-04-14T12:00', true, week, [afternoon]],
  ['of Monday, before it ends', '2026-04-13T10:00', '2026-04-14T11:59', false, week, [afternoon]],
  ['of Monday, in the night after Tuesday', '2026-04-13T20:00', '2026-04-15T01:59', false, nights],
  ['of Monday, after that night', '2026-04-13T20:00', '2026-04-15T02:00', true, nights],
  ['of last year', '2025-04-13T20:00', '2026-04-15T02:00', true],
  ['of last year, of an office that never opens', '2025-04-13T20:00', '2026-04-15T02:00', false, never],
  ['of tomorrow, by a clock that is ahead', '2026-04-14T10:00', '2026-04-13T17:00', false],
];

it.each(cases.map(([name, ...others]) => [name, others] as const))(
  'a change %s',
  (_name, [since, now, isOld, hours, closures]) => {
    const times = { openingHours: hours ?? week, closures: closures ?? [], timeZone: 'Europe/Bratislava' };
    expect(hasWorkingDayPassed(Date.parse(`${since}+02:00`), Date.parse(`${now}+02:00`), times)).toBe(isOld);
  },
);

import { easterSunday, slovakHolidaysFrom } from '../../../src/domain/time/slovakHolidays';

// From published calendars; 2038 has the latest date that Easter can have.
it.each([
  [1961, '1961-04-02'],
  [1999, '1999-04-04'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2100, '2100-03-28'],
])('Easter Sunday of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

it('is always a Sunday between 22 March and 25 April', () => {
  for (let year = 2000; year < 2100; year += 1) {
    const day = easterSunday(year);
    expect(new Date(`${day}T00:00Z`).getUTCDay()).toBe(0);
    expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
  }
});

it('proposes the days of rest of the coming year in their order', () => {
  expect(slovakHolidaysFrom('2026-11-22').map(({ name, day }) => `${day} ${name}`)).toEqual([
    '2026-12-24 christmasEve',
    '2026-12-25 christmasDay',
    '2026-12-26 saintStephen',
    '2027-01-01 republicDay',
    '2027-01-06 epiphany',
    '2027-03-26 goodFriday',
    '2027-03-29 easterMonday',
    '2027-05-01 labourDay',
    '2027-05-08 victoryDay',
    '2027-07-05 cyrilAndMethodius',
    '2027-08-29 uprisingDay',
    '2027-09-15 sevenSorrows',
    '2027-11-01 allSaints',
  ]);
});

it('begins with today, ends a day before the same day of the next year, and leaves out what the law made a working day', () => {
  const days = slovakHolidaysFrom('2026-01-01').map(({ day }) => day);
  expect(days[0]).toBe('2026-01-01');
  expect(days).toHaveLength(11);
  expect(days).not.toContain('2027-01-01');
  expect(days).not.toContain('2026-05-08');
  expect(days).not.toContain('2026-09-15');
});

import { dayAfter, daysLater } from './zonedTime';

/** The names of the Slovak days of rest. */
export type HolidayName =
  | 'republicDay'
  | 'epiphany'
  | 'goodFriday'
  | 'easterMonday'
  | 'labourDay'
  | 'victoryDay'
  | 'cyrilAndMethodius'
  | 'uprisingDay'
  | 'sevenSorrows'
  | 'allSaints'
  | 'christmasEve'
  | 'christmasDay'
  | 'saintStephen';

export interface Holiday {
  readonly name: HolidayName;
  /** As YYYY-MM-DD. */
  readonly day: string;
}

/**
 * By month and day. The first of September and the seventeenth of November are missing because they are working days by
 * law, though public holidays.
 */
const fixedHolidays: Readonly<Partial<Record<HolidayName, string>>> = {
  republicDay: '01-01',
  epiphany: '01-06',
  labourDay: '05-01',
  victoryDay: '05-08',
  cyrilAndMethodius: '07-05',
  uprisingDay: '08-29',
  sevenSorrows: '09-15',
  allSaints: '11-01',
  christmasEve: '12-24',
  christmasDay: '12-25',
  saintStephen: '12-26',
};

/** Holidays that a law turned into working days for a single year. */
const workingDays: readonly string[] = ['2026-05-08', '2026-09-15'];

/** The Slovak days of rest within a year from a day on, in order (rule 107). */
export function slovakHolidaysFrom(day: string): readonly Holiday[] {
  const year = Number(day.slice(0, 4));
  const end = `${year + 1}${day.slice(4)}`;
  return [year, year + 1]
    .flatMap(holidaysOf)
    .filter((holiday) => day <= holiday.day && holiday.day < end)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

function holidaysOf(year: number): readonly Holiday[] {
  const easter = easterSunday(year);
  const fixed = Object.entries(fixedHolidays) as [HolidayName, string][];
  return [
    ...fixed.map(([name, day]) => ({ name, day: `${year}-${day}` })),
    { name: 'goodFriday' as const, day: daysLater(easter, -2) },
    { name: 'easterMonday' as const, day: dayAfter(easter) },
  ].filter(({ day }) => !workingDays.includes(day));
}

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}

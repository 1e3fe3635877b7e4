import type { OpeningHours } from '../../../src/domain/time/openingHours';
import { openingAt } from '../../../src/domain/time/openingHours';
import { hoursText, longestOpeningText, openingText } from '../../../src/features/office/openNowTexts';
import { sk } from '../../../src/site/words/sk';
import { buildOffice } from '../../support/buildOffice';

const HOUR = 3_600_000;
const office = buildOffice({
  openingHours: [
    { days: [1, 5], hours: ['9:00', '17:00'] },
    { days: [6, 7], hours: null },
  ],
});
const at = (moment: string): number => Date.parse(`${moment}+02:00`);
const lineAt = (now: number, times = office): string =>
  openingText(openingAt(now, times), now, sk.openNow, times.timeZone).replaceAll('\u00a0', ' ');

describe('the line', () => {
  // 13 April 2026 is a Monday.
  it.each([
    ['2026-04-13T10:00', 'Otvorené, zatvárame o 17:00'],
    ['2026-04-13T08:00', 'Zatvorené, otvárame dnes o 9:00'],
    ['2026-04-13T17:00', 'Zatvorené, otvárame zajtra o 9:00'],
    ['2026-04-17T17:00', 'Zatvorené, otvárame v pondelok o 9:00'],
  ])('at %s says “%s”', (moment, line) => {
    expect(lineAt(at(moment))).toBe(line);
  });

  it.each([
    [1, 'v pondelok'],
    [2, 'v utorok'],
    [3, 'v stredu'],
    [4, 'vo štvrtok'],
    [5, 'v piatok'],
    [6, 'v sobotu'],
    [7, 'v nedeľu'],
  ])('knows the weekday %i as “%s”', (weekday, phrase) => {
    const openingHours: readonly OpeningHours[] = [{ days: [weekday, weekday], hours: ['9:00', '17:00'] }];
    // Three days before that weekday.
    const now = at('2026-04-13T20:00') + ((weekday + 3) % 7) * 24 * HOUR;
    expect(lineAt(now, { ...office, openingHours })).toBe(`Zatvorené, otvárame ${phrase} o 9:00`);
  });

  it('names the date of a change in more than a week', () => {
    const closures = [{ firstDay: '2026-04-14', lastDay: '2026-04-28', closed: 'day' }] as const;
    expect(lineAt(at('2026-04-13T18:00'), { ...office, closures })).toBe('Zatvorené, otvárame 29.4. o 9:00');
  });

  it('needs no day for closing in the night, but for closing in some days', () => {
    const nightly: readonly OpeningHours[] = [{ days: [1, 7], hours: ['18:00', '2:00'] }];
    expect(lineAt(at('2026-04-13T23:00'), { ...office, openingHours: nightly })).toBe('Otvorené, zatvárame o 2:00');
    const workdays: readonly OpeningHours[] = [
      { days: [1, 5], hours: ['0:00', '24:00'] },
      { days: [6, 7], hours: null },
    ];
    expect(lineAt(at('2026-04-13T23:00'), { ...office, openingHours: workdays })).toBe('Otvorené, zatvárame v sobotu o 0:00');
    expect(lineAt(at('2026-04-17T00:00'), { ...office, openingHours: workdays })).toBe('Otvorené, zatvárame zajtra o 0:00');
    expect(lineAt(at('2026-04-17T00:01'), { ...office, openingHours: workdays })).toBe('Otvorené, zatvárame o 0:00');
  });

  it.each([
    [['0:00', '24:00'] as const, 'Otvorené'],
    [null, 'Zatvorené'],
  ])('with hours of %j every day says “%s”', (hours, line) => {
    expect(lineAt(at('2026-04-13T23:00'), { ...office, openingHours: [{ days: [1, 7], hours }] })).toBe(line);
  });

  it('is never longer than what its room is kept for', () => {
    const longest = longestOpeningText(sk.openNow);
    expect(longest.replaceAll('\u00a0', ' ')).toBe('Otvorené, zatvárame v pondelok o 00:00');
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      expect(lineAt(at('2026-04-13T00:30') + hour * HOUR).length).toBeLessThanOrEqual(longest.length);
    }
  });
});

it.each<[readonly OpeningHours[], string]>([
  [office.openingHours, 'Po–Pi 9:00–17:00'],
  [
    [
      { days: [1, 4], hours: ['9:00', '17:00'] },
      { days: [5, 5], hours: ['9:00', '12:00'] },
      { days: [6, 7], hours: null },
    ],
    'Po–Št 9:00–17:00, Pi 9:00–12:00',
  ],
  [
    [
      { days: [1, 5], hours: ['9:00', '17:00'], break: ['12:00', '12:30'] },
      { days: [6, 7], hours: null },
    ],
    'Po–Pi 9:00–12:00, 12:30–17:00',
  ],
  [[{ days: [1, 7], hours: null }], 'Zatvorené'],
])('plain hours are short, and no line ends after their dashes', (openingHours, text) => {
  expect(hoursText(openingHours, sk.openNow)).toBe(text.replaceAll('–', '–\u2060'));
});

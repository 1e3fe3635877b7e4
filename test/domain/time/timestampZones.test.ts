import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { propertyRuns } from '../../support/propertyRuns';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** When Bratislava's clocks change from 2020 to 2037, on Sundays at 01:00 UTC, in milliseconds since 1970. */
const clockChanges = Array.from({ length: 18 }, (_, index) => 2020 + index).flatMap((year) =>
  [2, 9].map((month) => lastSundayOf(year, month)),
);

function lastSundayOf(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * HOUR;
}

/** Bratislava's offset from UTC in milliseconds, by the European rule instead of the time zone database. */
function officeOffset(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  return moment >= lastSundayOf(year, 2) && moment < lastSundayOf(year, 9) ? 2 * HOUR : HOUR;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function shownFields(moment: number): string {
  const date = new Date(moment);
  const day = `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`;
  return `${day} o ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}

function storedFields(moment: number): string {
  const date = new Date(moment);
  const day = [date.getUTCFullYear(), twoDigits(date.getUTCMonth() + 1), twoDigits(date.getUTCDate())].join('-');
  return `${day}T${[date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(twoDigits).join(':')}`;
}

const aroundClockChanges = fc
  .tuple(fc.constantFrom(...clockChanges), fc.integer({ min: -4 * HOUR, max: 4 * HOUR }))
  .map(([change, distance]) => change + distance);
const anyTime = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2037, 11) });

describe('stored and shown times', () => {
  const moments = [
    ...clockChanges.flatMap((change) => [change - 1, change, change - HOUR, change + HOUR, change - 2 * HOUR, change + MINUTE]),
    ...fc.sample(fc.oneof(aroundClockChanges, anyTime), propertyRuns),
  ];
  const stored = moments.map((moment) => storedFields(moment + 2 * HOUR));
  const toMinute = (moment: number): number => Math.floor(moment / MINUTE) * MINUTE;

  it.each(['Europe/Bratislava', 'America/New_York', 'Asia/Tehran', 'Pacific/Apia', 'Australia/Lord_Howe'])(
    'are the same in %s, over both changes of the clock',
    (zone) => {
      const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'test/support/storedTimes.ts'], {
        env: { ...process.env, TZ: zone },
        input: JSON.stringify({ moments, stored }),
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      });
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual({
        zone,
        stored,
        shown: moments.map((moment) => shownFields(toMinute(moment + 4 * HOUR))),
        shownInOfficeTime: moments.map((moment) => shownFields(toMinute(moment + officeOffset(moment)))),
      });
    },
  );
});

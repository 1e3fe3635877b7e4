import fc from 'fast-check';
import { dayAfter, dayOf, startOfDay, zonedMoment, zonedIsoText } from '../../../src/domain/time/zonedTime';

const OFFICE = 'Europe/Bratislava';
const zones = [OFFICE, 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'];

it.each([
  ['in winter', '2026-01-15', '16:05', '2026-01-15T15:05:00Z'],
  ['in summer', '2026-07-15', '16:05', '2026-07-15T14:05:00Z'],
  ['before the clock skips an hour', '2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
  ['in the hour that the clock skips', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['after it', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
  ['in the hour that the clock shows twice', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ['after it', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
])('a time %s: %s %s', (_name, day, time, moment) => {
  expect(zonedMoment(day, time, OFFICE)).toBe(Date.parse(moment));
});

it.each([
  ['2026-02-30', '10:00'],
  ['2026-13-01', '10:00'],
  ['0026-04-13', '10:00'],
  ['2026-04-13', '24:30'],
  ['2026-04-13', ''],
  ['', '10:00'],
  ['yesterday', '10:00'],
])('%j %j is none', (day, time) => {
  expect(zonedMoment(day, time, OFFICE)).toBeNull();
});

it('knows the days of the office around midnight', () => {
  expect(dayOf(Date.parse('2026-04-13T21:59:59Z'), OFFICE)).toBe('2026-04-13');
  expect(dayOf(Date.parse('2026-04-13T22:00:00Z'), OFFICE)).toBe('2026-04-14');
  expect(startOfDay('2026-04-14', OFFICE)).toBe(Date.parse('2026-04-13T22:00:00Z'));
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
});

it('writes a moment with its offset', () => {
  const moment = Date.parse('2026-04-13T14:00:05.678Z');
  expect(zonedIsoText(moment, OFFICE)).toBe('2026-04-13T16:00:05+02:00');
  expect(zonedIsoText(moment, 'America/New_York')).toBe('2026-04-13T10:00:05-04:00');
  expect(zonedIsoText(moment, 'Asia/Kolkata')).toBe('2026-04-13T19:30:05+05:30');
});

it('comes back from its text to the moment, in any zone', () => {
  const span = { min: Date.parse('2000-01-02T00:00:00Z'), max: Date.parse('2099-12-30T00:00:00Z') };
  fc.assert(
    fc.property(fc.integer(span), fc.constantFrom(...zones), (moment, zone) => {
      const whole = Math.floor(moment / 60_000) * 60_000;
      const text = zonedIsoText(whole, zone);
      expect(Date.parse(text)).toBe(whole);
      const read = zonedMoment(text.slice(0, 10), text.slice(11, 16), zone);
      // If the clock shows the time twice, the earlier moment is returned.
      expect(
        read === whole || (read !== null && read < whole && zonedIsoText(read, zone).slice(0, 16) === text.slice(0, 16)),
      ).toBe(true);
    }),
  );
});

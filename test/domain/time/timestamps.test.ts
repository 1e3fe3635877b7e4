import {
  freshTimestamps,
  isStoredTime,
  latestOf,
  parseStoredTimestamp,
  storedTimeFields,
  toStoredTimestamp,
} from '../../../src/domain/time/timestamps';

describe('toStoredTimestamp', () => {
  it.each([
    ['2026-04-13T13:30:45.678Z', '2026-04-13T15:30:45'],
    ['2026-12-31T22:30:00.000Z', '2027-01-01T00:30:00'],
    ['2026-03-29T00:59:59.999Z', '2026-03-29T02:59:59'],
    ['2026-10-25T01:00:00.000Z', '2026-10-25T03:00:00'],
  ])('stores the moment %s two hours ahead, without milliseconds and zone: %s', (moment, expected) => {
    expect(toStoredTimestamp(Date.parse(moment))).toBe(expected);
  });
});

describe('parseStoredTimestamp', () => {
  it.each([
    '',
    'yesterday',
    '2026-13-01T00:00:00',
    '2026-01-01',
    '2026-01-01T25:00:00',
    '13.4.2026 o 15:30',
    'on 2026-01-01T00:00:00',
    'null',
    '1999-12-31T23:59:59',
    '0001-01-01T00:00:00',
    '9999-12-31T23:59:59',
  ])('takes %j for no time', (stored) => {
    expect(parseStoredTimestamp(stored)).toBeNull();
  });
});

describe('storedTimeFields', () => {
  const stored = Date.parse('2026-12-31T23:05:00Z');

  it('shows two hours more, whatever the zone', () => {
    expect(storedTimeFields(stored, 'plus-two-hours', 'Europe/Bratislava')).toEqual({
      day: '1',
      month: '1',
      year: '2027',
      hour: '01',
      minute: '05',
    });
  });

  it("shows the true time on the office's clock", () => {
    expect(storedTimeFields(stored, 'office-time', 'Europe/Bratislava')).toMatchObject({ day: '31', hour: '22', minute: '05' });
    expect(storedTimeFields(stored, 'office-time', 'America/New_York')).toMatchObject({ day: '31', hour: '16', minute: '05' });
  });
});

describe('latestOf', () => {
  const latestStored = (...stored: string[]) => latestOf(stored.map(parseStoredTimestamp));

  it('is the latest valid time', () => {
    expect(latestStored('2026-04-13T10:00:00', 'broken', '2026-04-14T09:00:00', '2025-12-31T23:59:59')).toBe(
      Date.parse('2026-04-14T09:00:00Z'),
    );
  });

  it('is null when there is none', () => {
    expect(latestStored()).toBeNull();
    expect(latestStored('broken')).toBeNull();
  });
});

describe('freshTimestamps', () => {
  const moment = Date.parse('2026-04-13T14:00:05.700Z');

  it('are the stored times of the moment and the seconds after it', () => {
    expect(freshTimestamps(moment, null, 3)).toEqual(['2026-04-13T16:00:05', '2026-04-13T16:00:06', '2026-04-13T16:00:07']);
  });

  it.each([
    ['in the same second', '2026-04-13T16:00:05', '2026-04-13T16:00:06'],
    ['a few quick changes ahead', '2026-04-13T16:00:07', '2026-04-13T16:00:08'],
    ['more quick changes ahead than times are given', '2026-04-13T16:00:30', '2026-04-13T16:00:31'],
    ['as far ahead as quick changes may be', '2026-04-13T16:01:04', '2026-04-13T16:01:05'],
    ['further ahead', '2026-04-13T16:01:05', '2026-04-13T16:00:05'],
    ['before', '2026-04-13T16:00:04', '2026-04-13T16:00:05'],
    ['far ahead, as by a wrong clock', '2026-04-13T17:00:00', '2026-04-13T16:00:05'],
    ['no time', 'yesterday', '2026-04-13T16:00:05'],
  ])('begin by one that is not taken: %s', (_name, taken, first) => {
    expect(freshTimestamps(moment, taken, 3)[0]).toBe(first);
  });

  it('never hold the one that is taken', () => {
    expect(freshTimestamps(moment, '2026-04-13T16:00:07', 3)).not.toContain('2026-04-13T16:00:07');
  });
});

describe('isStoredTime', () => {
  it.each(['2026-04-13T16:00:05', '2028-02-29T00:00:00', '2000-01-01T00:00:00', '2099-12-31T23:59:59'])('takes %s', (text) => {
    expect(isStoredTime(text)).toBe(true);
  });

  it.each([
    '2026-02-29T10:00:00',
    '2026-04-31T10:00:00',
    '2026-13-01T10:00:00',
    '2026-04-13T24:00:00',
    '2026-04-13T23:60:00',
    '9999-99-99T99:99:99',
    '1999-12-31T10:00:00',
    '2100-01-01T00:00:00',
    '2026-04-13T16:00:05Z',
    '2026-04-13',
    'yesterday',
    '',
  ])('refuses %j', (text) => {
    expect(isStoredTime(text)).toBe(false);
  });
});

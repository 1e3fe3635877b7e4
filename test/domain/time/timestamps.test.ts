import { latestOf, millisecondsUntilNewer, parseStoredTimestamp, toStoredTimestamp } from '../../../src/domain/time/timestamps';

describe('toStoredTimestamp', () => {
  it.each([
    ['2026-04-13T13:30:45.678Z', '2026-04-13T15:30:45'],
    ['2026-12-31T22:30:00.000Z', '2027-01-01T00:30:00'],
    ['2026-03-29T00:59:59.999Z', '2026-03-29T02:59:59'],
    ['2026-10-25T01:00:00.000Z', '2026-10-25T03:00:00'],
  ])('stores the instant %s two hours ahead, without milliseconds and zone: %s', (instant, expected) => {
    expect(toStoredTimestamp(Date.parse(instant))).toBe(expected);
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
  ])('takes %j for no time', (stored) => {
    expect(parseStoredTimestamp(stored)).toBeNull();
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

describe('millisecondsUntilNewer', () => {
  const stored = '2026-04-13T16:00:00';

  it.each([
    ['2026-04-13T14:00:01.000Z', 0],
    ['2026-04-13T15:00:00.000Z', 0],
    ['2026-04-13T14:00:00.999Z', 1],
    ['2026-04-13T14:00:00.000Z', 1_000],
    ['2026-04-13T13:59:00.000Z', 61_000],
  ])('at %s: %p', (now, expected) => {
    expect(millisecondsUntilNewer(stored, Date.parse(now))).toBe(expected);
  });

  it.each([0, -86_400_000])('is 0 where the stored text is no time, also for a clock at %d', (now) => {
    expect(millisecondsUntilNewer('broken', now)).toBe(0);
  });
});

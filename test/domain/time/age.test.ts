import { ageOf } from '../../../src/domain/time/age';

describe('ageOf', () => {
  it.each([
    [60_000, 1, 'minute'],
    [3_599_999, 59, 'minute'],
    [3_600_000, 1, 'hour'],
    [86_399_999, 23, 'hour'],
    [86_400_000, 1, 'day'],
    [172_800_000, 2, 'day'],
  ])('%d ms: %d %s', (milliseconds, value, unit) => {
    expect(ageOf(milliseconds)).toEqual({ value, unit });
  });

  // The clock that measured the start may be a little ahead.
  it.each([-5_000, 0, 59_999])('%d ms: none yet', (milliseconds) => {
    expect(ageOf(milliseconds)).toBeNull();
  });
});

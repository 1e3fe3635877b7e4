import { clockConcernOf } from '../../../src/domain/time/clockDrift';

const MINUTE = 60_000;

describe('clockConcernOf', () => {
  it.each([0, 5 * MINUTE - 1, -5 * MINUTE + 1])('has nothing to say about a lead of %i ms', (lead) => {
    expect(clockConcernOf(lead)).toBeNull();
  });

  it.each([
    [5 * MINUTE, -5],
    [-5 * MINUTE, 5],
    [30 * MINUTE + 20_000, -30],
    [-30 * MINUTE + 20_000, 30],
  ])('tells of a lead of %i ms as a clock that is %i minutes ahead', (lead, minutesAhead) => {
    expect(clockConcernOf(lead)).toEqual({ kind: 'clockWrong', minutesAhead });
  });
});

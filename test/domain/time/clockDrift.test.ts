import { clockConcernOf, isStoredAhead } from '../../../src/domain/time/clockDrift';
import { toStoredTimestamp } from '../../../src/domain/time/timestamps';

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

describe('isStoredAhead', () => {
  const NOW = Date.parse('2026-04-13T14:00:00Z');

  it.each([
    ['now', toStoredTimestamp(NOW), false],
    ['two hours ago', '2026-04-13T14:00:00', false],
    ['as far ahead as a clock may be wrong', '2026-04-13T16:05:00', false],
    ['a second further', '2026-04-13T16:05:01', true],
    ['two hours ahead', '2026-04-13T18:00:00', true],
    ['in another century, which names no version', '2126-04-13T16:00:00', false],
    ['in the future, with a zone behind it', '2026-04-13T18:00:00.000Z', true],
    ['at no time', 'nikdy', false],
    ['on no day', '2026-13-40T99:00:00', false],
    ['nowhere', null, false],
  ])('judges what is stored %s', (_name, updated, isAhead) => {
    expect(isStoredAhead(updated, NOW)).toBe(isAhead);
  });
});

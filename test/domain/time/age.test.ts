import { formatAge } from '../../../src/domain/time/age';

describe('formatAge', () => {
  it.each([
    [-5_000, 'pred 0 sekundami'],
    [0, 'pred 0 sekundami'],
    [999, 'pred 0 sekundami'],
    [20_000, 'pred 20 sekundami'],
    [59_999, 'pred 59 sekundami'],
    [60_000, 'pred 1 minútou'],
    [185_000, 'pred 3 minútami'],
    [3_599_999, 'pred 59 minútami'],
    [3_600_000, 'pred 1 hodinou'],
    [86_399_999, 'pred 23 hodinami'],
    [86_400_000, 'pred 1 dňom'],
    [172_800_000, 'pred 2 dňami'],
  ])('%d ms: %s', (milliseconds, words) => {
    expect(formatAge(milliseconds)).toBe(words);
  });
});

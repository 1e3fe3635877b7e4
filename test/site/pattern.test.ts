import { fill } from '../../src/site/pattern';

describe('fill', () => {
  it.each([
    ['{day}.{month}.', '3.4.'],
    ['{0day}.{0month}.{0year}', '03.04.2026'],
    ['{day} {month|Jan|Feb|Mar|Apr|May}', '3 Apr'],
    ['{month|Jan|Feb}', '4'],
    ['{other} {0other} {other|one|two}', '{other} {0other} {other|one|two}'],
    ['{name|one|two}', 'n'],
    ['', ''],
  ])('%s: %s', (pattern, text) => {
    expect(fill(pattern, { day: '3', month: '4', year: '2026', name: 'n' })).toBe(text);
  });
});

import { formatDays } from '../../src/domain/weekdays';

describe('formatDays', () => {
  it.each([
    [1, 5, 'Pondelok – Piatok'],
    [6, 7, 'Sobota – Nedeľa'],
    [2, 4, 'Utorok – Štvrtok'],
    [3, 3, 'Streda'],
  ])('from %d to %d: %s', (first, last, names) => {
    expect(formatDays([first, last])).toBe(names);
  });
});

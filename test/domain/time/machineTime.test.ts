import { parseStoredTimestamp, toMachineTime } from '../../../src/domain/time/timestamps';

describe('toMachineTime', () => {
  const stored = parseStoredTimestamp('2026-04-13T23:30:45') ?? 0;

  it('says what is shown: the stored time and two hours', () => {
    expect(toMachineTime(stored, 'plus-two-hours')).toBe('2026-04-14T01:30');
  });

  it('says the true moment where that is shown', () => {
    expect(toMachineTime(stored, 'office-time')).toBe('2026-04-13T21:30:45.000Z');
  });
});

import office from '../../../office.json';
import { notesOf } from '../../../src/domain/money/banknotes';

describe('notesOf', () => {
  it.each(office.currencyOrder)('knows the notes of %s, the smallest first', (acronym) => {
    const notes = notesOf(acronym) ?? [];
    expect(notes.length).toBeGreaterThan(2);
    expect(notes).toEqual([...new Set(notes)].sort((one, other) => one - other));
    expect(notes.every((note) => Number.isInteger(note) && /^[125]0*$/.test(String(note)))).toBe(true);
  });

  it.each(['EUR', 'XXX', '', 'constructor', '__proto__'])('says nothing of %j', (acronym) => {
    expect(notesOf(acronym, { [acronym]: 5 })).toBeNull();
  });

  it('leaves out what the office does not pay', () => {
    expect(notesOf('HUF', { HUF: 5_000, CZK: 200 })).toEqual([5_000, 10_000, 20_000]);
    expect(notesOf('CZK', {})).toEqual([100, 200, 500, 1_000, 2_000, 5_000]);
    expect(notesOf('USD')).not.toContain(2);
  });
});

import type { RateDifference } from '../../../src/domain/archive/difference';
import { staffWords } from '../../../src/site/words/staffWords';
import { exportTable } from '../../../src/staff/archive/exportTable';

const words = staffWords.archive;
const until = Date.parse('2026-04-13T14:00:00Z');

function buildDifference(fields: Partial<RateDifference> = {}): RateDifference {
  return {
    key: 'USD-1',
    acronym: 'USD',
    until,
    by: 'uid-jana',
    save: 'save-1',
    before: { buy: 1.25, sell: 1.2 },
    after: { buy: 1.3, sell: null },
    ...fields,
  };
}

const linesOf = (...differences: readonly RateDifference[]) =>
  exportTable(differences, { names: { 'uid-jana': 'Jana' }, words, timeZone: 'Europe/Bratislava' });

it('begins with the headings', () => {
  expect(linesOf()).toEqual([words.exported.columns]);
});

it('has a line for each change, with times, person, both rates and by how much they changed', () => {
  const [headings, line] = linesOf(buildDifference());
  expect(line).toHaveLength(headings?.length ?? 0);
  expect(line).toEqual([
    '2026-04-13T16:00:00+02:00',
    '2026-04-13T14:00:00.000Z',
    'Jana',
    'USD',
    'zmenená',
    { number: '1.25' },
    { number: '1.3' },
    { number: '4.00' },
    { number: '1.2' },
    null,
    null,
    'save-1',
  ]);
});

it('tells of a currency that was added or retired, and leaves empty what there was not', () => {
  const rates = { buy: 1.25, sell: 1.2 };
  const cells = [{ number: '1.25' }, { number: '1.2' }];
  const [, added, retired] = linesOf(
    buildDifference({ before: null, after: rates }),
    buildDifference({ before: rates, after: null }),
  );
  expect(added?.slice(4, 11)).toEqual(['pridaná', null, cells[0], null, null, cells[1], null]);
  expect(retired?.slice(4, 11)).toEqual(['vyradená', cells[0], null, null, cells[1], null, null]);
});

it.each(['uid-peter', 'constructor'])('has words for an account without a name (%s)', (by) => {
  expect(linesOf(buildDifference({ by }))[1]?.[2]).toBe(words.unknownAccount);
});

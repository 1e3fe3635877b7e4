import { isSameSave, savesOf } from '../../../src/domain/archive/saves';

const change = (save: string, by: string, id = 0) => ({ save, by, id });

it.each([
  ['the same id by the same account', change('a', 'uid-jana'), true],
  ['another id', change('b', 'uid-jana'), false],
  ["another account's own id", change('a', 'uid-boris'), false],
])('a save is told by %s', (_name, other, isSame) => {
  expect(isSameSave(change('a', 'uid-jana', 1), other)).toBe(isSame);
});

it('changes are gathered by save, each save in the place of its newest change', () => {
  const [last, ofOther, between, first] = [
    change('b', 'uid-jana', 1),
    change('b', 'uid-boris', 2),
    change('a', 'uid-jana', 3),
    change('b', 'uid-jana', 4),
  ];
  expect(savesOf([last, ofOther, between, first])).toEqual([[last, first], [ofOther], [between]]);
  expect(savesOf([])).toEqual([]);
});

import rules from '../../../database.rules.json';
import { judgeWith } from './judge';
import { matrix } from './matrix';

it('is answered alike by a judge of other making', () => {
  const judge = judgeWith(rules);
  const differing = matrix.filter((matrixCase) => judge(matrixCase) !== matrixCase.allowed);
  expect(differing.map(({ who, name }) => `${who}: ${name}`)).toEqual([]);
});

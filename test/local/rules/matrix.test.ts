import rules from '../../../database.rules.json';
import { decideWith } from './decide';
import { matrix } from './matrix';

const decide = decideWith(rules);

it('asks every question once', () => {
  const questions = matrix.map(({ who, operation }) => JSON.stringify([who, operation]));
  const repeated = questions.filter((question, index) => questions.indexOf(question) !== index);
  expect(repeated).toEqual([]);
  expect(matrix.length).toBeGreaterThanOrEqual(1000);
});

it.each(matrix.map((matrixCase) => ({ ...matrixCase, answer: matrixCase.allowed ? 'allows' : 'denies' })))(
  '$answer $who to $name',
  (matrixCase) => {
    expect(decide(matrixCase)).toBe(matrixCase.allowed);
  },
);

import rules from '../../../database.rules.json';
import { decideWith } from './decide';
import { equivalentMutants } from './equivalentMutants';
import { matrix } from './matrix';
import { mutantsOf } from './mutants';

const mutants = mutantsOf(rules);

function survives(mutated: unknown): boolean {
  const decide = decideWith(mutated);
  return matrix.every((matrixCase) => decide(matrixCase) === matrixCase.allowed);
}

it('makes mutants of every rule, each of them once', () => {
  const names = mutants.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(50);
});

it('notices every mutant but those that make no difference', () => {
  const survivors = mutants.filter((mutant) => survives(mutant.rules)).map(({ name }) => name);
  expect(survivors.sort()).toEqual(Object.keys(equivalentMutants).sort());
});

import rules from '../../../database.rules.json';
import { decideWith } from './decide';
import { equivalentMutants } from './equivalentMutants';
import { matrix } from './matrix';
import { mutantsOf } from './mutants';

const mutants = mutantsOf(rules);

const cases = [...matrix];

/** What notices one mutant often notices the next, and is asked first then. */
function survives(mutated: unknown): boolean {
  const decide = decideWith(mutated);
  const noticing = cases.findIndex((matrixCase) => decide(matrixCase) !== matrixCase.allowed);
  cases.unshift(...cases.splice(noticing, noticing === -1 ? 0 : 1));
  return noticing === -1;
}

it('makes mutants of every rule, each of them once', () => {
  const names = mutants.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(800);
});

it('notices every mutant but those that make no difference', () => {
  const survivors = mutants.filter((mutant) => survives(mutant.rules)).map(({ name }) => name);
  expect(survivors.sort()).toEqual(Object.keys(equivalentMutants).sort());
});

import rules from '../../../database.rules.json';
import { parsePath } from '../../../local/database/path';
import { decideWith } from './decide';
import { equivalentMutants } from './equivalentMutants';
import { matrix } from './matrix';
import type { Mutant } from './mutants';
import { mutantsOf } from './mutants';
import type { MatrixCase } from './office';

const mutants = mutantsOf(rules);

/** Caches the cases that a rule can affect. Asking only these saves most of the time. */
const casesByPlace = new Map<string, MatrixCase[]>();

/** The cases whose answer a rule at this place can affect. */
function casesAt(place: Mutant['place']): MatrixCase[] {
  const kind = place.at(-1) === '.read' ? 'read' : 'write';
  // Leaves out the leading `rules` and the trailing kind of the rule.
  const [list = null] = place.slice(1, -1);
  const id = JSON.stringify([kind, list]);
  const known = casesByPlace.get(id) ?? matrix.filter((matrixCase) => asksOf(matrixCase, kind, list));
  casesByPlace.set(id, known);
  return known;
}

function asksOf({ operation }: MatrixCase, kind: 'read' | 'write', list: string | null): boolean {
  const paths = 'read' in operation ? [operation.read] : Object.keys(operation.write);
  return kind in operation && paths.map(parsePath).some(([first = list]) => list === null || first === list);
}

/** Whether no case detects the mutant. A case that detects one often detects the next, so it moves to the front. */
function survives({ place, rules: mutated }: Mutant): boolean {
  const cases = casesAt(place);
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
  const survivors = mutants.filter(survives).map(({ name }) => name);
  expect(survivors.sort()).toEqual(Object.keys(equivalentMutants).sort());
});

import rules from '../../../database.rules.json';
import { parsePath } from '../../../local/database/path';
import { decideWith } from './decide';
import { equivalentMutants } from './equivalentMutants';
import { matrix } from './matrix';
import type { Mutant } from './mutants';
import { mutantsOf } from './mutants';
import type { MatrixCase } from './office';

const mutants = mutantsOf(rules);

/** By what they ask of: a rule has no say in anything else, and most of the time goes into asking. */
const casesByPlace = new Map<string, MatrixCase[]>();

/** The cases in which a rule at this place has a say. */
function casesAt(place: Mutant['place']): MatrixCase[] {
  const kind = place.at(-1) === '.read' ? 'read' : 'write';
  // Between the name of all rules and the rule's own kind.
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

/** What notices one mutant often notices the next, and is asked first then. */
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

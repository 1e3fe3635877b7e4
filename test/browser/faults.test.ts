import type { Browser } from 'playwright-core';
import type { Outcome } from '../faults/runScenarios';
import { runScenarios, scenariosOf } from '../faults/runScenarios';
import { nameOf } from '../faults/scenario';
import { launchBrowser } from './support/browser';

/** `npm run test:faults -- --seeds N` runs more seeds. */
const SEED = 1;
/** The number of scenarios at a time: with more, beside the other test workers, a page would recover too slowly. */
const LANES = 2;
const MINUTES = 60_000;

const scenarios = scenariosOf(SEED);

describe(`the page and the editor through every fault, seed ${SEED}`, () => {
  const outcomes = new Map<string, Outcome>();
  let browser: Browser;

  // The scenarios run side by side, because they mostly wait; each has a test of its own below.
  beforeAll(async () => {
    browser = await launchBrowser();
    await runScenarios(browser, scenarios, LANES, (outcome) => outcomes.set(nameOf(outcome.scenario), outcome));
  }, 15 * MINUTES);

  afterAll(() => browser.close());

  it.each(scenarios.map(nameOf))('%s', (name) => {
    const outcome = outcomes.get(name);
    expect(outcome?.passed === false ? outcome.reason : outcome).toMatchObject({ passed: true });
  });
});

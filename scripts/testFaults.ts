/**
 * `npm run test:faults -- [--seeds N [--first S] | --seed S] [--lanes L] [--matching TEXT]`: drives the real page and the
 * editor through every fault at every moment. Prints a line for each scenario that failed, and `N passed, N failed` at
 * the end.
 */
import { parseArgs } from 'node:util';
import { withSwallowed } from './commandLine/swallowedByNpm';
import { launchBrowser } from '../test/browser/support/browser';
import buildTestSite from '../test/browser/support/globalSetup';
import removeTestSite from '../test/browser/support/globalTeardown';
import type { Outcome } from '../test/faults/runScenarios';
import { runScenarios, scenariosOf } from '../test/faults/runScenarios';
import { nameOf } from '../test/faults/scenario';

const options = {
  seeds: { type: 'string', default: '1' },
  first: { type: 'string', default: '1' },
  seed: { type: 'string' },
  lanes: { type: 'string', default: '3' },
  matching: { type: 'string', default: '' },
} as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ args: withSwallowed(process.argv.slice(2), options, process.env), options });
  const seeds =
    values.seed === undefined
      ? Array.from({ length: Number(values.seeds) }, (_, index) => Number(values.first) + index)
      : [Number(values.seed)];
  const scenarios = seeds.flatMap(scenariosOf).filter((scenario) => nameOf(scenario).includes(values.matching));
  const outcomes: Outcome[] = [];

  await buildTestSite();
  const browser = await launchBrowser();
  try {
    await runScenarios(browser, scenarios, Number(values.lanes), (outcome) => {
      outcomes.push(outcome);
      if (!outcome.passed) {
        console.log(`FAILED, seed ${outcome.scenario.seed}: ${nameOf(outcome.scenario)}\n${outcome.reason}\n`);
      }
    });
  } finally {
    await browser.close();
    await removeTestSite();
  }
  summarize(outcomes);
}

function summarize(outcomes: readonly Outcome[]): void {
  const passed = outcomes.filter((outcome) => outcome.passed);
  const recoveries = passed.map(({ recovery }) => recovery).sort((one, other) => one - other);
  const sum = (count: (outcome: (typeof passed)[number]) => number): number =>
    passed.reduce((total, outcome) => total + count(outcome), 0);
  const versions = `${sum(({ versionsChecked }) => versionsChecked)} versions with their entries`;
  const states = `${sum(({ samplesChecked }) => samplesChecked)} states of the pages`;
  console.log(`${sum(({ editsChecked }) => editsChecked)} edits, ${versions} and ${states} checked.`);
  console.log(`${sum(({ questionsAsked }) => questionsAsked)} questions asked.`);
  console.log(`Recovery: median ${recoveries[Math.floor(recoveries.length / 2)] ?? 0} ms, longest ${recoveries.at(-1) ?? 0} ms.`);
  console.log(`${passed.length} passed, ${outcomes.length - passed.length} failed`);
  process.exitCode = passed.length === outcomes.length && passed.length > 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

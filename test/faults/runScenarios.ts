import type { Browser } from 'playwright-core';
import { faults } from './faults';
import { openLane } from './lane';
import type { Scenario, ScenarioResult } from './scenario';
import { moments, runScenario } from './scenario';

export type Outcome = { readonly scenario: Scenario } & (
  ({ readonly passed: true } & ScenarioResult) | { readonly passed: false; readonly reason: string }
);

/** Combines every fault with every moment; the seed determines all random choices. */
export function scenariosOf(seed: number): readonly Scenario[] {
  return faults.flatMap((fault) => moments.map((moment) => ({ fault, moment, seed })));
}

/** Runs the scenarios on the given number of lanes in parallel. */
export async function runScenarios(
  browser: Browser,
  scenarios: readonly Scenario[],
  laneCount: number,
  report: (outcome: Outcome) => void,
): Promise<void> {
  const remaining = [...scenarios];
  const work = async (): Promise<void> => {
    const lane = await openLane(browser);
    try {
      for (let scenario = remaining.shift(); scenario; scenario = remaining.shift()) {
        report(await attempt(lane, scenario));
      }
    } finally {
      await lane.stop();
    }
  };
  await Promise.all(Array.from({ length: laneCount }, work));
}

async function attempt(lane: Parameters<typeof runScenario>[0], scenario: Scenario): Promise<Outcome> {
  try {
    return { scenario, passed: true, ...(await runScenario(lane, scenario)) };
  } catch (error) {
    return { scenario, passed: false, reason: (error as Error).message };
  }
}

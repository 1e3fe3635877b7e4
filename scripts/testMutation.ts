/**
 * `npm run test:mutation [-- domain|machines]`: puts small faults into the code and counts those that the unit tests notice.
 * Stryker is fetched when it is needed: it is rarely run, and would make every installation a fifth longer.
 */
import { spawnSync } from 'node:child_process';

const STRYKER = '9.6.1';
const packages = ['core', 'jest-runner'].flatMap((name) => ['--package', `@stryker-mutator/${name}@${STRYKER}`]);
const scopes = process.argv.length > 2 ? process.argv.slice(2) : ['domain', 'machines'];

for (const scope of scopes) {
  console.log(`\nMutation testing: ${scope}`);
  const { status } = spawnSync('npx', ['--yes', ...packages, 'stryker', 'run'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_SCOPE: scope },
  });
  if (status !== 0) {
    process.exitCode = 1;
  }
}

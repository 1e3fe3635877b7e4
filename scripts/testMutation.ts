/**
 * `npm run test:mutation [-- domain|machines]`: puts small faults into the code and counts the ones that the unit tests
 * notice. Stryker is downloaded on demand: it is rarely run, and would make every installation a fifth longer.
 */
import { runProgram } from './commandLine/runProgram';

const STRYKER = '9.6.1';
const packages = ['core', 'jest-runner'].flatMap((name) => ['--package', `@stryker-mutator/${name}@${STRYKER}`]);
const scopes = process.argv.length > 2 ? process.argv.slice(2) : ['domain', 'machines'];

for (const scope of scopes) {
  console.log(`\nMutation testing: ${scope}`);
  if (!runProgram('npx', ['--yes', ...packages, 'stryker', 'run'], { MUTATION_SCOPE: scope })) {
    process.exitCode = 1;
  }
}

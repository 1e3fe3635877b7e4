/** `npm run deploy [-- --dry-run] [--withdraw]`: deploys the site and the database's rules to the configured Firebase project. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readFirebaseConfig } from '../hosting/firebaseConfig';
import { loadSettings } from '../build/settings';
import { readOffice } from '../build/office';
import { runProgram } from './commandLine/runProgram';
import { withSwallowed } from './commandLine/swallowedByNpm';
import { deploy } from './deploy/deploy';

const options = { 'dry-run': { type: 'boolean' }, withdraw: { type: 'boolean' } } as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ args: withSwallowed(process.argv.slice(2), options, process.env), options });
  await deploy({
    settings: loadSettings(),
    office: readOffice(),
    dryRun: values['dry-run'] === true,
    withdraw: values.withdraw === true,
    log: (line) => console.log(line),
    run: runProgram,
    readConfig: (environment) => readFirebaseConfig(environment, 'dist'),
    writeFile,
  });
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});

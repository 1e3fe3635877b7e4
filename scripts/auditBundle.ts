/**
 * `npm run audit:bundle [-- FOLDER]`: prints what each chunk of a build contains. Fails on code that visitors must not
 * get, on a name that no longer matches anything in the build, and on bundled packages with known vulnerabilities.
 */
import path from 'node:path';
import { readBundleReport } from '../build/bundleReportPlugin';
import { findAdvisories } from './bundle/advisories';
import { findLostAssumptions } from './bundle/assumptions';
import { describeBundle, findBundleProblems } from './bundle/auditBundle';
import { readBuiltFiles } from './bundle/builtFiles';
import { readProgram } from './commandLine/runProgram';

const directory = path.resolve(process.argv[2] ?? 'dist');
const report = readBundleReport(directory);
const files = readBuiltFiles(directory);
// `npm audit` fails when it finds anything, even in packages that visitors don't get.
const advisories = findAdvisories(report, readProgram('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=10000']));
const lost = findLostAssumptions(
  report,
  files.map(({ name }) => name),
);
const problems = [...findBundleProblems(report, files), ...lost, ...(advisories ?? [])];

console.log(describeBundle(report));
if (advisories === null) {
  console.log('\nNot checked for known vulnerabilities: the registry gave no answer.');
}
if (problems.length > 0) {
  console.error(['', 'Must not be published:', ...problems].join('\n  '));
  process.exitCode = 1;
} else {
  console.log('\nNo staff code in visitor chunks, no development code, no secrets, and every name fits.');
}

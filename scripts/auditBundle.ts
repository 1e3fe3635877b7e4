/** `npm run audit:bundle [-- FOLDER]`: prints what each chunk of a build holds; fails on what visitors must not get. */
import path from 'node:path';
import { describeBundle, findBundleProblems } from './bundle/auditBundle';
import { readBuiltFiles } from './bundle/builtFiles';
import { readBundleReport } from '../build/bundleReportPlugin';

const directory = path.resolve(process.argv[2] ?? 'dist');
const report = readBundleReport(directory);
const problems = findBundleProblems(report, readBuiltFiles(directory));

console.log(describeBundle(report));
if (problems.length > 0) {
  console.error(['', 'Must not be published:', ...problems].join('\n  '));
  process.exitCode = 1;
} else {
  console.log('\nNo staff code in visitor chunks, no development code, no secrets.');
}

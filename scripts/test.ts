/**
 * Runs every test: first those without a browser, then the browser's one file after another, because they share the
 * ports that the site under test was built for. Ends with the line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The part of Jest's JSON report that is read here. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const runs = [
  ['--selectProjects', 'unit', 'node'],
  ['--selectProjects', 'browser', '--runInBand'],
];

const reportsDirectory = mkdtempSync(path.join(tmpdir(), 'zmenaren-test-'));
try {
  const counts = runs.map((selection, index) => runJest(selection, path.join(reportsDirectory, `${index}.json`)));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  rmSync(reportsDirectory, { recursive: true });
}

function runJest(selection: readonly string[], reportFile: string): Counts {
  const jest = path.resolve('node_modules/jest/bin/jest.js');
  const { status } = spawnSync(process.execPath, [jest, ...selection, '--json', `--outputFile=${reportFile}`], {
    // The report goes to its file; standard output would repeat it.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const report = readReport(reportFile);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  // A run that broke outside its tests has failed too.
  return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
}

function readReport(reportFile: string): JestReport {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as JestReport;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
  }
}

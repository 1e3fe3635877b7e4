/**
 * `npm test [-- OPTIONS OF JEST]`: runs every test, and ends with the line `N passed, N failed`. Browser tests often
 * wait, so more of them run at once than the machine has cores; the tests that compute use the remaining time.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

/** The parts of Jest's JSON report that are read here. */
interface JestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** More browsers than this at once would cost more memory than they save time. */
const MOST_WORKERS = 8;
const workers = Math.min(MOST_WORKERS, Math.ceil(1.5 * availableParallelism()));

const reportDirectory = mkdtempSync(path.join(tmpdir(), 'zmenaren-test-'));
try {
  const { passed, failed } = runJest(path.join(reportDirectory, 'report.json'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  rmSync(reportDirectory, { recursive: true });
}

function runJest(reportFile: string): { readonly passed: number; readonly failed: number } {
  const jest = path.resolve('node_modules', 'jest', 'bin', 'jest.js');
  const options = [`--maxWorkers=${workers}`, '--json', `--outputFile=${reportFile}`, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, [jest, ...options], {
    // The report goes to its file; standard output would repeat it.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { success, numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readReport(reportFile);
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  // A run that failed outside its tests counts as failed too.
  return { passed: numPassedTests, failed: failed === 0 && !(success && status === 0) ? 1 : failed };
}

function readReport(reportFile: string): JestReport {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as JestReport;
  } catch {
    return { success: false, numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
  }
}

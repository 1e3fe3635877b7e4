/** Fails, naming each setting, when a build for visitors would carry a missing or made-up one. */
import { loadSettings } from './settings';
import { findFirebaseProblems, findOfficeProblems } from '../hosting/settingsProblems';
import { office } from '../src/config/office';

const groups = [
  ['Firebase settings (environment or .env; docs/deploy.md says where they come from)', findFirebaseProblems(loadSettings())],
  ['Office data (src/config/office.ts)', findOfficeProblems(office)],
] as const;

for (const [title, problems] of groups) {
  if (problems.length > 0) {
    console.error([`${title}:`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
    process.exitCode = 1;
  }
}

/** Fails, naming each setting, when a build for visitors would contain missing or made-up settings. */
import { loadSettings } from '../build/settings';
import { findFirebaseProblems, findOfficeProblems, problemsOrReason } from '../build/settingsProblems';
import { OFFICE_FILE, readOffice } from '../build/office';

const groups = [
  [
    'Firebase settings (environment or .env; docs/deploy.md says where they come from)',
    problemsOrReason(() => findFirebaseProblems(loadSettings())),
  ],
  [`Office data (${OFFICE_FILE})`, problemsOrReason(() => findOfficeProblems(readOffice()))],
] as const;

for (const [title, problems] of groups) {
  if (problems.length > 0) {
    console.error([`${title}:`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
    process.exitCode = 1;
  }
}

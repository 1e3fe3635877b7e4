/**
 * `npm run setup [-- TOPIC …]`: asks an owner for everything in `office.json` and `.env`, checks each answer, and
 * writes both files. Where nobody can be asked, it lists what is missing and fails.
 */
import path from 'node:path';
import { OFFICE_FILE, OFFICE_FILE_VARIABLE } from '../build/office';
import { SETTINGS_FILE } from '../build/settings';
import { topicNames } from './setup/questions';
import { findMissing, setUp } from './setup/setup';
import { openTerminal } from './setup/terminal';

const USAGE = `Usage: npm run setup [-- TOPIC …]. Topics: ${topicNames.join(', ')}; all of them unless told.`;

const files = {
  office: process.env[OFFICE_FILE_VARIABLE] ?? path.resolve(OFFICE_FILE),
  environment: path.resolve(SETTINGS_FILE),
};

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  if (asked.some((topic) => !topicNames.includes(topic))) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  if (!process.stdin.isTTY) {
    const missing = findMissing(files);
    console.error(
      ['Nobody can be asked here: `npm run setup` wants a terminal.', ...missing.map((problem) => `  ${problem}`)].join('\n'),
    );
    process.exitCode = 1;
    return;
  }
  const terminal = openTerminal(process.stdin, process.stdout);
  const isDone = await setUp(terminal, files, asked.length > 0 ? asked : topicNames);
  terminal.close();
  process.exitCode = isDone ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});

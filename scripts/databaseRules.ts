/** `npm run rules`: writes the security rules; with `--check` fails when the file is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { databaseRulesJson, RULES_FILE } from '../build/databaseRules';

const file = path.resolve(__dirname, '..', RULES_FILE);

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== databaseRulesJson()) {
    console.error(`${RULES_FILE} is out of date: npm run rules`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, databaseRulesJson());
}

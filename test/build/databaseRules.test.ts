import { readFileSync } from 'node:fs';
import { databaseRulesJson, RULES_FILE } from '../../build/databaseRules';

it('the file with the security rules holds the rules that its parts make up', () => {
  expect(readFileSync(RULES_FILE, 'utf8')).toBe(databaseRulesJson());
});

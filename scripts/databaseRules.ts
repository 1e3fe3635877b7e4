/** `npm run rules`: writes the security rules; with `--check` fails when the file is out of date. */
import { databaseRulesJson, RULES_FILE } from '../build/databaseRules';
import { writeGenerated } from './commandLine/writeGenerated';

writeGenerated(RULES_FILE, databaseRulesJson(), 'npm run rules');

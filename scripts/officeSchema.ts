/** `npm run office:schema`: writes the JSON Schema of office.json; with `--check` fails when the file is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OFFICE_SCHEMA_FILE, officeJsonSchema } from '../build/office';

const file = path.resolve(__dirname, '..', OFFICE_SCHEMA_FILE);

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== officeJsonSchema()) {
    console.error(`${OFFICE_SCHEMA_FILE} is out of date: npm run office:schema`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, officeJsonSchema());
}

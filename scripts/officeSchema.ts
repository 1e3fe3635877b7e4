/** `npm run office:schema`: writes the JSON Schema of office.json; with `--check` fails when the file is out of date. */
import { OFFICE_SCHEMA_FILE, officeJsonSchema } from '../build/office';
import { writeGenerated } from './commandLine/writeGenerated';

writeGenerated(OFFICE_SCHEMA_FILE, officeJsonSchema(), 'npm run office:schema');

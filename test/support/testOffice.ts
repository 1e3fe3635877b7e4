import path from 'node:path';

/** The office that the tests know, so that an owner who edits `office.json` breaks none of them. */
export const TEST_OFFICE_FILE = path.join(__dirname, 'office.json');

import path from 'node:path';

/** The tests' own office, so an owner who edits the site's `office.json` breaks no test. */
export const TEST_OFFICE_FILE = path.join(__dirname, 'office.json');

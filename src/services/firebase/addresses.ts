/** Collection of the currency records (rule 54). */
export const CURRENCIES_PATH = '/currencies';
/** Collection of the versions that were replaced or retired (rule 58). */
export const ARCHIVE_PATH = '/archive';
/** Collection of the notices and closures, each with all its versions (rule 103). */
export const NOTICES_PATH = '/notices';
/** The accounts that may write. */
export const STAFF_PATH = '/staff';
/** What the staff are called, by the ids of their accounts. */
export const STAFF_NAMES_PATH = '/staffNames';

/** REST address of a place in the database, the root being ''; the database's own query (`ns`) is kept. */
export function databaseAddress(databaseURL: string, path: string): URL {
  const address = new URL(databaseURL);
  address.pathname = `${path.split('/').map(encodeURIComponent).join('/')}.json`;
  return address;
}

/** REST address of the list. */
export function currenciesAddress(databaseURL: string): URL {
  return databaseAddress(databaseURL, CURRENCIES_PATH);
}

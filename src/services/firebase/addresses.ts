/** The currency records (rule 54). */
export const CURRENCIES_PATH = '/currencies';
/** The versions that were replaced or retired (rule 58). */
export const ARCHIVE_PATH = '/archive';
/** The notices and closures, each with all its versions (rule 103). */
export const NOTICES_PATH = '/notices';
/** The accounts that may write. */
export const STAFF_PATH = '/staff';
/** The names of the staff by account id. */
export const STAFF_NAMES_PATH = '/staffNames';

/** REST address of a path in the database, whose root is ''; keeps the query of the database's own address (`ns`). */
export function databaseAddress(databaseURL: string, path: string): URL {
  const address = new URL(databaseURL);
  address.pathname = `${path.split('/').map(encodeURIComponent).join('/')}.json`;
  return address;
}

/** REST address of the currency list. */
export function currenciesAddress(databaseURL: string): URL {
  return databaseAddress(databaseURL, CURRENCIES_PATH);
}

/** Collection of the currency records (rule 54). */
export const CURRENCIES_PATH = '/currencies';

/** REST address of '/currencies' or of one record in it; the database's own query (`ns`) is kept. */
export function currenciesAddress(databaseURL: string, key?: string): URL {
  const address = new URL(databaseURL);
  address.pathname = `${CURRENCIES_PATH}${key === undefined ? '' : `/${encodeURIComponent(key)}`}.json`;
  return address;
}

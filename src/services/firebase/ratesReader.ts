import type { RawCurrency } from '../../ports/rates';
import { CURRENCIES_PATH, currenciesAddress } from './addresses';
import { requestPlainly } from './plainRequest';

/** Reads '/currencies' once by a plain request, without the SDK; rejects when the server does not answer or refuses. */
export async function readRates(databaseURL: string): Promise<readonly RawCurrency[]> {
  const response = await requestPlainly(currenciesAddress(databaseURL));
  if (!response.ok) {
    throw new Error(`Reading ${CURRENCIES_PATH} failed: ${response.status}.`);
  }
  return Object.entries(((await response.json()) ?? {}) as object).map(([key, value]) => ({ key, value: value as unknown }));
}

import { databaseAddress } from './addresses';
import { requestPlainly } from './plainRequest';

/** Reads a path, or what a query of the database's REST interface finds there; the signal cancels the request. */
export type ReadDatabase = (path: string, query?: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<unknown>;

/** Reads public data by plain requests, without the SDK; rejects when the server refuses or does not answer. */
export function createPublicReader(databaseURL: string): ReadDatabase {
  return async (path, query = {}, signal) => {
    const address = databaseAddress(databaseURL, path);
    Object.entries(query).forEach(([name, value]) => address.searchParams.set(name, value));
    const response = await requestPlainly(address, signal);
    if (!response.ok) {
      throw new Error(`Reading ${path} failed: ${response.status}.`);
    }
    return (await response.json()) as unknown;
  };
}

import { databaseAddress } from './addresses';

/** What a query of the database's REST interface finds at a path; the signal gives it up. */
export type ReadDatabase = (path: string, query?: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<unknown>;

/** Reads what everyone may read, by plain requests without the SDK; rejects when the server does not answer or refuses. */
export function createPublicReader(databaseURL: string): ReadDatabase {
  return async (path, query = {}, signal) => {
    const address = databaseAddress(databaseURL, path);
    Object.entries(query).forEach(([name, value]) => address.searchParams.set(name, value));
    const response = await fetch(address, signal && { signal });
    if (!response.ok) {
      throw new Error(`Reading ${path} failed: ${response.status}.`);
    }
    return (await response.json()) as unknown;
  };
}

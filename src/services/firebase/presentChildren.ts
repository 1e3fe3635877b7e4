import type { DatabaseReference } from 'firebase/database';
import type { RawCurrency } from '../../ports/rates';
import { CURRENCIES_PATH } from './currenciesAddress';

/** Where the SDK takes in what its server sends. No public way leads there; without it the list just travels twice. */
interface Inside {
  readonly _repo?: {
    readonly server_?: {
      readonly onDataUpdate_?: (path: string, data: unknown, isMerge: boolean, tag: null) => void;
    };
  };
}

/**
 * Presents the SDK with children of '/currencies' that were read without it, after the list was subscribed to and before there
 * is a connection. The SDK asks for a list by the hash of what it has, and the server sends the list only if it is another. Child
 * by child the list stays incomplete to the SDK, so that it tells nothing before the server has confirmed it.
 */
export function presentChildren(currencies: DatabaseReference, children: readonly RawCurrency[]): void {
  const server = (currencies as Inside)._repo?.server_;
  for (const { key, value } of children) {
    server?.onDataUpdate_?.(`${CURRENCIES_PATH}/${key}`, value, false, null);
  }
}

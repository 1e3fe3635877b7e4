import type { OwnCurrenciesMemory } from '../../ports/ownCurrencies';
import type { OpenStorage } from './storedValue';
import { loadStored, saveStored } from './storedValue';

const STORAGE_KEY = 'ownCurrencies';
/** Matches the stored form of the one or two acronyms that are kept; anything else in the storage is ignored. */
const STORED_PATTERN = /^[A-Z]{3,5}(,[A-Z]{3,5})?$/;

/**
 * The visitor's own currencies by acronym, the last used one first; empty when none are kept. A function of its own for
 * the first script, which reads them but keeps none.
 */
export function recallOwnCurrencies(openStorage: OpenStorage): readonly string[] {
  return loadStored(openStorage, STORAGE_KEY, (text) => (STORED_PATTERN.test(text) ? text.split(',') : null)) ?? [];
}

/** Keeps a visitor's own currencies in the browser's storage. */
export function createOwnCurrenciesMemory(openStorage: OpenStorage): OwnCurrenciesMemory {
  return {
    recall: () => recallOwnCurrencies(openStorage),
    keep: (acronyms) => saveStored(openStorage, STORAGE_KEY, acronyms.join()),
  };
}

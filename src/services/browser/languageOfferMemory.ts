import type { LanguageOfferMemory } from '../../ports/languageOfferMemory';
import type { OpenStorage } from './storedValue';
import { saveStored } from './storedValue';

const STORAGE_KEY = 'languageAsked';

/** Keeps in the browser's storage that the visitor was asked for another language. */
export function createLanguageOfferMemory(openStorage: OpenStorage): LanguageOfferMemory {
  return {
    wasMade: () => {
      try {
        return openStorage().getItem(STORAGE_KEY) !== null;
      } catch {
        return true;
      }
    },
    keepMade: () => saveStored(openStorage, STORAGE_KEY, 'yes'),
  };
}

import type { LanguageOfferMemory } from '../../ports/languageOfferMemory';

const STORAGE_KEY = 'languageAsked';

/** Keeps in the browser's storage that the visitor was asked. */
export function createLanguageOfferMemory(openStorage: () => Storage): LanguageOfferMemory {
  return {
    wasMade: () => {
      try {
        return openStorage().getItem(STORAGE_KEY) !== null;
      } catch {
        return true;
      }
    },
    keepMade: () => {
      try {
        openStorage().setItem(STORAGE_KEY, 'yes');
      } catch {
        // Storage is full: the next visit asks once more.
      }
    },
  };
}

import type { OwnCurrenciesMemory } from '../../ports/ownCurrencies';

const STORAGE_KEY = 'ownCurrencies';
/** As many acronyms as are ever kept, as they are kept: what else the storage holds is not ours. */
const STORED_PATTERN = /^[A-Z]{3,5}(,[A-Z]{3,5})?$/;

/**
 * The visitor's own currencies by their acronyms, the last one first; none when none are kept. The first script takes this function
 * alone, because it keeps none.
 */
export function recallOwnCurrencies(openStorage: () => Storage): readonly string[] {
  try {
    const stored = openStorage().getItem(STORAGE_KEY) ?? '';
    return STORED_PATTERN.test(stored) ? stored.split(',') : [];
  } catch {
    return [];
  }
}

/** Keeps a visitor's own currencies in the browser's storage; one whose settings forbid that is simply not remembered. */
export function createOwnCurrenciesMemory(openStorage: () => Storage): OwnCurrenciesMemory {
  return {
    recall: () => recallOwnCurrencies(openStorage),
    keep: (acronyms) => {
      try {
        openStorage().setItem(STORAGE_KEY, acronyms.join());
      } catch {
        // Storage is forbidden or full: the next visit begins with the office's order.
      }
    },
  };
}

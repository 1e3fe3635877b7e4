import { isMoment } from '../../domain/time/moment';
import type { ConsentMemory, Decision } from '../../ports/consentMemory';
import type { OpenStorage } from './storedValue';
import { loadStored, saveStored } from './storedValue';

const STORAGE_KEY = 'consent';

/** Keeps a visitor's decision in the browser's storage; if the visitor's settings forbid storage, every visit asks. */
export function createConsentMemory(openStorage: OpenStorage): ConsentMemory {
  const recall = (): Decision | null => loadStored(openStorage, STORAGE_KEY, parseDecision);
  return {
    recall,
    keep: ({ answer, at, version }) => saveStored(openStorage, STORAGE_KEY, JSON.stringify({ answer, at, version })),
    watch: (listener) => {
      const tell = ({ key }: StorageEvent): void => {
        // The event has no key when the whole storage was cleared.
        if (key === STORAGE_KEY || key === null) {
          listener(recall());
        }
      };
      window.addEventListener('storage', tell);
      return () => window.removeEventListener('storage', tell);
    },
  };
}

function parseDecision(text: string): Decision | null {
  const { answer, at, version } = (JSON.parse(text) ?? {}) as Partial<Record<keyof Decision, unknown>>;
  if ((answer !== 'agreed' && answer !== 'refused') || !isMoment(at) || typeof version !== 'number') {
    return null;
  }
  return { answer, at, version };
}

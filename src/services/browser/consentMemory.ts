import { isMoment } from '../../domain/time/moment';
import type { ConsentMemory, Decision } from '../../ports/consentMemory';

const STORAGE_KEY = 'consent';

/** Keeps a visitor's decision in the browser's storage; one whose settings forbid that is asked on each visit. */
export function createConsentMemory(openStorage: () => Storage): ConsentMemory {
  const recall = (): Decision | null => {
    try {
      return parseDecision(openStorage().getItem(STORAGE_KEY));
    } catch {
      return null;
    }
  };
  return {
    recall,
    keep: ({ answer, at, version }) => {
      try {
        openStorage().setItem(STORAGE_KEY, JSON.stringify({ answer, at, version }));
      } catch {
        // Storage is forbidden or full: the decision holds until the page is left.
      }
    },
    watch: (listener) => {
      const tell = ({ key }: StorageEvent): void => {
        // Without a key everything was removed.
        if (key === STORAGE_KEY || key === null) {
          listener(recall());
        }
      };
      window.addEventListener('storage', tell);
      return () => window.removeEventListener('storage', tell);
    },
  };
}

// The stored text may be from another version of the site, or edited by hand.
function parseDecision(stored: string | null): Decision | null {
  const { answer, at, version } = (JSON.parse(stored ?? 'null') ?? {}) as Partial<Record<keyof Decision, unknown>>;
  if ((answer !== 'agreed' && answer !== 'refused') || !isMoment(at) || typeof version !== 'number') {
    return null;
  }
  return { answer, at, version };
}

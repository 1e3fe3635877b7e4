import { createContext } from 'react';

/** Decides about a step in the history; true keeps it from the router. */
export type HistoryGatekeeper = (event: PopStateEvent) => boolean;

/** Stands between the history and the router. */
export interface HistoryGate {
  /** Lets the gatekeeper decide until the returned function is called. */
  post(gatekeeper: HistoryGatekeeper): () => void;
}

/**
 * Listens to the history; to be called before the router mounts. Browsers call the window's listeners in the order in
 * which they came, so a page that must be asked before it is left could not come first any more.
 */
export function createHistoryGate(target: Pick<Window, 'addEventListener'>): HistoryGate {
  let posted: HistoryGatekeeper | null = null;
  target.addEventListener('popstate', (event) => {
    if (posted?.(event)) {
      event.stopImmediatePropagation();
    }
  });
  return {
    post: (gatekeeper) => {
      posted = gatekeeper;
      return () => {
        posted = null;
      };
    },
  };
}

/** The gate of the application; outside of it every step passes. */
export const HistoryGateContext = createContext<HistoryGate>({ post: () => () => undefined });

import { createContext } from 'react';

/** Decides about a step through the history; true keeps the step from the router. */
export type BlockNavigation = (event: PopStateEvent) => boolean;

/** Stands between the history and the router. */
export interface NavigationBlocker {
  /** Lets `decide` decide about every step until the returned function is called. */
  block(decide: BlockNavigation): () => void;
  /** Whether the page has something that should not be left without a question. */
  isBlocking(): boolean;
}

/**
 * Creates the blocker; call it before the router mounts. Browsers call listeners in the order in which they were added,
 * and this one has to be able to stop the router's.
 */
export function createNavigationBlocker(target: Pick<Window, 'addEventListener'>): NavigationBlocker {
  let blocking: BlockNavigation | null = null;
  target.addEventListener('popstate', (event) => {
    if (blocking?.(event)) {
      event.stopImmediatePropagation();
    }
  });
  return {
    block: (decide) => {
      blocking = decide;
      return () => {
        blocking = null;
      };
    },
    isBlocking: () => blocking !== null,
  };
}

/** The application's blocker; without a provider nothing is blocked. */
export const NavigationBlockerContext = createContext<NavigationBlocker>({
  block: () => () => undefined,
  isBlocking: () => false,
});

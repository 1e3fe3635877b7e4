import { createContext } from 'react';

/** Decides about a step in the history; true keeps it from the router. */
export type BlockNavigation = (event: PopStateEvent) => boolean;

/** Stands between the history and the router. */
export interface NavigationBlocker {
  /** Lets the block decide until the returned function is called. */
  post(block: BlockNavigation): () => void;
  /** Whether there is something on the page that must not be left without a question. */
  isPosted(): boolean;
}

/**
 * Has to be called before the router mounts: browsers call listeners in the order in which they were added, and this one must be
 * able to stop the router's.
 */
export function createNavigationBlocker(target: Pick<Window, 'addEventListener'>): NavigationBlocker {
  let posted: BlockNavigation | null = null;
  target.addEventListener('popstate', (event) => {
    if (posted?.(event)) {
      event.stopImmediatePropagation();
    }
  });
  return {
    post: (block) => {
      posted = block;
      return () => {
        posted = null;
      };
    },
    isPosted: () => posted !== null,
  };
}

/** The application's blocker; without a provider every step passes. */
export const NavigationBlockerContext = createContext<NavigationBlocker>({
  post: () => () => undefined,
  isPosted: () => false,
});

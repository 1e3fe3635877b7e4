import { useSyncExternalStore } from 'react';

/** How often the clock is looked at, in milliseconds. */
const LOOK_EVERY = 1_000;

/** The present in milliseconds since 1970, in steps of `step` milliseconds: a component renders again only at the next step. */
export function useNowInSteps(step: number): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / step) * step);
}

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, LOOK_EVERY);
  return () => clearInterval(timer);
}

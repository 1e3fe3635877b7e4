import { useSyncExternalStore } from 'react';

/** False while the page is prerendered and hydrated, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;

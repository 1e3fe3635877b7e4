import { useSyncExternalStore } from 'react';

/** False while the page is prerendered and taken over by the application, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;

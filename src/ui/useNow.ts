import { useSyncExternalStore } from 'react';

/** How often the time moves on, in milliseconds. */
const STEP = 10_000;

/** The present in milliseconds since 1970, in steps of ten seconds; null while the page is prerendered and hydrated. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, readNow, () => null);
}

function subscribe(onStep: () => void): () => void {
  const timer = setInterval(onStep, STEP);
  // Timers rest while a device sleeps or the page is hidden, and are late afterwards.
  document.addEventListener('visibilitychange', onStep);
  window.addEventListener('pageshow', onStep);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onStep);
    window.removeEventListener('pageshow', onStep);
  };
}

// The value stays the same within a step, because React reads it more than once.
function readNow(): number {
  return Math.floor(Date.now() / STEP) * STEP;
}

import { useSyncExternalStore } from 'react';

/** How often the time is updated, in milliseconds. */
const STEP = 10_000;

/** The current time in milliseconds since 1970, in steps of ten seconds; null while the page is prerendered and hydrated. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, readNow, () => null);
}

function subscribe(onStep: () => void): () => void {
  const timer = setInterval(onStep, STEP);
  // Timers pause while a device sleeps or the page is hidden, and are late afterwards.
  document.addEventListener('visibilitychange', onStep);
  window.addEventListener('pageshow', onStep);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onStep);
    window.removeEventListener('pageshow', onStep);
  };
}

// The value has to be constant within a step, because React reads it more than once.
function readNow(): number {
  return Math.floor(Date.now() / STEP) * STEP;
}

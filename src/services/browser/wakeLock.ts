/** Keeps the screen on while the page is seen, where the browser can: it lets go whenever the page is hidden, and is asked again. */
export function keepScreenOn(): void {
  if (!('wakeLock' in navigator)) {
    return;
  }
  const ask = (): void => {
    if (document.visibilityState === 'visible') {
      // Refused on a battery that is nearly empty, and in windows that may not.
      navigator.wakeLock.request('screen').catch(() => undefined);
    }
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}

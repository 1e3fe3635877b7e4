/** Keeps the screen on while the page is seen, where the browser can: whenever it lets go, it is asked again. */
export function keepScreenOn(): void {
  if (!('wakeLock' in navigator)) {
    return;
  }
  const ask = (): void => {
    if (document.visibilityState === 'visible') {
      // Refused on a battery that is nearly empty, and in windows that may not.
      navigator.wakeLock.request('screen').then(
        (lock) => lock.addEventListener('release', ask),
        () => undefined,
      );
    }
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}

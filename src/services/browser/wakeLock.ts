/** Keeps the screen on while the page is seen, where the browser can: whenever it lets go, it is asked again. */
export function keepScreenOn(): void {
  if (!('wakeLock' in navigator)) {
    return;
  }
  const ask = (): void => {
    if (document.visibilityState === 'visible') {
      // The browser refuses when the battery is nearly empty, and in windows that have no permission.
      navigator.wakeLock.request('screen').then(
        (lock) => lock.addEventListener('release', ask),
        () => undefined,
      );
    }
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}

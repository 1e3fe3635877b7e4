/**
 * Keeps the screen on while the page is visible, if the browser supports it; asks again whenever the browser releases
 * the lock.
 */
export function keepScreenOn(): void {
  if (!('wakeLock' in navigator)) {
    return;
  }
  const ask = (): void => {
    if (document.visibilityState === 'visible') {
      // The browser refuses when the battery is nearly empty, and in windows without permission.
      navigator.wakeLock.request('screen').then(
        (lock) => lock.addEventListener('release', ask),
        () => undefined,
      );
    }
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}

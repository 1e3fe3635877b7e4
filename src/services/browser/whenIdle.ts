/** Resolves when the page has nothing more urgent to do, or after the limit in milliseconds at the latest. */
export function whenIdle(limit: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: limit });
    } else {
      setTimeout(resolve, Math.min(limit, 3_000));
    }
  });
}

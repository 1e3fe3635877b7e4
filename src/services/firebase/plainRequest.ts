/**
 * Requests data from the database without the SDK. When a browser rebuilds a page for its history (the back button, a discarded
 * tab), it may answer every request from its cache, however old that is, so such a page bypasses the cache. It omits credentials
 * too, which no answer depends on: with them the request would be matched with the page's preload, which may itself have been
 * answered from the cache.
 */
export function requestPlainly(address: URL, signal: AbortSignal | null = null): Promise<Response> {
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return fetch(address, { signal, ...(visit?.type === 'back_forward' && { cache: 'no-store', credentials: 'omit' }) });
}

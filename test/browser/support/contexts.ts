import type { BrowserContextOptions } from 'playwright-core';

/**
 * How most tests visit: what turns by itself and what keeps the page for the next visit take a third of the processor's time that a
 * visit needs. The tests of either, and of the first second, ask for a visit as it comes.
 */
export const PLAIN_VISIT: BrowserContextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block' };
export const WHOLE_VISIT: BrowserContextOptions = { reducedMotion: 'no-preference', serviceWorkers: 'allow' };

/** What Playwright writes to a page's console where it blocks the service worker. */
export const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** What Chromium writes to the console of a page that it rebuilds for its history: such a page leaves its preload unused (rule 26). */
export const UNUSED_PRELOAD = /^warning: A preload for '.*' is found, but is not used because the request credentials mode/;

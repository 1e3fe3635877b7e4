import type { BrowserContextOptions } from 'playwright-core';

/**
 * How most tests visit: animations and the service worker are off, because they take a third of a visit's processor time. Tests
 * of either, and of the first second, use WHOLE_VISIT.
 */
export const PLAIN_VISIT: BrowserContextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block' };
export const WHOLE_VISIT: BrowserContextOptions = { reducedMotion: 'no-preference', serviceWorkers: 'allow' };

/** The message that Playwright writes to a page's console when it blocks the service worker. */
export const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * The message that Chromium writes to the console of a page that it rebuilds for its history: such a page doesn't use its
 * preload (rule 26).
 */
export const UNUSED_PRELOAD = /^warning: A preload for '.*' is found, but is not used because the request credentials mode/;

/**
 * The service worker that keeps the home page and everything that it loads: the page then opens at once, and even
 * without a network.
 */
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { CALCULATOR_PARAMETERS } from '../site/paths';
import { freshenPages } from './freshenPages';
import type { ServiceWorkerScope } from './scope';

declare const self: ServiceWorkerScope;

addPlugins([freshenPages]);
// Ignores the parameters of shared links, which only the page's own scripts read: the page is the same.
precacheAndRoute(self.__WB_MANIFEST, {
  ignoreURLParametersMatching: [/^utm_|^fbclid$/, new RegExp(`^(${CALCULATOR_PARAMETERS.join('|')})$`)],
});
// Workbox's own cleanup of old caches is not used, because it would also delete what the workers of other languages
// (`/en`) keep.

// The open page already has what it needs, and the next visit gets the new version without waiting for every tab to
// close.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

/** The service worker keeps the home page and all that it loads, so that it opens at once, and without a network. */
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { CALCULATOR_PARAMETERS } from '../site/paths';
import { freshenPages } from './freshenPages';
import type { ServiceWorkerScope } from './scope';

declare const self: ServiceWorkerScope;

addPlugins([freshenPages]);
// What a link carries is the page's own business: the page is the same.
precacheAndRoute(self.__WB_MANIFEST, {
  ignoreURLParametersMatching: [/^utm_|^fbclid$/, new RegExp(`^(${CALCULATOR_PARAMETERS.join('|')})$`)],
});
// Workbox's own cleanup of old caches isn't used, because it would also delete what the workers of other languages (`/en`) keep.

// The open page has what it needs; the next visit gets the new version without waiting for every tab to close.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

/** The service worker that replaces one that must go: it deletes everything that was kept, and then unregisters itself. */
import type { ServiceWorkerScope } from './scope';

declare const self: ServiceWorkerScope;

async function withdraw(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

/** The service worker that replaces one that must go: it deletes what that worker kept, and then unregisters itself. */
import type { ServiceWorkerScope } from './scope';

declare const self: ServiceWorkerScope;

async function withdraw(): Promise<void> {
  // Workbox ends the names of a worker's caches with the worker's scope. The other languages' workers keep theirs.
  const names = (await caches.keys()).filter((name) => name.endsWith(self.registration.scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

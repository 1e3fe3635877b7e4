import type { PrecacheEntry } from 'workbox-precaching';

/**
 * The parts of a service worker's scope that ours use. TypeScript's own types fit either a page or a worker, not both
 * in one project.
 */
export interface ServiceWorkerScope {
  /** The build fills this in. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
}

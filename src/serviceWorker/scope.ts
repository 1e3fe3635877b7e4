import type { PrecacheEntry } from 'workbox-precaching';

/** What a service worker may do, as far as ours does it: TypeScript knows a page or a worker, not both in one project. */
export interface ServiceWorkerScope {
  /** Filled in by the build. */
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
}

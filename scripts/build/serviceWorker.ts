import path from 'node:path';
import { InjectManifest } from 'workbox-webpack-plugin';
import { HOME_PAGE } from './firstPaintPlugin';

/** Its address must never change: it is how browsers that have it find the next one. */
const WORKER_FILE = 'sw.js';

/** The home page's files; the staff area is no part of what visitors keep. */
const KEPT = [new RegExp(`^${HOME_PAGE}$`), /^assets\/(first|application|database|firebase)\.\w+\.js$/, /\.svg$/];

/** Bundles the service worker with the list of what it keeps, or the one that withdraws it. */
export function serviceWorkerPlugin(sourceDirectory: string, isWithdrawn: boolean): InjectManifest {
  if (isWithdrawn) {
    return new InjectManifest({
      swSrc: path.join(sourceDirectory, 'withdrawal.ts'),
      swDest: WORKER_FILE,
      // It keeps nothing, so there is no list to write.
      injectionPoint: undefined,
    } as unknown as ConstructorParameters<typeof InjectManifest>[0]);
  }
  return new InjectManifest({
    swSrc: path.join(sourceDirectory, 'worker.ts'),
    swDest: WORKER_FILE,
    include: KEPT,
    manifestTransforms: [
      // Hosting serves the page at its clean address only.
      (entries) => ({ manifest: entries.map((entry) => (entry.url === `/${HOME_PAGE}` ? { ...entry, url: '/' } : entry)) }),
    ],
  });
}

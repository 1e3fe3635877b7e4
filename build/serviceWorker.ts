import path from 'node:path';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { homePageChunks, scriptOf } from './chunks';
import { HOME_PAGE } from './firstPaintPlugin';

/** Its address must never change: it is how browsers that have it find the next one. */
const WORKER_FILE = 'sw.js';

/** The home page's files; the staff area is no part of what visitors keep. */
export const KEPT: readonly RegExp[] = [new RegExp(`^${HOME_PAGE}$`), ...homePageChunks.map(scriptOf), /\.svg$/];

/** Bundles the service worker with the list of what it keeps. */
export function keepingWorkerPlugin(source: string): InjectManifest {
  return new InjectManifest({
    swSrc: source,
    swDest: WORKER_FILE,
    include: [...KEPT],
    manifestTransforms: [
      // Hosting serves the page at its address without `.html` only.
      (entries) => ({ manifest: entries.map((entry) => (entry.url === `/${HOME_PAGE}` ? { ...entry, url: '/' } : entry)) }),
    ],
  });
}

/** Bundles the service worker that takes a bad one back. */
export function withdrawingWorkerPlugin(source: string): webpack.EntryPlugin {
  return new webpack.EntryPlugin(path.dirname(source), source, { name: 'withdrawal', filename: WORKER_FILE });
}

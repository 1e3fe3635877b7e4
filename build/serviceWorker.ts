import path from 'node:path';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { BOARD_CHUNK, boardTextsOf, homePageChunks, scriptOf } from './chunks';
import { BOARD_PAGE, homePageOf } from './pages';
import type { Language } from '../src/site/languages';
import { BOARD_PATH, BOARD_WORKER_PATH, homePathOf, workerPathOf } from '../src/site/paths';

/** The files of a language's home page; what visitors keep includes neither the staff area nor other languages. */
export function keptOf(language: Language): readonly RegExp[] {
  return [new RegExp(`^${homePageOf(language)}$`), ...homePageChunks(language).map(scriptOf), /\.svg$/];
}

/**
 * The files of the window board with its texts in the offered languages; the worker itself keeps only the texts that
 * its screen shows.
 */
export function keptOfBoard(offered: readonly Language[]): readonly RegExp[] {
  return [
    new RegExp(`^${BOARD_PAGE}$`),
    scriptOf(BOARD_CHUNK),
    new RegExp(`^assets/${BOARD_CHUNK}\\.\\w+\\.css$`),
    ...offered.map((language) => scriptOf(boardTextsOf(language))),
  ];
}

/** A service worker by its path in the build. The worker that keeps files and the one that withdraws it share this path. */
interface Worker {
  readonly file: string;
  readonly kept: readonly RegExp[];
  /** The page that the worker keeps: its file and its address. */
  readonly page: string;
  readonly address: string;
}

/** The service worker of a language's home page. */
export function homeWorker(language: Language): Worker {
  return {
    file: workerPathOf(language).slice(1),
    kept: keptOf(language),
    page: homePageOf(language),
    address: homePathOf(language),
  };
}

/** The service worker of the window board. */
export function boardWorker(offered: readonly Language[]): Worker {
  return { file: BOARD_WORKER_PATH.slice(1), kept: keptOfBoard(offered), page: BOARD_PAGE, address: BOARD_PATH };
}

/** Bundles a service worker with the list of the files that it keeps. */
export function keepingWorkerPlugin(source: string, { file, kept, page, address }: Worker): InjectManifest {
  return new InjectManifest({
    swSrc: source,
    swDest: file,
    include: [...kept],
    manifestTransforms: [
      // Hosting serves the page only at its address without `.html`.
      (entries) => ({ manifest: entries.map((entry) => (entry.url === `/${page}` ? { ...entry, url: address } : entry)) }),
    ],
  });
}

/** Bundles the service worker that withdraws a faulty one. */
export function withdrawingWorkerPlugin(source: string, { file }: Worker): webpack.EntryPlugin {
  return new webpack.EntryPlugin(path.dirname(source), source, { name: `withdrawal-${file}`, filename: file });
}

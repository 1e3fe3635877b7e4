import path from 'node:path';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { BOARD_CHUNK, boardTextsOf, homePageChunks, scriptOf } from './chunks';
import { BOARD_PAGE, homePageOf } from './pages';
import type { Language } from '../src/site/languages';
import { languages } from '../src/site/languages';
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

/** A service worker in the build, at the path that it shares with the worker that withdraws it. */
export type BuiltWorker = { readonly file: string } & (KeepingWorker | { readonly source: 'withdrawal.ts' });

interface KeepingWorker {
  /** The worker's file in `src/serviceWorker`. */
  readonly source: 'worker.ts' | 'boardWorker.ts';
  readonly kept: readonly RegExp[];
  /** The page that the worker keeps: its file and its address. */
  readonly page: string;
  readonly address: string;
}

/**
 * The service workers of every language's home page and of the window board. A language that the office doesn't offer has a
 * withdrawing worker: browsers that visited its page when it was offered would otherwise show that page for ever.
 */
export function workersOf(offered: readonly Language[], isWithdrawn: boolean): readonly BuiltWorker[] {
  return [
    ...languages.map((language): BuiltWorker => {
      const file = workerPathOf(language).slice(1);
      return isWithdrawn || !offered.includes(language)
        ? { file, source: 'withdrawal.ts' }
        : { file, source: 'worker.ts', kept: keptOf(language), page: homePageOf(language), address: homePathOf(language) };
    }),
    {
      file: BOARD_WORKER_PATH.slice(1),
      ...(isWithdrawn
        ? { source: 'withdrawal.ts' }
        : { source: 'boardWorker.ts', kept: keptOfBoard(offered), page: BOARD_PAGE, address: BOARD_PATH }),
    },
  ];
}

/** Bundles a service worker from its source in a folder; one that keeps files gets their list. */
export function workerPlugin(folder: string, worker: BuiltWorker): InjectManifest | webpack.EntryPlugin {
  const { file } = worker;
  const source = path.join(folder, worker.source);
  if (worker.source === 'withdrawal.ts') {
    return new webpack.EntryPlugin(folder, source, { name: `withdrawal-${file}`, filename: file });
  }
  const { kept, page, address } = worker;
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

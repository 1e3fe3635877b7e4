import path from 'node:path';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { homePageChunks, scriptOf } from './chunks';
import { homePageOf } from './pages';
import type { Language } from '../src/site/languages';
import { homePathOf, workerPathOf } from '../src/site/paths';

/** The files of a language's home page; neither the staff area nor another language is part of what visitors keep. */
export function keptOf(language: Language): readonly RegExp[] {
  return [new RegExp(`^${homePageOf(language)}$`), ...homePageChunks(language).map(scriptOf), /\.svg$/];
}

/** Bundles a language's service worker with the list of what it keeps. */
export function keepingWorkerPlugin(source: string, language: Language): InjectManifest {
  return new InjectManifest({
    swSrc: source,
    swDest: workerPathOf(language).slice(1),
    include: [...keptOf(language)],
    manifestTransforms: [
      // Hosting serves the page at its address without `.html` only.
      (entries) => ({
        manifest: entries.map((entry) =>
          entry.url === `/${homePageOf(language)}` ? { ...entry, url: homePathOf(language) } : entry,
        ),
      }),
    ],
  });
}

/** Bundles the service worker that takes a language's bad one back. */
export function withdrawingWorkerPlugin(source: string, language: Language): webpack.EntryPlugin {
  const filename = workerPathOf(language).slice(1);
  return new webpack.EntryPlugin(path.dirname(source), source, { name: `withdrawal-${language}`, filename });
}

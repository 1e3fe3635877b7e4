/** The service worker that keeps the window board: a computer that starts without a network can still show it. */
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { UNKEPT_PARAMETER } from '../site/paths';
import { freshenPages } from './freshenPages';
import type { ServiceWorkerScope } from './scope';

declare const self: ServiceWorkerScope & { readonly location: Location };

/** Matches the texts of one language; the group is the language's code. */
const TEXTS = /\/assets\/board-(\w+)\./;

// The page registers the worker with the languages that it shows; the texts of other languages are not kept.
const languages = (new URLSearchParams(self.location.search).get('languages') ?? '').split(',');

addPlugins([freshenPages]);
precacheAndRoute(
  self.__WB_MANIFEST.filter((entry) => {
    const [, language] = TEXTS.exec(typeof entry === 'string' ? entry : entry.url) ?? [];
    return language === undefined || languages.includes(language);
  }),
  // The page is the same whatever parameters its address has.
  { ignoreURLParametersMatching: [new RegExp(`^(?!${UNKEPT_PARAMETER}$)`)] },
);

// Takes over at once: the board loads everything at its start, and is reloaded at night.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

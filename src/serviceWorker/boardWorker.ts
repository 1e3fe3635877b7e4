/** The service worker that keeps the window board, so that a computer which starts without a network shows it all the same. */
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { UNKEPT_PARAMETER } from '../site/paths';
import { freshenPages } from './freshenPages';
import type { ServiceWorkerScope } from './scope';

declare const self: ServiceWorkerScope & { readonly location: Location };

/** The texts of a language, by its code. */
const TEXTS = /\/assets\/board-(\w+)\./;

// The page registers it with the languages that it shows: texts of others are left where they are.
const languages = (new URLSearchParams(self.location.search).get('languages') ?? '').split(',');

addPlugins([freshenPages]);
precacheAndRoute(
  self.__WB_MANIFEST.filter((entry) => {
    const [, language] = TEXTS.exec(typeof entry === 'string' ? entry : entry.url) ?? [];
    return language === undefined || languages.includes(language);
  }),
  // Whatever the address asks for, the page is the same.
  { ignoreURLParametersMatching: [new RegExp(`^(?!${UNKEPT_PARAMETER}$)`)] },
);

// The board loads everything at its start, and is loaded again by night.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

/**
 * Entry of the application, which the first script (main.ts) loads once it has shown the rates. This file describes the
 * start from top to bottom, in the order in which things happen: React takes the page over; when the page is idle, the
 * database's SDK comes; then the service worker; and finally, if visits may be measured, the question for consent.
 */
import type { LoadChunk } from './services/browser/chunkLoader';
import { createChunkImport, importScript } from './services/browser/importScript';
import { keepForOffline } from './services/browser/keepForOffline';
import { nextTask } from './services/browser/nextTask';
import { reportToConsole } from './services/browser/reportError';
import { whenIdle } from './services/browser/whenIdle';
import type { Language } from './site/languages';
import { homePathOf, workerPathOf } from './site/paths';
import type { Gateways, Start } from './takeOverPage';

/** How long the database's SDK waits for an idle page, in milliseconds. */
const SDK_PATIENCE = 1_000;

globalThis.importChunk = createChunkImport(importScript);

/**
 * Starts the application on the existing page. Its parts are evaluated in tasks of their own: together they would keep
 * a slow phone from reacting to a touch for a fifth of a second.
 */
export async function startApplication(start: Omit<Start, 'loadGateways' | 'startConsent'>): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { takeOverPage } = await import(/* webpackMode: "eager" */ './takeOverPage');
  await nextTask();
  await takeOverPage({
    ...start,
    loadGateways: (loadChunk) => loadGateways(loadChunk, start.locale.language),
    // The import stands behind the condition, so a build without measuring leaves the code out.
    startConsent: BUILD_MEASURES ? (await import(/* webpackMode: "eager" */ './startConsent')).startConsent : null,
  });
}

/** Runs at the first subscription; rejects when the download fails, and is then called again later. */
async function loadGateways(loadChunk: LoadChunk, language: Language): Promise<Gateways> {
  await whenIdle(SDK_PATIENCE);
  const [{ openFirebaseApp }, { createRatesGateway }, { createNoticesFollower }] = await loadChunk(() =>
    Promise.all([
      import(/* webpackChunkName: "database" */ './services/firebase/app'),
      import(/* webpackChunkName: "database" */ './services/firebase/ratesGateway'),
      import(/* webpackChunkName: "database" */ './services/firebase/noticesFollower'),
    ]),
  );
  // By now everything that the page needs has been downloaded, so keeping it costs next to nothing.
  if (process.env.NODE_ENV === 'production') {
    void keepForOffline({ address: workerPathOf(language), scope: homePathOf(language) }, reportToConsole);
  }
  // If the SDK were evaluated, opened and subscribed to in one task, a slow phone could not react to a touch.
  await nextTask();
  const app = openFirebaseApp(BUILD_ENVIRONMENT.firebase);
  const rates = createRatesGateway(app, BUILD_ENVIRONMENT);
  await nextTask();
  return { rates, subscribeToNotices: createNoticesFollower(app) };
}

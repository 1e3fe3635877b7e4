/** Loads the question for consent to measuring when the page is idle. Builds without a measurement id leave it out (rule 120). */
import type { AppStore } from './app/store';
import { watchScreenViews } from './app/screenViews';
import type { ConsentParts } from './features/consent/consentParts';
import type { LoadChunk } from './services/browser/chunkLoader';
import { reportToConsole } from './services/browser/reportError';
import { whenIdle } from './services/browser/whenIdle';
import type { Site } from './site/site';

/** How long the question for consent waits for an idle page, in milliseconds. */
const CONSENT_PATIENCE = 10_000;

/** What the running application provides to the consent. */
export interface ConsentSurroundings {
  readonly appStore: AppStore;
  readonly site: Site;
  readonly loadChunk: LoadChunk;
}

export type StartConsent = (surroundings: ConsentSurroundings) => Promise<ConsentParts>;

export function startConsent({ appStore, site, loadChunk }: ConsentSurroundings): Promise<ConsentParts> {
  const coming = whenIdle(CONSENT_PATIENCE)
    .then(() => loadChunk(() => import(/* webpackChunkName: "consent" */ './openConsent')))
    .then(({ openConsent }) => openConsent(appStore, site));
  // Without the chunk nothing is measured or asked; the next visit tries again.
  coming.catch(reportToConsole);
  appStore.runSaga(watchScreenViews, {
    // Views wait for the chunk, which drops them unless the visitor agreed earlier.
    recordScreenView: (screen) => {
      coming.then(
        ({ screenViews }) => screenViews.recordScreenView(screen),
        () => undefined,
      );
    },
  });
  return coming;
}

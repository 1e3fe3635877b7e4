/** Entry of the chunk that asks for consent to measuring, and measures. Only builds with a measurement id contain it. */
import '../styles/consent.scss';
import type { AppStore } from './app/store';
import { loadConsentWords } from './consentWords';
import type { ConsentParts } from './features/consent/consentParts';
import { watchConsent } from './features/consent/consentSaga';
import { consentSlice } from './features/consent/consentSlice';
import { createConsent } from './features/consent/createConsent';
import { reportToConsole } from './services/browser/reportError';
import { systemClock } from './services/browser/clock';
import { createConsentMemory } from './services/browser/consentMemory';
import { createTelemetry } from './services/firebase/telemetry';
import { isStaffPage, pageAt } from './site/paths';
import type { Site } from './site/site';

export async function openConsent(appStore: AppStore, site: Site): Promise<ConsentParts> {
  const words = await loadConsentWords[site.language]();
  const telemetry = createTelemetry(BUILD_ENVIRONMENT.firebase, reportToConsole);
  appStore.rootReducer.inject(consentSlice);
  appStore.runSaga(watchConsent, {
    memory: createConsentMemory(() => localStorage),
    telemetry,
    restartPage,
  });
  return { ...createConsent({ words, clock: systemClock }), screenViews: telemetry };
}

/**
 * Staff pages are not reloaded, because their session would end and what was typed would be lost; nor is the sign-in page, where
 * such work may wait for its author.
 */
function restartPage(): void {
  if (!isStaffPage(location.pathname) && pageAt(location.pathname) !== 'signIn') {
    location.reload();
  }
}

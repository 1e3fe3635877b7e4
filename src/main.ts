/** The first script: shows the rates on the prerendered home page, then has the application loaded. */
import '../styles/main.scss';
import type * as application from './application';
import { pauseAfter } from './domain/time/backOff';
import { closeMenuOnChoice } from './firstPaint/closeMenu';
import { showFirstRates } from './firstPaint/firstRates';
import { findRatesList, paintRates } from './firstPaint/paintRates';
import { systemClock } from './services/browser/clock';
import { readRates } from './services/firebase/ratesReader';
import { createRatesMemory } from './services/browser/ratesMemory';
import { reportToConsole } from './services/browser/reportError';

/** After so many failed tries the visitor is told that nothing follows the rates. */
const TOLD_AFTER_TRIES = 3;

closeMenuOnChoice(document);

const memory = createRatesMemory(() => localStorage);
const list = findRatesList();
// Pages without a rate list have nothing to show first.
const show =
  list &&
  showFirstRates({
    memory,
    readRates: () => readRates(BUILD_ENVIRONMENT.firebase.databaseURL),
    clock: systemClock,
    reportError: reportToConsole,
    paint: (rates) => paintRates(list, rates),
  });

void Promise.resolve(show?.applicationDue).then(() => loadApplication());

/** The build writes the application's address into the page: it is no part of this script's own bundle. */
function importApplication(failedTries: number): Promise<typeof application> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="application"]')?.content ?? '';
  // Many a browser remembers that an address has failed.
  return import(/* webpackIgnore: true */ failedTries === 0 ? address : `${address}?${failedTries}`) as Promise<
    typeof application
  >;
}

async function loadApplication(failedBefore = 0): Promise<void> {
  const arrived = await importApplication(failedBefore).catch((error: unknown) => {
    reportToConsole(error);
    return null;
  });
  if (arrived) {
    arrived.startApplication({ handOver: show?.handOver, memory }).catch(reportToConsole);
    return;
  }
  const failedTries = failedBefore + 1;
  if (failedTries === TOLD_AFTER_TRIES) {
    show?.tellUnfollowed();
  }
  setTimeout(() => void loadApplication(failedTries), pauseAfter(failedTries));
}

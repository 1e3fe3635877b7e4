/** The first script: shows the rates on the prerendered home page, then brings the application. */
import '../styles/main.scss';
import type * as application from './application';
import { closeMenuOnChoice } from './firstPaint/closeMenu';
import { showFirstRates } from './firstPaint/firstRates';
import type { Handover } from './firstPaint/firstRates';
import { findRatesList, paintRates } from './firstPaint/paintRates';
import { systemClock } from './services/browser/clock';
import { readRates } from './services/firebase/ratesReader';
import { createRatesMemory } from './services/browser/ratesMemory';
import { reportToConsole } from './services/browser/reportError';

/** Pause before the application is asked for again, in milliseconds. */
const TRY_AGAIN_AFTER = 5_000;

closeMenuOnChoice(document);

const memory = createRatesMemory(() => localStorage);
const list = findRatesList();

if (list) {
  const show = showFirstRates({
    memory,
    readRates: () => readRates(BUILD_ENVIRONMENT.firebase.databaseURL),
    clock: systemClock,
    reportError: reportToConsole,
    paint: (rates) => paintRates(list, rates),
  });
  void show.applicationDue.then(() => loadApplication(() => show.handOver()));
} else {
  const nothing = Promise.resolve(null);
  void loadApplication(() => ({ shown: null, reading: nothing, children: nothing }));
}

/** The build writes the application's address into the page: it is no part of this script's own bundle. */
function importApplication(attempt: number): Promise<typeof application> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="application"]')?.content ?? '';
  // Many a browser remembers that an address has failed.
  return import(/* webpackIgnore: true */ attempt === 0 ? address : `${address}?${attempt}`) as Promise<typeof application>;
}

async function loadApplication(handOver: () => Handover, attempt = 0): Promise<void> {
  const arrived = await importApplication(attempt).catch((error: unknown) => {
    reportToConsole(error);
    return null;
  });
  if (arrived) {
    arrived.startApplication({ handOver, memory }).catch(reportToConsole);
  } else {
    setTimeout(() => void loadApplication(handOver, attempt + 1), TRY_AGAIN_AFTER);
  }
}

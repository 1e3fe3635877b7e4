/**
 * The first script: shows the rates on the prerendered home page, makes the calculator answer by them, and then loads
 * the application.
 */
import '../styles/main.scss';
import type * as application from './application';
import type * as answers from './answers';
import { answerLinks } from './firstPaint/answerLinks';
import { showFirstRates, UNFOLLOWED_AFTER } from './firstPaint/firstRates';
import { findRatesList, paintRates, readFacts } from './firstPaint/paintRates';
import { systemClock } from './services/browser/clock';
import { importScript } from './services/browser/importScript';
import type { RatesReading } from './ports/rates';
import type * as slovak from './locales/sk';
import { readRates } from './services/firebase/ratesReader';
import { recallOwnCurrencies } from './services/browser/ownCurrenciesMemory';
import { recallRates } from './services/browser/ratesMemory';
import { reportToConsole } from './services/browser/reportError';
import { untilDone } from './services/browser/untilDone';

/** After this many failed tries the visitor sees that nothing follows the rates. */
const TOLD_AFTER_TRIES = 3;

answerLinks(document);

const own = recallOwnCurrencies(() => localStorage);
const list = findRatesList();
// Pages without a rate list have nothing to show first.
const show =
  list &&
  showFirstRates({
    recallRates: () => recallRates(() => localStorage),
    readRates: () => readRates(BUILD_ENVIRONMENT.firebase.databaseURL),
    clock: systemClock,
    reportError: reportToConsole,
    paint: (rates) => paintRates(list, rates, own),
  });

/** Ends the first scripts' answers: either the application answers from now on, or the rates are too old. */
const answering = new AbortController();

if (list && show) {
  setTimeout(() => answering.abort(), UNFOLLOWED_AFTER);
  void answerCalculator(list, show.reading).catch(reportToConsole);
}
Promise.resolve(show?.applicationDue).then(loadApplication).catch(reportToConsole);

/** The build writes the addresses of scripts into the page, because the scripts are not part of this bundle. */
function importNamed(name: 'answer' | 'application' | 'locale', failedTries = 0): Promise<unknown> {
  return importScript(document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '', failedTries);
}

async function answerCalculator(within: Element, reading: Promise<RatesReading | null>): Promise<void> {
  const { startAnswers } = (await importNamed('answer')) as typeof answers;
  await startAnswers(reading, readFacts(within).formats, answering.signal);
}

async function loadApplication(): Promise<void> {
  const [{ startApplication }, { locale }] = await Promise.all([
    importUntilThere('application') as Promise<typeof application>,
    importUntilThere('locale') as Promise<typeof slovak>,
  ]);
  await startApplication({ locale, handOver: show?.handOver, onTakenOver: () => answering.abort(), own });
}

/**
 * Imports a script, retrying until it succeeds. The two scripts are retried separately: a failure of one doesn't
 * download the other again.
 */
function importUntilThere(name: 'application' | 'locale'): Promise<unknown> {
  return untilDone(
    (failedTries) => importNamed(name, failedTries),
    (error, failedTries) => {
      reportToConsole(error);
      if (failedTries === TOLD_AFTER_TRIES) {
        show?.tellUnfollowed();
      }
    },
  );
}

/** Composition root of the application: config → gateways → store → the page that is already there. */
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { Root } from './app/Root';
import { rootSaga } from './app/rootSaga';
import type { LoadStaff } from './staff/staffScreens';
import { createAppStore } from './app/store';
import { createNavigationBlocker, NavigationBlockerContext } from './ui/navigationBlocker';
import type { Handover } from './firstPaint/firstRates';
import { systemClock } from './services/browser/clock';
import { DEFAULT_LANGUAGE } from './site/languages';
import { createSite } from './site/site';
import { sk } from './site/words/sk';
import { createChunkLoader } from './services/browser/chunkLoader';
import type { LoadChunk } from './services/browser/chunkLoader';
import { keepForOffline } from './services/browser/keepForOffline';
import { createDeferredRatesGateway } from './services/firebase/deferredRatesGateway';
import { readRates } from './services/firebase/ratesReader';
import { createTelemetry } from './services/firebase/telemetry';
import { currentPage, reloadForNewerVersion } from './services/browser/newerVersion';
import { nextTask } from './services/browser/nextTask';
import type { RatesGateway, RatesMemory } from './ports/rates';
import { reportToConsole } from './services/browser/reportError';
import { browserPageLifecycle } from './services/browser/pageLifecycle';
import { whenIdle } from './services/browser/whenIdle';

/** The database's SDK waits at most so long for an idle page, in milliseconds. */
const SDK_PATIENCE = 1_000;

/** What the first script leaves to the application. */
export interface Start {
  readonly handOver: () => Handover;
  readonly memory: RatesMemory;
}

/** Takes the page over from the first script, with the rates that it has shown. */
export function takeOverPage({ handOver, memory }: Start): void {
  const site = createSite(DEFAULT_LANGUAGE, sk, BUILD_OFFICE, BUILD_CURRENCY_NAMES[DEFAULT_LANGUAGE]);
  const { shown, reading, children } = handOver();
  const navigationBlocker = createNavigationBlocker(window);
  // What somebody has typed into the editor must not be lost for a newer version of the site.
  const loadChunk = createChunkLoader(() =>
    navigationBlocker.isPosted() ? Promise.resolve(false) : reloadForNewerVersion(currentPage()),
  );
  const appStore = createAppStore(reportToConsole, shown ? { rates: shown } : undefined);
  const renderedState = appStore.store.getState();

  const gateway = createDeferredRatesGateway({
    load: () => loadRatesGateway(children, loadChunk),
    readRates: () => readRates(BUILD_ENVIRONMENT.firebase.databaseURL),
    reportError: reportToConsole,
  });

  appStore.runSaga(rootSaga, {
    gateway,
    firstReading: shown?.status === 'read' ? Promise.resolve(null) : reading,
    memory,
    pageLifecycle: browserPageLifecycle,
    telemetry: createTelemetry(BUILD_ENVIRONMENT.firebase, reportToConsole),
    clock: systemClock,
    reportError: reportToConsole,
  });

  const loadStaff: LoadStaff = async () => {
    const { openStaff } = await loadChunk(() => import(/* webpackChunkName: "staff" */ './openStaff'));
    return openStaff({ appStore, office: site.office, environment: BUILD_ENVIRONMENT, gateway, reportError: reportToConsole });
  };

  const container = document.getElementById('root');
  if (!container) {
    throw new Error('The page has no element #root.');
  }
  const page = (
    <Root site={site} store={appStore.store} renderedState={renderedState} reportError={reportToConsole}>
      <NavigationBlockerContext value={navigationBlocker}>
        <BrowserRouter>
          <App loadStaff={loadStaff} reportError={reportToConsole} />
        </BrowserRouter>
      </NavigationBlockerContext>
    </Root>
  );
  if (container.hasChildNodes()) {
    // As a transition it is done in slices, and a touch in the meantime is answered at once.
    startTransition(() => {
      hydrateRoot(container, page, { onRecoverableError: reportToConsole });
    });
  } else {
    createRoot(container).render(page);
  }
}

async function loadRatesGateway(firstChildren: Handover['children'], loadChunk: LoadChunk): Promise<RatesGateway> {
  await whenIdle(SDK_PATIENCE);
  const [{ openFirebaseApp }, { createRatesGateway }] = await loadChunk(() =>
    Promise.all([
      import(/* webpackChunkName: "database" */ './services/firebase/app'),
      import(/* webpackChunkName: "database" */ './services/firebase/ratesGateway'),
    ]),
  );
  // By now everything that the page needs has been downloaded, and keeping it costs next to nothing.
  if (process.env.NODE_ENV === 'production') {
    void keepForOffline(reportToConsole);
  }
  // Evaluated, opened and subscribed to in one task, the SDK would keep a slow phone from answering a touch.
  await nextTask();
  // Not waited for: what has not come by now comes to the listener.
  const alreadyRead = await Promise.race([firstChildren, Promise.resolve(null)]);
  const gateway = createRatesGateway(openFirebaseApp(BUILD_ENVIRONMENT.firebase), BUILD_ENVIRONMENT, alreadyRead);
  await nextTask();
  return gateway;
}

/** Composition root of the application: config → gateways → store → the existing page. */
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { AppProviders } from './app/AppProviders';
import { Root } from './app/Root';
import { rootSaga } from './app/rootSaga';
import { createAppStore } from './app/store';
import { createNavigationBlocker } from './ui/navigationBlocker';
import { calculatorSettingsOf, selectCalculator, selectHasInput } from './features/calculator/calculatorSlice';
import { selectCalculationParameters } from './features/calculator/selectCalculationParameters';
import { firstRatesState } from './features/rates/ratesSlice';
import { beforeLanguageLinks } from './firstPaint/beforeLanguageLinks';
import type { Handover } from './firstPaint/firstRates';
import { findRatesList } from './firstPaint/paintRates';
import { createAddress } from './services/browser/address';
import { systemClock } from './services/browser/clock';
import { offerLanguage } from './offerLanguage';
import { createLazyParts } from './lazyParts';
import { AMOUNT_FIELD_ID, FILTER_FIELD_ID, homePathOf } from './site/paths';
import type { StartConsent } from './startConsent';
import type { Locale } from './site/site';
import { createSite } from './site/site';
import { createChunkLoader } from './services/browser/chunkLoader';
import type { LoadChunk } from './services/browser/chunkLoader';
import { currentPage, reloadForNewerVersion } from './services/browser/newerVersion';
import { createDeferredRatesGateway } from './services/firebase/deferredRatesGateway';
import { readRates } from './services/firebase/ratesReader';
import { createOwnCurrenciesMemory } from './services/browser/ownCurrenciesMemory';
import { createRatesMemory } from './services/browser/ratesMemory';
import type { NoticesGateway } from './ports/notices';
import type { RatesGateway } from './ports/rates';
import { untilDone } from './services/browser/untilDone';
import { whenIdle } from './services/browser/whenIdle';
import { reportToConsole } from './services/browser/reportError';
import { browserPageLifecycle } from './services/browser/pageLifecycle';

/** How long the data for search engines wait for an idle page, in milliseconds. */
const TOLD_PATIENCE = 5_000;

/** The gateways that share one connection to the database. */
export interface Gateways {
  readonly rates: RatesGateway;
  readonly subscribeToNotices: NoticesGateway['subscribeToNotices'];
}

/** What the application needs to start. */
export interface Start {
  /** The texts of the page; the first script has downloaded them beside the application. */
  readonly locale: Locale;
  /** Hands over what the first script has shown; undefined on pages without a rate list. */
  readonly handOver: (() => Handover) | undefined;
  /** Called when the application controls the page. */
  readonly onTakenOver: () => void;
  /** The visitor's own currencies at the start of the visit, by which the first script has ordered the rows. */
  readonly own: readonly string[];
  /** Downloads the database's SDK; called when it is first needed, and again after a failure. */
  readonly loadGateways: (loadChunk: LoadChunk) => Promise<Gateways>;
  /** Loads the question for consent to measuring; null when nothing is measured. */
  readonly startConsent: StartConsent | null;
}

/** Takes the page over from the first script, with the rates that it has shown. */
export async function takeOverPage({ locale, handOver, onTakenOver, own, loadGateways, startConsent }: Start): Promise<void> {
  const site = createSite(locale.language, locale.words, BUILD_OFFICE, locale.currencyNames);
  const calculatorSettings = calculatorSettingsOf(site);
  const { shown, reading } = handOver?.() ?? { shown: null, reading: Promise.resolve(null) };
  const navigationBlocker = createNavigationBlocker(window);
  // A reload for a newer version must not lose what somebody has typed: neither what the application knows of, nor what stands
  // in a field that it hasn't taken over yet or whose text it doesn't store.
  const holdsInput = (): boolean =>
    navigationBlocker.isBlocking() ||
    selectHasInput(appStore.store.getState()) ||
    [AMOUNT_FIELD_ID, FILTER_FIELD_ID].some((id) => Boolean(document.querySelector<HTMLInputElement>(`#${id}`)?.value));
  const loadChunk = createChunkLoader(() => reloadForNewerVersion(currentPage(holdsInput)));
  const appStore = createAppStore(reportToConsole, shown ? { rates: firstRatesState(shown) } : undefined);
  const renderedState = appStore.store.getState();

  let notices: NoticesGateway['subscribeToNotices'] | null = null;
  const gateway = createDeferredRatesGateway({
    load: async () => {
      const { rates, subscribeToNotices } = await loadGateways(loadChunk);
      notices = subscribeToNotices;
      return rates;
    },
    readRates: () => readRates(BUILD_ENVIRONMENT.firebase.databaseURL),
    reportError: reportToConsole,
  });

  appStore.runSaga(rootSaga, {
    gateway,
    firstReading: shown?.status === 'read' ? Promise.resolve(null) : reading,
    memory: createRatesMemory(() => localStorage),
    ownCurrencies: createOwnCurrenciesMemory(() => localStorage),
    calculatorSettings,
    pageLifecycle: browserPageLifecycle,
    clock: systemClock,
    reportError: reportToConsole,
  });

  const address = createAddress(homePathOf(site.language));
  beforeLanguageLinks(document, () => {
    const state = appStore.store.getState();
    // On a visit that began with the calculator, an amount that isn't here may still stand in the address, where nobody has read it.
    if (handOver === undefined ? selectHasInput(state) : selectCalculator(state).amountText !== null) {
      address.replace(selectCalculationParameters(state, calculatorSettings));
    }
  });

  const consent = startConsent?.({ appStore, site, loadChunk }) ?? null;

  const parts = createLazyParts({
    appStore,
    site,
    gateway,
    subscribeToNotices: (listener) => (notices ?? failAtOnce)(listener),
    loadChunk,
  });

  const container = document.getElementById('root');
  if (!container) {
    throw new Error('The page has no element #root.');
  }
  const isPrerendered = container.hasChildNodes();
  // The content of a prerendered page has to be loaded before React takes it over; until then the page can be read as
  // it came.
  const holdsLegalPage = isPrerendered && findRatesList() === null;
  const loadedLegalPages = holdsLegalPage ? await untilDone(parts.loadLegalPages, reportToConsole) : null;
  const page = (
    <Root
      site={site}
      store={appStore.store}
      renderedState={renderedState}
      reportError={reportToConsole}
      onTakenOver={onTakenOver}
    >
      <AppProviders
        surroundings={{
          navigationBlocker,
          ownCurrencies: own,
          trend: parts.loadTrend,
          news: parts.loadNews,
          calculatorExtras: { load: parts.loadCalculatorExtras, isNeededAtOnce: location.search !== '' },
          legalPages: { loaded: loadedLegalPages, load: parts.loadLegalPages },
          consent,
        }}
      >
        <BrowserRouter basename={homePathOf(site.language)}>
          <App loadStaff={parts.loadStaff} reportError={reportToConsole} />
        </BrowserRouter>
      </AppProviders>
    </Root>
  );
  if (isPrerendered) {
    // As a transition, hydration is done in slices, and a touch in the meantime is handled at once.
    startTransition(() => {
      hydrateRoot(container, page, { onRecoverableError: reportToConsole });
    });
  } else {
    createRoot(container).render(page);
  }
  offerLanguage(site);
  whenIdle(TOLD_PATIENCE)
    .then(() => import(/* webpackChunkName: "structured-data" */ './openStructuredData'))
    .then(({ openStructuredData }) => openStructuredData(appStore, site))
    // Only search engines notice the failure.
    .catch(reportToConsole);
}

/** Stands in until the SDK is loaded; the saga asks again later. */
const failAtOnce: NoticesGateway['subscribeToNotices'] = (listener) => {
  listener({ type: 'failed' });
  return () => undefined;
};

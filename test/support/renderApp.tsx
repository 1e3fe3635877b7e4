import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { AppProviders } from '../../src/app/AppProviders';
import { installStaff } from '../../src/staff/installStaff';
import { watchScreenViews } from '../../src/app/screenViews';
import { rootSaga } from '../../src/app/rootSaga';
import type { LoadStaff } from '../../src/staff/staffScreens';
import type { AppStore } from '../../src/app/store';
import { createAppStore } from '../../src/app/store';
import type { TrendPart, LoadTrend } from '../../src/features/rates/trendPart';
import { createTrendPart } from '../../src/features/rates/trend/createTrendPart';
import { watchTrends } from '../../src/features/rates/trend/trendsSaga';
import { trendsSlice } from '../../src/features/rates/trend/trendsSlice';
import { watchAddress } from '../../src/features/calculator/extras/addressSaga';
import type { AddressParameters } from '../../src/ports/address';
import type { Share } from '../../src/ports/share';
import type { CalculatorExtras, ExtrasSource, LoadCalculatorExtras } from '../../src/features/calculator/calculatorExtras';
import { createLegalPages } from '../../src/pages/legal/createLegalPages';
import type { LegalPagesSource } from '../../src/pages/legal/legalPages';
import type { TechnicalFacts } from '../../src/pages/legal/Privacy';
import { calculatorSettingsOf } from '../../src/features/calculator/calculatorSlice';
import { createExtras } from '../../src/features/calculator/extras/createExtras';
import type { Notice } from '../../src/domain/notices/notice';
import type { News } from '../../src/features/office/news';
import { NoticesInFull } from '../../src/features/office/NoticesInFull';
import { watchNotices } from '../../src/features/office/noticesSaga';
import { noticesSlice } from '../../src/features/office/noticesSlice';
import { NoticeWay } from '../../src/features/office/NoticeWay';
import { waitForRates } from '../../src/features/rates/ratesSaga';
import type { CalculatorWords } from '../../src/site/words/skCalculator';
import { skCalculator } from '../../src/site/words/skCalculator';
import type { TrendWords } from '../../src/site/words/skTrend';
import { skTrend } from '../../src/site/words/skTrend';
import type { Site } from '../../src/site/site';
import { SiteContext } from '../../src/site/useSite';
import { legalWords } from '../../src/site/words/skLegal';
import { staffWords } from '../../src/site/words/staffWords';
import type { NavigationBlocker } from '../../src/ui/navigationBlocker';
import { createNavigationBlocker } from '../../src/ui/navigationBlocker';
import { demoSite } from './demoSite';
import type { FakeAddress, FakeNoticesGateway, FakeRatesGateway, FakePageLifecycle, FakeTelemetry } from './fakeGateways';
import {
  createFakeAddress,
  createFakeClock,
  createFakeMemory,
  createFakeNoticesGateway,
  createFakeNoticesMemory,
  createFakeOwnCurrencies,
  createFakeRatesGateway,
  createFakePageLifecycle,
  createFakeTelemetry,
} from './fakeGateways';
import type { FakeArchiveReader, RecentReading, SavedFile } from './fakeArchive';
import { createFakeArchiveReader, createFakeRecentVersions, createFakeSaveFile } from './fakeArchive';
import type { FakeAuthGateway, FakeNoticesWriter, FakeRatesWriter, FakeSessionStore, FakeStoredRecords } from './fakeStaff';
import {
  createFakeAuthGateway,
  createFakeNoticesWriter,
  createFakeRatesWriter,
  createFakeSessionStore,
  createFakeStoredRecords,
} from './fakeStaff';

/** The facts for the page about personal data in a build that measures nothing. */
export const technicalFacts: TechnicalFacts = { databaseHost: 'office.firebaseio.com', isMeasured: false };

export interface RenderedApp {
  readonly gateway: FakeRatesGateway;
  readonly pageLifecycle: FakePageLifecycle;
  readonly telemetry: FakeTelemetry;
  readonly address: FakeAddress;
  /** The notices that visitors' pages follow; nothing listens before the rates have come. */
  readonly notices: FakeNoticesGateway;
  readonly noticesMemory: ReturnType<typeof createFakeNoticesMemory>;
  readonly authGateway: FakeAuthGateway;
  readonly sessionStore: FakeSessionStore;
  readonly noticesWriter: FakeNoticesWriter;
  readonly ratesWriter: FakeRatesWriter;
  readonly storedRecords: FakeStoredRecords;
  readonly archiveReader: FakeArchiveReader;
  /** The requests to the archive for opened rows. */
  readonly recentReadings: readonly RecentReading[];
  /** Replaces the browser's print dialog. */
  readonly printPage: jest.Mock<void, []>;
  /** The files that were downloaded. */
  readonly files: readonly SavedFile[];
  readonly ownCurrencies: ReturnType<typeof createFakeOwnCurrencies>;
  readonly navigationBlocker: NavigationBlocker;
  readonly clock: ReturnType<typeof createFakeClock>;
  readonly errors: unknown[];
  readonly store: AppStore['store'];
  readonly user: UserEvent;
  readonly unmount: () => void;
  /** Stops the sagas, as closing the page would. */
  stop(): void;
}

export interface RenderOptions {
  /** By default the demo site. */
  readonly site?: Site;
  /** Replaces the staff chunk's download; `install` does what a successful download does. */
  readonly loadStaff?: (install: LoadStaff) => ReturnType<LoadStaff>;
  /** The visitor's own currencies; by default none. */
  readonly own?: readonly string[];
  /** Whether the office's news load after the rates. */
  readonly hasNews?: boolean;
  /** The notices of an earlier visit; by default none. */
  readonly keptNotices?: readonly Notice[];
  /** The texts of the calculator's extras; by default Slovak. */
  readonly calculatorWords?: CalculatorWords;
  /** The texts of a currency's last days; by default Slovak. */
  readonly trendWords?: TrendWords;
  /** Replaces the download of the part that shows last days; `install` does what a successful download does. */
  readonly loadTrend?: (install: LoadTrend) => ReturnType<LoadTrend>;
  /** The parameters in the address when the page is opened. */
  readonly parameters?: AddressParameters;
  /** Replaces the device's share function. */
  readonly share?: Share;
  /** Replaces the download of the calculator's extras; `install` does what a successful download does. */
  readonly loadExtras?: (install: LoadCalculatorExtras) => ReturnType<LoadCalculatorExtras>;
  /** Replaces the download of the pages about conditions and personal data. */
  readonly loadLegal?: LegalPagesSource['load'];
  /** Required with fake timers, so that typing advances them. */
  readonly advanceTimers?: (milliseconds: number) => void;
}

/** Renders the whole application on fake gateways: the real store, sagas, routes and screens, in StrictMode as in src/app/Root.tsx. */
export function renderApp(
  path = '/',
  {
    site = demoSite,
    loadStaff = (install) => install(),
    own = [],
    hasNews = false,
    keptNotices = [],
    calculatorWords = skCalculator,
    trendWords = skTrend,
    loadTrend = (install) => install(),
    parameters,
    share = () => Promise.resolve('copied'),
    loadExtras = (install) => install(),
    loadLegal = () => Promise.resolve(createLegalPages(legalWords, technicalFacts)),
    advanceTimers,
  }: RenderOptions = {},
): RenderedApp {
  const errors: unknown[] = [];
  const gateway = createFakeRatesGateway();
  const pageLifecycle = createFakePageLifecycle();
  const telemetry = createFakeTelemetry();
  const ownCurrencies = createFakeOwnCurrencies(own);
  const clock = createFakeClock();
  const navigationBlocker = createNavigationBlocker(window);
  const { files, saveFile } = createFakeSaveFile();
  const staff = {
    archiveReader: createFakeArchiveReader(),
    saveFile,
    printPage: jest.fn<void, []>(),
    authGateway: createFakeAuthGateway(),
    sessionStore: createFakeSessionStore(),
    noticesWriter: createFakeNoticesWriter(),
    ratesWriter: createFakeRatesWriter(),
    storedRecords: createFakeStoredRecords(),
    createSaveId: () => 'save-0001',
    nameCurrency: (code: string) => ({ name_en: code, name_sk: code }),
  };
  const reportError = (error: unknown): void => void errors.push(error);
  const appStore = createAppStore(reportError);
  const calculatorSettings = calculatorSettingsOf(site);
  const tasks = [
    appStore.runSaga(rootSaga, {
      gateway,
      firstReading: Promise.resolve(null),
      memory: createFakeMemory(),
      ownCurrencies,
      calculatorSettings,
      pageLifecycle,
      clock,
      reportError,
    }),
    appStore.runSaga(watchScreenViews, telemetry),
  ];
  const install: LoadStaff = () =>
    Promise.resolve(installStaff(appStore, staffWords, () => ({ ...staff, office: site.office, gateway, clock, reportError })));
  const notices = createFakeNoticesGateway();
  const noticesMemory = createFakeNoticesMemory(keptNotices);
  const ratesSettled = appStore.runSaga(waitForRates).toPromise();
  let news: Promise<News> | null = null;
  const installNews = (): News => {
    appStore.rootReducer.inject(noticesSlice);
    const { timeZone } = site.office;
    tasks.push(appStore.runSaga(watchNotices, { gateway: notices, memory: noticesMemory, clock, timeZone, reportError }));
    return { way: NoticeWay, inFull: NoticesInFull };
  };
  const address = createFakeAddress(parameters);
  let extras: CalculatorExtras | null = null;
  const installExtras = (): CalculatorExtras => {
    tasks.push(appStore.runSaga(watchAddress, { address, calculatorSettings, reportError }));
    return createExtras(calculatorWords, share);
  };
  const extrasSource: ExtrasSource = {
    load: () => loadExtras(() => Promise.resolve((extras ??= installExtras()))),
    isNeededAtOnce: parameters !== undefined,
  };
  const { readings: recentReadings, readRecentVersions } = createFakeRecentVersions();
  let trend: TrendPart | null = null;
  const installTrend: LoadTrend = () => {
    if (trend === null) {
      appStore.rootReducer.inject(trendsSlice);
      tasks.push(appStore.runSaga(watchTrends, { readRecentVersions, clock, reportError }));
      trend = createTrendPart(trendWords, appStore.store.dispatch);
    }
    return Promise.resolve(trend);
  };
  const { unmount } = render(
    <StrictMode>
      <SiteContext value={site}>
        <Provider store={appStore.store}>
          <AppProviders
            surroundings={{
              navigationBlocker,
              ownCurrencies: own,
              trend: () => loadTrend(installTrend),
              news: hasNews ? () => (news ??= ratesSettled.then(installNews)) : null,
              calculatorExtras: extrasSource,
              legalPages: { loaded: null, load: loadLegal },
              consent: null,
            }}
          >
            <MemoryRouter initialEntries={[path]}>
              <App loadStaff={() => loadStaff(install)} reportError={reportError} />
            </MemoryRouter>
          </AppProviders>
        </Provider>
      </SiteContext>
    </StrictMode>,
  );
  return {
    gateway,
    pageLifecycle,
    telemetry,
    address,
    notices,
    noticesMemory,
    ...staff,
    recentReadings,
    files,
    ownCurrencies,
    navigationBlocker,
    clock,
    errors,
    store: appStore.store,
    user: userEvent.setup(advanceTimers && { advanceTimers }),
    unmount,
    stop: () => tasks.forEach((task) => task.cancel()),
  };
}

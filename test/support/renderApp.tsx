import { StrictMode } from 'react';
import { render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { installStaff } from '../../src/staff/installStaff';
import { watchScreenViews } from '../../src/app/screenViews';
import { rootSaga } from '../../src/app/rootSaga';
import type { LoadStaff } from '../../src/staff/staffScreens';
import type { AppStore } from '../../src/app/store';
import { createAppStore } from '../../src/app/store';
import type { DevelopmentPart, LoadDevelopment } from '../../src/features/rates/developmentPart';
import { DevelopmentContext } from '../../src/features/rates/developmentPart';
import { createDevelopmentPart } from '../../src/features/rates/development/createDevelopmentPart';
import { watchDevelopments } from '../../src/features/rates/development/developmentsSaga';
import { developmentsSlice } from '../../src/features/rates/development/developmentsSlice';
import { OwnCurrenciesContext } from '../../src/features/rates/ownCurrenciesContext';
import { watchAddress } from '../../src/features/calculator/extras/addressSaga';
import type { AddressParameters } from '../../src/ports/address';
import type { Share } from '../../src/ports/share';
import type { CalculatorExtras, ExtrasSource, LoadCalculatorExtras } from '../../src/features/calculator/calculatorExtras';
import { createLegalPages } from '../../src/pages/legal/createLegalPages';
import type { LegalPagesSource } from '../../src/pages/legal/legalPages';
import { LegalPagesContext } from '../../src/pages/legal/legalPages';
import type { TechnicalFacts } from '../../src/pages/legal/Privacy';
import { customOf } from '../../src/features/calculator/calculatorSlice';
import { CalculatorExtrasContext } from '../../src/features/calculator/calculatorExtras';
import { createExtras } from '../../src/features/calculator/extras/createExtras';
import type { Notice } from '../../src/domain/notices/notice';
import type { News } from '../../src/features/office/news';
import { NewsContext } from '../../src/features/office/news';
import { NoticesInFull } from '../../src/features/office/NoticesInFull';
import { watchNotices } from '../../src/features/office/noticesSaga';
import { noticesSlice } from '../../src/features/office/noticesSlice';
import { NoticeWay } from '../../src/features/office/NoticeWay';
import { waitForRates } from '../../src/features/rates/ratesSaga';
import type { CalculatorWords } from '../../src/site/words/skCalculator';
import { skCalculator } from '../../src/site/words/skCalculator';
import type { DevelopmentWords } from '../../src/site/words/skDevelopment';
import { skDevelopment } from '../../src/site/words/skDevelopment';
import type { Site } from '../../src/site/site';
import { SiteContext } from '../../src/site/useSite';
import { legalWords } from '../../src/site/words/skLegal';
import { staffWords } from '../../src/site/words/staffWords';
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

/** What the page about personal data knows of a build that measures nothing. */
export const technicalFacts: TechnicalFacts = { databaseHost: 'office.firebaseio.com', isMeasured: false };

export interface RenderedApp {
  readonly gateway: FakeRatesGateway;
  readonly pageLifecycle: FakePageLifecycle;
  readonly telemetry: FakeTelemetry;
  readonly address: FakeAddress;
  /** What visitors follow; nobody listens before the rates have come. */
  readonly notices: FakeNoticesGateway;
  readonly noticesMemory: ReturnType<typeof createFakeNoticesMemory>;
  readonly authGateway: FakeAuthGateway;
  readonly sessionStore: FakeSessionStore;
  readonly noticesWriter: FakeNoticesWriter;
  readonly ratesWriter: FakeRatesWriter;
  readonly storedRecords: FakeStoredRecords;
  readonly archiveReader: FakeArchiveReader;
  /** What was asked of the archive for rows that were opened. */
  readonly recentReadings: readonly RecentReading[];
  /** Takes the place of the browser's own dialog for printing. */
  readonly printPage: jest.Mock<void, []>;
  /** What was downloaded. */
  readonly files: readonly SavedFile[];
  readonly ownCurrencies: ReturnType<typeof createFakeOwnCurrencies>;
  readonly clock: ReturnType<typeof createFakeClock>;
  readonly errors: unknown[];
  readonly store: AppStore['store'];
  readonly user: UserEvent;
  readonly unmount: () => void;
  /** Ends the sagas, as closing the page would. */
  stop(): void;
}

export interface RenderOptions {
  /** The demo site unless told. */
  readonly site?: Site;
  /** Takes the place of the staff chunk's download; `install` is what a successful one does. */
  readonly loadStaff?: (install: LoadStaff) => ReturnType<LoadStaff>;
  /** The visitor's own currencies; none unless told. */
  readonly own?: readonly string[];
  /** Whether the office's news come after the rates. */
  readonly hasNews?: boolean;
  /** The notices of an earlier visit; none unless told. */
  readonly keptNotices?: readonly Notice[];
  /** Those of the calculator's extras; the Slovak ones unless told. */
  readonly calculatorWords?: CalculatorWords;
  /** Those of a currency's last days; the Slovak ones unless told. */
  readonly developmentWords?: DevelopmentWords;
  /** Takes the place of the download of what shows a currency's last days; `install` is what a successful one does. */
  readonly loadDevelopment?: (install: LoadDevelopment) => ReturnType<LoadDevelopment>;
  /** What the address carries when the page is opened. */
  readonly parameters?: AddressParameters;
  /** Takes the place of the device's own sharing. */
  readonly share?: Share;
  /** Takes the place of the download of the calculator's extras. */
  readonly loadExtras?: LoadCalculatorExtras;
  /** Takes the place of the download of the pages about conditions and personal data. */
  readonly loadLegal?: LegalPagesSource['load'];
  /** Needed with fake timers, so that typing moves them. */
  readonly advanceTimers?: (milliseconds: number) => void;
}

/** The whole application on fake gateways: the real store, sagas, routes and screens, in StrictMode as in application.tsx. */
export function renderApp(
  path = '/',
  {
    site = demoSite,
    loadStaff = (install) => install(),
    own = [],
    hasNews = false,
    keptNotices = [],
    calculatorWords = skCalculator,
    developmentWords = skDevelopment,
    loadDevelopment = (install) => install(),
    parameters,
    share = () => Promise.resolve('copied'),
    loadExtras,
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
  const custom = customOf(site);
  const tasks = [
    appStore.runSaga(rootSaga, {
      gateway,
      firstReading: Promise.resolve(null),
      memory: createFakeMemory(),
      ownCurrencies,
      custom,
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
    tasks.push(appStore.runSaga(watchAddress, { address, custom, reportError }));
    return createExtras(calculatorWords, share);
  };
  const extrasSource: ExtrasSource = {
    load: loadExtras ?? (() => Promise.resolve((extras ??= installExtras()))),
    isNeededAtOnce: parameters !== undefined,
  };
  const { readings: recentReadings, readRecentVersions } = createFakeRecentVersions();
  let development: DevelopmentPart | null = null;
  const installDevelopment: LoadDevelopment = () => {
    if (development === null) {
      appStore.rootReducer.inject(developmentsSlice);
      tasks.push(appStore.runSaga(watchDevelopments, { readRecentVersions, clock, reportError }));
      development = createDevelopmentPart(developmentWords, appStore.store.dispatch);
    }
    return Promise.resolve(development);
  };
  const { unmount } = render(
    <StrictMode>
      <SiteContext value={site}>
        <Provider store={appStore.store}>
          <NewsContext value={hasNews ? () => (news ??= ratesSettled.then(installNews)) : null}>
            <OwnCurrenciesContext value={own}>
              <DevelopmentContext value={() => loadDevelopment(installDevelopment)}>
                <CalculatorExtrasContext value={extrasSource}>
                  <LegalPagesContext value={{ loaded: null, load: loadLegal }}>
                    <MemoryRouter initialEntries={[path]}>
                      <App loadStaff={() => loadStaff(install)} reportError={reportError} />
                    </MemoryRouter>
                  </LegalPagesContext>
                </CalculatorExtrasContext>
              </DevelopmentContext>
            </OwnCurrenciesContext>
          </NewsContext>
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
    clock,
    errors,
    store: appStore.store,
    user: userEvent.setup(advanceTimers && { advanceTimers }),
    unmount,
    stop: () => tasks.forEach((task) => task.cancel()),
  };
}

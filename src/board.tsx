/**
 * Entry and composition root of the window board: options → words → store and gateways → page. It includes nothing else
 * of the site.
 */
import '../styles/board.scss';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { loadBoardLocale } from './boardWords';
import { readBoardOptions } from './domain/board/options';
import { Board } from './features/board/Board';
import { BoardBoundary } from './features/board/BoardBoundary';
import { boardSaga } from './features/board/boardSaga';
import type { BoardLocales } from './features/board/boardLocale';
import { BoardLocaleContext } from './features/board/boardLocale';
import { createBoardStore, usableReading } from './features/board/boardStore';
import { createChunkImport, importScript } from './services/browser/importScript';
import { monotonicClock } from './services/browser/monotonicClock';
import { keepForOffline } from './services/browser/keepForOffline';
import { currentBoard, reloadOnceReachable, takeNewerBoard } from './services/browser/newerBoard';
import { createNoticesMemory } from './services/browser/noticesMemory';
import { browserPageLifecycle } from './services/browser/pageLifecycle';
import { createRatesMemory, recallRates } from './services/browser/ratesMemory';
import { reportToConsole } from './services/browser/reportError';
import { keepScreenOn } from './services/browser/wakeLock';
import { openFirebaseApp } from './services/firebase/app';
import { createNoticesFollower } from './services/firebase/noticesFollower';
import { readNotices } from './services/firebase/noticesReader';
import { createRatesGateway } from './services/firebase/ratesGateway';
import type { Language } from './site/languages';
import { languages } from './site/languages';
import { BOARD_PATH, BOARD_WORKER_PATH, UNKEPT_PARAMETER } from './site/paths';
import { fill } from './site/pattern';
import { createSite } from './site/site';
import { SiteContext } from './site/useSite';
import { MINUTE } from './domain/time/units';

/** The address at which the network, not the service worker, answers with the page. */
const BOARD_ADDRESS = `${BOARD_PATH}?${UNKEPT_PARAMETER}`;

globalThis.importChunk = createChunkImport(importScript);

startBoard().catch((error: unknown) => {
  reportToConsole(error);
  return reloadOnceReachable(BOARD_ADDRESS);
});

async function startBoard(): Promise<void> {
  const office = BUILD_OFFICE;
  const options = readBoardOptions(location.search, offeredFirst(office.languages));
  keepScreenOn();

  const [first, second] = options.languages;
  const locales: BoardLocales = [await loadLocale(first), ...(second === undefined ? [] : [await loadLocale(second)])];
  const [{ site }] = locales;
  document.documentElement.lang = site.language;
  document.title = fill(site.words.titles.legal, { page: site.words.rates.heading, brand: office.brand });

  const { databaseURL } = BUILD_ENVIRONMENT.firebase;
  const app = openFirebaseApp(BUILD_ENVIRONMENT.firebase);
  const openStorage = () => localStorage;
  const { store, runSaga } = createBoardStore(reportToConsole, usableReading(recallRates(openStorage), monotonicClock.now()));
  const board = currentBoard(BOARD_ADDRESS);
  runSaga(boardSaga, {
    gateway: createRatesGateway(app, BUILD_ENVIRONMENT),
    clock: monotonicClock,
    pageLifecycle: browserPageLifecycle,
    memory: createRatesMemory(openStorage),
    notices: {
      gateway: { subscribeToNotices: createNoticesFollower(app), readNotices: () => readNotices(databaseURL) },
      memory: createNoticesMemory(openStorage),
      clock: monotonicClock,
      timeZone: office.timeZone,
      reportError: reportToConsole,
    },
    replaceAfter: options.replaceMinutes * MINUTE,
    timeZone: office.timeZone,
    takeNewerVersion: () => takeNewerBoard(board),
    reportError: reportToConsole,
  });

  const container = document.getElementById('root');
  if (!container) {
    throw new Error('The page has no element #root.');
  }
  // Removes the phone number, which the page contains in case this script never runs.
  container.replaceChildren();
  createRoot(container).render(
    <SiteContext value={site}>
      <BoardLocaleContext value={locales}>
        <BoardBoundary reportError={reportToConsole}>
          <Provider store={store}>
            <Board options={options} />
          </Provider>
        </BoardBoundary>
      </BoardLocaleContext>
    </SiteContext>,
  );
  if (process.env.NODE_ENV === 'production') {
    await keepForOffline(
      { address: `${BOARD_WORKER_PATH}?languages=${options.languages.join(',')}`, scope: BOARD_PATH },
      reportToConsole,
    );
  }
}

/** Slovak and English come first, because most passers-by read one of them. */
function offeredFirst(offered: readonly Language[]): readonly [Language, ...Language[]] {
  const [first = languages[0], ...others] = languages.filter((language) => offered.includes(language));
  return [first, ...others];
}

async function loadLocale(language: Language): Promise<BoardLocales[0]> {
  const { locale, words } = await loadBoardLocale[language]();
  return { site: createSite(language, locale.words, BUILD_OFFICE, locale.currencyNames), words };
}

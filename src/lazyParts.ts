/** The parts of the application that are loaded when they are needed, each in a chunk of its own. */
import { waitForRates } from './features/rates/ratesSaga';
import type { LoadCalculatorExtras } from './features/calculator/calculatorExtras';
import type { LoadNews, News } from './features/office/news';
import type { LoadTrend } from './features/rates/trendPart';
import type { LegalPages } from './pages/legal/legalPages';
import type { LoadStaff } from './staff/staffScreens';
import type { AppStore } from './app/store';
import { loadCalculatorWords, loadTrendWords, loadLegalWords } from './lazyWords';
import type { NoticesGateway } from './ports/notices';
import type { RatesGateway } from './ports/rates';
import type { LoadChunk } from './services/browser/chunkLoader';
import { reportToConsole } from './services/browser/reportError';
import type { Site } from './site/site';

/** What the running application provides to its parts. */
export interface PartsSurroundings {
  readonly appStore: AppStore;
  readonly site: Site;
  readonly gateway: RatesGateway;
  readonly subscribeToNotices: NoticesGateway['subscribeToNotices'];
  readonly loadChunk: LoadChunk;
}

/** Functions that download and open each part; they reject when the part can't be downloaded, and may then be called again. */
export interface LazyParts {
  readonly loadStaff: LoadStaff;
  readonly loadCalculatorExtras: LoadCalculatorExtras;
  readonly loadTrend: LoadTrend;
  readonly loadNews: LoadNews;
  readonly loadLegalPages: () => Promise<LegalPages>;
}

export function createLazyParts({ appStore, site, gateway, subscribeToNotices, loadChunk }: PartsSurroundings): LazyParts {
  // The news wait until the rates are followed or have failed, and so never delay them.
  const ratesSettled = appStore.runSaga(waitForRates).toPromise();
  let news: Promise<News> | null = null;

  return {
    loadStaff: async () => {
      const { openStaff } = await loadChunk(() => import(/* webpackChunkName: "staff" */ './openStaff'));
      return openStaff({ appStore, office: site.office, environment: BUILD_ENVIRONMENT, gateway, reportError: reportToConsole });
    },

    loadCalculatorExtras: async () => {
      const [{ openCalculator }, words] = await loadChunk(() =>
        Promise.all([import(/* webpackChunkName: "calculator" */ './openCalculator'), loadCalculatorWords[site.language]()]),
      );
      return openCalculator({ appStore, site, words, reportError: reportToConsole });
    },

    loadTrend: async () => {
      const [{ openTrend }, words] = await loadChunk(() =>
        Promise.all([import(/* webpackChunkName: "trend" */ './openTrend'), loadTrendWords[site.language]()]),
      );
      const { databaseURL } = BUILD_ENVIRONMENT.firebase;
      return openTrend({ appStore, words, databaseURL, reportError: reportToConsole });
    },

    loadNews: () => {
      news ??= ratesSettled.then(async () => {
        const { openNews } = await loadChunk(() => import(/* webpackChunkName: "news" */ './openNews'));
        const { databaseURL } = BUILD_ENVIRONMENT.firebase;
        return openNews({ appStore, site, databaseURL, subscribeToNotices, reportError: reportToConsole });
      });
      return news.catch((error: unknown) => {
        news = null;
        throw error;
      });
    },

    loadLegalPages: async () => {
      const [{ openLegal }, words] = await loadChunk(() =>
        Promise.all([import(/* webpackChunkName: "legal" */ './openLegal'), loadLegalWords[site.language]()]),
      );
      return openLegal(words, BUILD_ENVIRONMENT);
    },
  };
}

/** Entry of the chunk with a currency's last days, which is loaded when a row of the rates table is first opened. */
import '../styles/trend.scss';
import type { AppStore } from './app/store';
import { createTrendPart } from './features/rates/trend/createTrendPart';
import { watchTrends } from './features/rates/trend/trendsSaga';
import { trendsSlice } from './features/rates/trend/trendsSlice';
import type { TrendPart } from './features/rates/trendPart';
import type { ReportError } from './ports/reportError';
import { systemClock } from './services/browser/clock';
import { createPublicReader } from './services/firebase/publicReader';
import { createRecentVersionsReader } from './services/firebase/recentVersionsReader';
import type { TrendWords } from './site/words/skTrend';

/** What the running application provides to the last days. */
export interface TrendSurroundings {
  readonly appStore: AppStore;
  readonly words: TrendWords;
  readonly databaseURL: string;
  readonly reportError: ReportError;
}

let opened: TrendPart | null = null;

/** Opens the part that shows a currency's last days; opening it again changes nothing. */
export function openTrend(surroundings: TrendSurroundings): TrendPart {
  opened ??= open(surroundings);
  return opened;
}

function open({ appStore, words, databaseURL, reportError }: TrendSurroundings): TrendPart {
  appStore.rootReducer.inject(trendsSlice);
  appStore.runSaga(watchTrends, {
    readRecentVersions: createRecentVersionsReader(createPublicReader(databaseURL)),
    clock: systemClock,
    reportError,
  });
  return createTrendPart(words, appStore.store.dispatch);
}

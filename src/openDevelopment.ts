/** Entry of the chunk of a currency's last days, which comes when a row of the rates is first opened. */
import '../styles/development.scss';
import type { AppStore } from './app/store';
import { createDevelopmentPart } from './features/rates/development/createDevelopmentPart';
import { watchDevelopments } from './features/rates/development/developmentsSaga';
import { developmentsSlice } from './features/rates/development/developmentsSlice';
import type { DevelopmentPart } from './features/rates/developmentPart';
import type { ReportError } from './ports/reportError';
import { systemClock } from './services/browser/clock';
import { createPublicReader } from './services/firebase/publicReader';
import { createRecentVersionsReader } from './services/firebase/recentVersionsReader';
import type { DevelopmentWords } from './site/words/skDevelopment';

/** What the running application lends it. */
export interface DevelopmentSurroundings {
  readonly appStore: AppStore;
  readonly words: DevelopmentWords;
  readonly databaseURL: string;
  readonly reportError: ReportError;
}

let opened: DevelopmentPart | null = null;

/** What shows a currency's last days; doing it again changes nothing. */
export function openDevelopment(surroundings: DevelopmentSurroundings): DevelopmentPart {
  opened ??= open(surroundings);
  return opened;
}

function open({ appStore, words, databaseURL, reportError }: DevelopmentSurroundings): DevelopmentPart {
  appStore.rootReducer.inject(developmentsSlice);
  appStore.runSaga(watchDevelopments, {
    readRecentVersions: createRecentVersionsReader(createPublicReader(databaseURL)),
    clock: systemClock,
    reportError,
  });
  return createDevelopmentPart(words, appStore.store.dispatch);
}

/** Entry of the chunk with a currency's last days, which is loaded when a row of the rates table is first opened. */
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

/** What the running application provides to the last days. */
export interface DevelopmentSurroundings {
  readonly appStore: AppStore;
  readonly words: DevelopmentWords;
  readonly databaseURL: string;
  readonly reportError: ReportError;
}

let opened: DevelopmentPart | null = null;

/** Opens the part that shows a currency's last days; opening it again changes nothing. */
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

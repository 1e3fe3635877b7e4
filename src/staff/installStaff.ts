import type { Action } from '@reduxjs/toolkit';
import { call } from 'typed-redux-saga';
import { keepRunning } from '../ports/keepRunning';
import { withContext } from '../site/requiredContext';
import type { StaffWords } from '../site/words/staffWords';
import { watchAcceptedWrites } from './acceptedWrites';
import type { ArchiveServices } from './archive/archiveSaga';
import { watchArchive } from './archive/archiveSaga';
import type { ExportServices } from './archive/exportSaga';
import { watchExport } from './archive/exportSaga';
import { HistoryPage } from './archive/HistoryPage';
import type { PastListServices } from './archive/pastListSaga';
import { watchPastList } from './archive/pastListSaga';
import { watchLastChanges } from './changes/lastChangesSaga';
import { SignInScreen } from './frame/SignInScreen';
import { StaffLayout } from './frame/StaffLayout';
import { ImportPage } from './import/ImportPage';
import { watchFiles, watchTexts } from './import/importSaga';
import { readFile } from './import/readFile';
import { readRows } from './import/readRows';
import { CurrenciesPage } from './currencies/CurrenciesPage';
import type { CurrenciesServices } from './currencies/currenciesSaga';
import { watchCurrencies, watchLookups } from './currencies/currenciesSaga';
import { NoticesPage } from './notices/NoticesPage';
import type { StaffNoticesServices } from './notices/noticesSaga';
import { watchNoticeList, watchNoticeWrites } from './notices/noticesSaga';
import { OverviewPage } from './overview/OverviewPage';
import { watchOverview } from './overview/overviewSaga';
import type { PrintServices } from './printing';
import { watchPrinting } from './printing';
import { RateEditorPage } from './rateEditor/RateEditorPage';
import { watchFailedRows } from './rateEditor/failedRowsSaga';
import type { EditorServices } from './rateEditor/saveSaga';
import { watchSavedMessage, watchSaves } from './rateEditor/saveSaga';
import type { AuthServices } from './signIn/authSaga';
import {
  watchAbandonedSignIn,
  watchGuard,
  watchLeaving,
  watchSignIn,
  watchSignOut,
  watchStaffList,
  watchUser,
} from './signIn/authSaga';
import { staffAreaOpened } from './signIn/authSlice';
import { watchListNumber } from './sheet/listNumberSaga';
import type { StaffScreens } from './staffScreens';
import type { StaffSlice } from './staffSlices';
import { staffSlices } from './staffSlices';
import { StaffWordsContext } from './useStaffWords';

export type StaffServices = AuthServices &
  EditorServices &
  ArchiveServices &
  PastListServices &
  ExportServices &
  CurrenciesServices &
  StaffNoticesServices &
  PrintServices;

/** What the staff area needs of the running application. */
export interface StaffHost {
  readonly store: { getState(): object; dispatch(action: Action): unknown };
  readonly rootReducer: { readonly inject: (slice: StaffSlice) => unknown };
  readonly runSaga: (saga: typeof staffSaga, services: StaffServices, words: StaffWords) => unknown;
}

/** Adds the staff area's slices and sagas to a running application and returns its screens; a repeated call adds nothing. */
export function installStaff(
  { store, rootReducer, runSaga }: StaffHost,
  words: StaffWords,
  services: () => StaffServices,
): StaffScreens {
  if (!('auth' in store.getState())) {
    staffSlices.forEach((slice) => rootReducer.inject(slice));
    store.dispatch(staffAreaOpened());
    runSaga(staffSaga, services(), words);
  }
  return {
    signIn: withContext(StaffWordsContext, words, SignInScreen),
    layout: withContext(StaffWordsContext, words, StaffLayout),
    pages: {
      editor: RateEditorPage,
      currencies: CurrenciesPage,
      import: ImportPage,
      history: HistoryPage,
      overview: OverviewPage,
      notices: NoticesPage,
    },
  };
}

/** Runs all sagas of the staff area. */
function* staffSaga(services: StaffServices, words: StaffWords) {
  const { reportError } = services;
  const watchers = [
    () => watchStaffList(services),
    () => watchAcceptedWrites(),
    () => watchSignIn(services),
    () => watchSignOut(services),
    () => watchGuard(services),
    () => watchLeaving(),
    () => watchAbandonedSignIn(),
    () => watchSaves(services),
    () => watchSavedMessage(),
    () => watchFailedRows(services),
    () => watchCurrencies(services),
    () => watchLookups(services),
    () => watchFiles({ readFile, reportError }),
    () => watchTexts({ readRows, reportError }),
    () => watchNoticeWrites(services),
    () => watchNoticeList(services),
    () => watchArchive(services),
    () => watchPastList(services),
    () => watchExport(services, words.archive),
    () => watchLastChanges(services),
    () => watchOverview(services),
    () => watchListNumber(services),
    () => watchPrinting(services),
    // The last one, because all others must hear of the user.
    () => watchUser(services),
  ];
  yield* call(keepRunning, watchers, reportError);
}

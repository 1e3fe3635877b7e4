import type { Action } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import { spawn } from 'typed-redux-saga';
import type { StaffWords } from '../site/words/staffWords';
import type { ArchiveServices } from './archive/archiveSaga';
import { watchArchive, watchExport, watchPastList } from './archive/archiveSaga';
import { HistoryPage } from './archive/HistoryPage';
import { watchLastChanges } from './changes/lastChangesSaga';
import { StaffLayout } from './frame/StaffLayout';
import { ImportPage } from './import/ImportPage';
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
import { SignInPage } from './signIn/SignInPage';
import { watchListNumber } from './sheet/listNumberSaga';
import type { StaffScreens } from './staffScreens';
import type { StaffSlice } from './staffSlices';
import { staffSlices } from './staffSlices';
import { StaffWordsContext } from './useStaffWords';

export type StaffServices = AuthServices &
  EditorServices &
  ArchiveServices &
  CurrenciesServices &
  StaffNoticesServices &
  PrintServices;

/** What the staff area needs of the running application. */
export interface StaffHost {
  readonly store: { getState(): object; dispatch(action: Action): unknown };
  readonly rootReducer: { readonly inject: (slice: StaffSlice) => unknown };
  readonly runSaga: (saga: typeof staffSaga, services: StaffServices, words: StaffWords) => unknown;
}

/** Adds the staff area to a running application: its slices, its sagas, its screens. Doing it again changes nothing. */
export function installStaff(
  { store, rootReducer, runSaga }: StaffHost,
  words: StaffWords,
  services: () => StaffServices,
): StaffScreens {
  if (!('auth' in store.getState())) {
    staffSlices.forEach((slice) => rootReducer.inject(slice));
    runSaga(staffSaga, services(), words);
    store.dispatch(staffAreaOpened());
  }
  return {
    signIn: withStaffWords(words, SignInPage),
    layout: withStaffWords(words, StaffLayout),
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

function withStaffWords<Props extends { readonly children?: ReactNode }>(
  words: StaffWords,
  Screen: ComponentType<Props>,
): ComponentType<Props> {
  return function StaffScreen(props: Props) {
    return (
      <StaffWordsContext value={words}>
        <Screen {...props} />
      </StaffWordsContext>
    );
  };
}

/** The watchers are spawned, not forked, because one watcher's failure must not end the others. */
function* staffSaga(services: StaffServices, words: StaffWords) {
  yield* spawn(watchUser, services);
  yield* spawn(watchStaffList, services);
  yield* spawn(watchSignIn, services);
  yield* spawn(watchSignOut, services);
  yield* spawn(watchGuard, services);
  yield* spawn(watchLeaving);
  yield* spawn(watchAbandonedSignIn);
  yield* spawn(watchSaves, services);
  yield* spawn(watchSavedMessage);
  yield* spawn(watchFailedRows, services);
  yield* spawn(watchCurrencies, services);
  yield* spawn(watchLookups, services);
  yield* spawn(watchNoticeWrites, services);
  yield* spawn(watchNoticeList, services);
  yield* spawn(watchArchive, services);
  yield* spawn(watchPastList, services);
  yield* spawn(watchExport, services, words.archive);
  yield* spawn(watchLastChanges, services);
  yield* spawn(watchOverview, services);
  yield* spawn(watchListNumber, services);
  yield* spawn(watchPrinting, services);
}

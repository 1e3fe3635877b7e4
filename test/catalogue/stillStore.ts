import type { Action } from '@reduxjs/toolkit';
import type { AppStore } from '../../src/app/store';
import { createAppStore } from '../../src/app/store';
import type { ConsentState } from '../../src/features/consent/consentSlice';
import { consentSlice, initialConsentState } from '../../src/features/consent/consentSlice';
import type { CalculatorState } from '../../src/features/calculator/calculatorSlice';
import type { RatesState } from '../../src/features/rates/ratesSlice';
import type { TrendsState } from '../../src/features/rates/trend/trendsSlice';
import { initialTrendsState } from '../../src/features/rates/trend/trendsSlice';
import type { TrustState } from '../../src/features/board/trustSlice';
import { initialTrustState } from '../../src/features/board/trustSlice';
import type { NoticesState } from '../../src/features/office/noticesSlice';
import { initialNoticesState } from '../../src/features/office/noticesSlice';
import type { ArchiveState } from '../../src/staff/archive/archiveSlice';
import { initialArchiveState } from '../../src/staff/archive/archiveSlice';
import type { ExportState } from '../../src/staff/archive/exportSlice';
import { initialExportState } from '../../src/staff/archive/exportSlice';
import type { PastListState } from '../../src/staff/archive/pastListSlice';
import { initialPastListState } from '../../src/staff/archive/pastListSlice';
import type { LastChangesState } from '../../src/staff/changes/lastChangesSlice';
import { initialLastChangesState } from '../../src/staff/changes/lastChangesSlice';
import type { OverviewState } from '../../src/staff/overview/overviewSlice';
import { initialOverviewState } from '../../src/staff/overview/overviewSlice';
import type { ListNumberState } from '../../src/staff/sheet/listNumberSlice';
import { initialListNumberState } from '../../src/staff/sheet/listNumberSlice';
import type { EditorState } from '../../src/staff/rateEditor/editorSlice';
import type { NoticeEditorState } from '../../src/staff/notices/noticeEditorSlice';
import { initialNoticeEditorState, noticeEditorSlice } from '../../src/staff/notices/noticeEditorSlice';
import type { NoticeListState } from '../../src/staff/notices/noticeListSlice';
import { initialNoticeListState } from '../../src/staff/notices/noticeListSlice';
import type { AdditionDraftState } from '../../src/staff/currencies/additionDraftSlice';
import { additionDraftSlice, initialAdditionDraftState } from '../../src/staff/currencies/additionDraftSlice';
import type { CurrenciesState } from '../../src/staff/currencies/currenciesSlice';
import { currenciesSlice, initialCurrenciesState } from '../../src/staff/currencies/currenciesSlice';
import type { ImportState } from '../../src/staff/import/importSlice';
import { importSlice, initialImportState } from '../../src/staff/import/importSlice';
import { editorSlice, initialEditorState } from '../../src/staff/rateEditor/editorSlice';
import type { AuthState } from '../../src/staff/signIn/authSlice';
import { initialAuthState, staffAreaOpened } from '../../src/staff/signIn/authSlice';

/** The contents of a story's store; a slice that is left out has its initial state. */
export interface StoredState {
  readonly rates?: RatesState;
  readonly calculator?: CalculatorState;
  readonly trends?: TrendsState;
  readonly notices?: NoticesState;
  readonly trust?: TrustState;
  readonly noticeEditor?: NoticeEditorState;
  readonly noticeList?: NoticeListState;
  readonly consent?: ConsentState;
  readonly auth?: AuthState;
  readonly editor?: EditorState;
  readonly import?: ImportState;
  readonly currencies?: CurrenciesState;
  readonly additionDraft?: AdditionDraftState;
  readonly archive?: ArchiveState;
  readonly pastList?: PastListState;
  readonly archiveExport?: ExportState;
  readonly lastChanges?: LastChangesState;
  readonly overview?: OverviewState;
  readonly listNumber?: ListNumberState;
}

/** The application's store in a given state, with the staff area's slices; no saga runs, so the state never changes by itself. */
export function createStillStore({
  rates,
  calculator,
  trends,
  notices,
  trust,
  consent,
  auth,
  editor,
  import: imported,
  currencies,
  additionDraft,
  noticeEditor,
  noticeList,
  ...history
}: StoredState): AppStore['store'] {
  const { store, rootReducer } = createAppStore(fail, { ...(rates && { rates }), ...(calculator && { calculator }) });
  // No saga would answer a request here, so opening something must not change these states.
  rootReducer.inject({ reducerPath: 'trends', reducer: () => trends ?? initialTrendsState });
  rootReducer.inject({ reducerPath: 'notices', reducer: () => notices ?? initialNoticesState });
  // In the application, only the board's own store has this slice.
  rootReducer.inject({ reducerPath: 'trust', reducer: () => trust ?? initialTrustState });
  rootReducer.inject({
    reducerPath: 'consent',
    reducer: (state = consent ?? initialConsentState, event: Action) => consentSlice.reducer(state, event),
  });
  rootReducer.inject({
    reducerPath: 'auth',
    // Opening the sign-in page clears its message, so a state that changes would lose the message at once.
    reducer: () => auth ?? initialAuthState,
  });
  rootReducer.inject({
    reducerPath: 'editor',
    reducer: (state = editor ?? initialEditorState, event: Action) => editorSlice.reducer(state, event),
  });
  rootReducer.inject({
    reducerPath: 'import',
    reducer: (state = imported ?? initialImportState, event: Action) => importSlice.reducer(state, event),
  });
  rootReducer.inject({
    reducerPath: 'currencies',
    reducer: (state = currencies ?? initialCurrenciesState, event: Action) => currenciesSlice.reducer(state, event),
  });
  rootReducer.inject({
    reducerPath: 'additionDraft',
    reducer: (state = additionDraft ?? initialAdditionDraftState, event: Action) => additionDraftSlice.reducer(state, event),
  });
  rootReducer.inject({
    reducerPath: 'noticeEditor',
    reducer: (state = noticeEditor ?? initialNoticeEditorState, event: Action) => noticeEditorSlice.reducer(state, event),
  });
  rootReducer.inject({ reducerPath: 'noticeList', reducer: () => noticeList ?? initialNoticeListState });
  // Opening and leaving the page would change these states.
  rootReducer.inject({ reducerPath: 'archive', reducer: () => history.archive ?? initialArchiveState });
  rootReducer.inject({ reducerPath: 'pastList', reducer: () => history.pastList ?? initialPastListState });
  rootReducer.inject({ reducerPath: 'archiveExport', reducer: () => history.archiveExport ?? initialExportState });
  rootReducer.inject({ reducerPath: 'lastChanges', reducer: () => history.lastChanges ?? initialLastChangesState });
  rootReducer.inject({ reducerPath: 'overview', reducer: () => history.overview ?? initialOverviewState });
  // Opening the dialog for printing would request the number.
  rootReducer.inject({ reducerPath: 'listNumber', reducer: () => history.listNumber ?? initialListNumberState });
  store.dispatch(staffAreaOpened());
  return store;
}

function fail(error: unknown): never {
  throw error;
}

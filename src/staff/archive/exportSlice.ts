import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ArchiveFilter } from '../../domain/archive/filter';
import type { RequestFailure } from '../../ports/requestError';
import { archiveFilterChanged } from './archiveSlice';

/** idle → reading → idle, empty (no change matched, so there is no file) or failed. */
export type ExportState =
  { readonly status: 'idle' | 'reading' | 'empty' } | { readonly status: 'failed'; readonly reason: RequestFailure };

export const initialExportState = { status: 'idle' } as ExportState;

export const exportSlice = createSlice({
  name: 'archiveExport',
  initialState: initialExportState,
  reducers: {
    exportRequested: (_state, _event: PayloadAction<ArchiveFilter>): ExportState => ({ status: 'reading' }),
    exportSaved: (state): ExportState => (state.status === 'reading' ? { status: 'idle' } : state),
    exportFoundNothing: (state): ExportState => (state.status === 'reading' ? { status: 'empty' } : state),
    exportFailed: (state, { payload: reason }: PayloadAction<RequestFailure>): ExportState =>
      state.status === 'reading' ? { status: 'failed', reason } : state,
    exportDismissed: () => initialExportState,
  },
  extraReducers: (builder) => {
    builder.addCase(archiveFilterChanged, (state): ExportState => (state.status === 'empty' ? initialExportState : state));
  },
  selectors: {
    selectExportStatus: (state) => state.status,
    selectExportReason: (state) => (state.status === 'failed' ? state.reason : null),
  },
});

export const { exportRequested, exportSaved, exportFoundNothing, exportFailed, exportDismissed } = exportSlice.actions;
export const { selectExportStatus, selectExportReason } = exportSlice.selectors;

/** A store that has the export. */
export type ExportRoot = WithSlice<typeof exportSlice>;

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../domain/archive/entry';
import { mergeEntries } from '../../domain/archive/order';
import type { Currency } from '../../domain/rates/currency';
import type { RequestFailure } from '../../ports/requestError';

/** What the archive says about the last days. */
export interface RecentPast {
  /** All entries of these days, newest first. */
  readonly entries: readonly ArchiveEntry[];
  /** The list, taken just before the entries were read. */
  readonly present: readonly Currency[];
  /** When the archive's first entry was made, in milliseconds since 1970; null when it has none. */
  readonly began: number | null;
}

/** closed → reading → shown; reading → failed → reading. It stays shown, with a reason while newer changes can't be read. */
export type OverviewState =
  | { readonly status: 'closed' | 'reading' }
  | ({ readonly status: 'shown'; readonly reason: RequestFailure | null } & RecentPast)
  | { readonly status: 'failed'; readonly reason: RequestFailure };

export const initialOverviewState = { status: 'closed' } as OverviewState;

export const overviewSlice = createSlice({
  name: 'overview',
  initialState: initialOverviewState,
  reducers: {
    overviewOpened: (state): OverviewState => (state.status === 'closed' ? { status: 'reading' } : state),
    overviewClosed: () => initialOverviewState,
    /** The entries of the last days, or only the new ones. */
    overviewRead: (state, { payload: { entries, ...read } }: PayloadAction<RecentPast>): OverviewState =>
      state.status === 'closed'
        ? state
        : {
            status: 'shown',
            reason: null,
            entries: state.status === 'shown' ? mergeEntries(state.entries, entries) : entries,
            ...read,
          },
    overviewFailed: (state, { payload: reason }: PayloadAction<RequestFailure>): OverviewState => {
      switch (state.status) {
        case 'closed':
          return state;
        case 'shown':
          return { ...state, reason };
        case 'reading':
        case 'failed':
          return { status: 'failed', reason };
      }
    },
    overviewRetryRequested: (state): OverviewState => (state.status === 'failed' ? { status: 'reading' } : state),
  },
  selectors: {
    selectOverview: (state) => state,
    selectOverviewReason: (state) => ('reason' in state ? state.reason : null),
  },
});

export const { overviewOpened, overviewClosed, overviewRead, overviewFailed, overviewRetryRequested } = overviewSlice.actions;
export const { selectOverview, selectOverviewReason } = overviewSlice.selectors;

/** A store that has the overview. */
export type OverviewRoot = WithSlice<typeof overviewSlice>;

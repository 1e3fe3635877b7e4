import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../domain/archive/entry';
import { mergeEntries } from '../../domain/archive/order';
import type { Currency } from '../../domain/rates/currency';
import type { WriteFailure } from '../../ports/ratesWriter';

/** What the archive tells of the last days. */
export interface RecentPast {
  /** Every one of these days, the newest first. */
  readonly entries: readonly ArchiveEntry[];
  /** The list as it stood when the newest of them was made, or later. */
  readonly present: readonly Currency[];
  /** When the archive's first entry was made, in milliseconds since 1970; null when it has none. */
  readonly began: number | null;
}

/** closed → reading → shown; reading → failed → reading. Once shown, it stays so, marked while newer changes can't be read. */
export type OverviewState =
  | { readonly status: 'closed' | 'reading' }
  | ({ readonly status: 'shown'; readonly reason: WriteFailure | null } & RecentPast)
  | { readonly status: 'failed'; readonly reason: WriteFailure };

export const initialOverviewState = { status: 'closed' } as OverviewState;

export const overviewSlice = createSlice({
  name: 'overview',
  initialState: initialOverviewState,
  reducers: {
    overviewOpened: (state): OverviewState => (state.status === 'closed' ? { status: 'reading' } : state),
    overviewClosed: () => initialOverviewState,
    /** The last days, or what is new of them. */
    overviewRead: (state, { payload: { entries, ...read } }: PayloadAction<RecentPast>): OverviewState =>
      state.status === 'closed'
        ? state
        : {
            status: 'shown',
            reason: null,
            entries: state.status === 'shown' ? mergeEntries(state.entries, entries) : entries,
            ...read,
          },
    overviewFailed: (state, { payload: reason }: PayloadAction<WriteFailure>): OverviewState => {
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

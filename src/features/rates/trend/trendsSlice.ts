import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../../domain/archive/entry';

/** What the page knows of one currency's trend. Several can be open at once, so visitors can compare them. */
export type TrendState =
  | { readonly status: 'closed' }
  | { readonly status: 'reading'; readonly isRetrying: boolean }
  | ({ readonly status: 'shown' } & Known)
  | { readonly status: 'failed' }
  /** Closed, but reused if it is reopened soon. */
  | ({ readonly status: 'kept' } & Known);

interface Known {
  readonly entries: readonly ArchiveEntry[];
}

/** What the page knows of each trend, by the id of its record. */
export type TrendsState = Readonly<Record<string, TrendState>>;

interface OfOne {
  /** Id of the currency's record. */
  readonly id: string;
}

const closed: TrendState = { status: 'closed' };

export const initialTrendsState: TrendsState = {};

/** closed → reading → shown or failed; shown → kept → shown or closed (rule 140). */
export const trendsSlice = createSlice({
  name: 'trends',
  initialState: initialTrendsState,
  reducers: {
    trendOpened: change<OfOne>((trend) => {
      switch (trend.status) {
        case 'closed':
          return { status: 'reading', isRetrying: false };
        case 'kept':
          return { ...trend, status: 'shown' };
        case 'reading':
        case 'shown':
        case 'failed':
          return trend;
      }
    }),
    trendRead: change<OfOne & Known>((trend, { entries }) => (isOpen(trend) ? { status: 'shown', entries } : trend)),
    /** A trend that is on the screen stays there. */
    trendFailed: change<OfOne>((trend) => (trend.status === 'reading' ? { status: 'failed' } : trend)),
    trendRetryRequested: change<OfOne>((trend) => (trend.status === 'failed' ? { status: 'reading', isRetrying: true } : trend)),
    /** A record was replaced while its trend is open: the archive has this entry, or will have it in a moment. */
    versionReplaced: change<OfOne & { readonly entry: ArchiveEntry }>((trend, { entry }) =>
      trend.status === 'shown' && trend.entries.every(({ key }) => key !== entry.key)
        ? { ...trend, entries: [entry, ...trend.entries] }
        : trend,
    ),
    trendClosed: change<OfOne>((trend) => {
      switch (trend.status) {
        case 'shown':
          return { ...trend, status: 'kept' };
        case 'reading':
        case 'failed':
          return closed;
        case 'closed':
        case 'kept':
          return trend;
      }
    }),
    trendForgotten: change<OfOne>((trend) => (trend.status === 'kept' ? closed : trend)),
  },
});

/** The part of the store's state that the selector reads. */
export interface TrendsRootState {
  /** A slice that is injected later has no state before the next event. */
  readonly trends?: TrendsState;
}

/** What the page knows of the trend of the record with this id. */
export function selectTrend({ trends = initialTrendsState }: TrendsRootState, id: string): TrendState {
  return trendIn(trends, id);
}

function isOpen({ status }: TrendState): boolean {
  return status === 'reading' || status === 'shown' || status === 'failed';
}

function trendIn(state: TrendsState, id: string): TrendState {
  return state[id] ?? closed;
}

/** Turns a reducer of one currency's trend into a reducer of all trends. */
function change<Payload extends OfOne>(next: (trend: TrendState, payload: Payload) => TrendState) {
  return (state: TrendsState, { payload }: PayloadAction<Payload>): TrendsState => {
    const before = trendIn(state, payload.id);
    const after = next(before, payload);
    return after === before ? state : { ...state, [payload.id]: after };
  };
}

export const { trendOpened, trendRead, trendFailed, trendRetryRequested, versionReplaced, trendClosed, trendForgotten } =
  trendsSlice.actions;

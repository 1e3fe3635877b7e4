import type { TrendState, TrendsState } from '../../src/features/rates/trend/trendsSlice';
import {
  trendClosed,
  trendFailed,
  trendForgotten,
  trendOpened,
  trendRead,
  trendRetryRequested,
  trendsSlice,
  initialTrendsState,
  versionReplaced,
} from '../../src/features/rates/trend/trendsSlice';
import { buildEntries } from '../support/buildHistory';
import type { Machine } from './machine';

const id = 'currencies/usd';
const [entry, ...entries] = buildEntries(3) as [ReturnType<typeof buildEntries>[number]];
const earlier = buildEntries(5).slice(3);

const events = {
  trendOpened: trendOpened({ id }),
  trendRead: trendRead({ id, entries }),
  trendFailed: trendFailed({ id }),
  trendRetryRequested: trendRetryRequested({ id }),
  versionReplaced: versionReplaced({ id, entry }),
  trendClosed: trendClosed({ id }),
  trendForgotten: trendForgotten({ id }),
  'versionReplaced by one that is known': versionReplaced({ id, entry: { ...earlier[0]!, until: 0 } }),
};

/** Another trend, which the events must leave unchanged. */
const other = { 'currencies/czk': { status: 'failed' } } as const satisfies TrendsState;
const of = (trend: TrendState): TrendsState => ({ ...other, [id]: trend });

const closed = of({ status: 'closed' });
const shownNow = of({ status: 'shown', entries });
const failed = of({ status: 'failed' });

/** The trend of one currency; the slice holds one for each currency that was opened. */
export const trendsMachine: Machine<TrendsState, keyof typeof events> = {
  name: 'trends',
  reducer: trendsSlice.reducer,
  initialState: initialTrendsState,
  ownEvents: Object.keys(trendsSlice.actions),
  events,
  statusOf: (state) => state[id]?.status ?? 'closed',
  rows: [
    {
      name: 'closed, nothing else open',
      state: initialTrendsState,
      on: { trendOpened: { [id]: { status: 'reading', isRetrying: false } } },
    },
    { name: 'closed', state: closed, on: { trendOpened: of({ status: 'reading', isRetrying: false }) } },
    {
      name: 'reading',
      state: of({ status: 'reading', isRetrying: false }),
      on: { trendRead: shownNow, trendFailed: failed, trendClosed: closed },
    },
    {
      name: 'reading again',
      state: of({ status: 'reading', isRetrying: true }),
      on: { trendRead: shownNow, trendFailed: failed, trendClosed: closed },
    },
    {
      name: 'shown',
      state: of({ status: 'shown', entries: earlier }),
      on: {
        trendRead: shownNow,
        versionReplaced: of({ status: 'shown', entries: [entry, ...earlier] }),
        trendClosed: of({ status: 'kept', entries: earlier }),
      },
    },
    {
      name: 'failed',
      state: failed,
      on: {
        trendRead: shownNow,
        trendRetryRequested: of({ status: 'reading', isRetrying: true }),
        trendClosed: closed,
      },
    },
    {
      name: 'kept',
      state: of({ status: 'kept', entries: earlier }),
      on: { trendOpened: of({ status: 'shown', entries: earlier }), trendForgotten: closed },
    },
  ],
};

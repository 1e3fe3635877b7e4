import type { Development, DevelopmentsState } from '../../src/features/rates/development/developmentsSlice';
import {
  developmentClosed,
  developmentFailed,
  developmentForgotten,
  developmentOpened,
  developmentRead,
  developmentRetryRequested,
  developmentsSlice,
  initialDevelopmentsState,
  versionReplaced,
} from '../../src/features/rates/development/developmentsSlice';
import { buildEntries } from '../support/buildHistory';
import type { Machine } from './machine';

const id = 'currencies/usd';
const [entry, ...entries] = buildEntries(3) as [ReturnType<typeof buildEntries>[number]];
const earlier = buildEntries(5).slice(3);

const events = {
  developmentOpened: developmentOpened({ id }),
  developmentRead: developmentRead({ id, entries }),
  developmentFailed: developmentFailed({ id }),
  developmentRetryRequested: developmentRetryRequested({ id }),
  versionReplaced: versionReplaced({ id, entry }),
  developmentClosed: developmentClosed({ id }),
  developmentForgotten: developmentForgotten({ id }),
  'versionReplaced by one that is known': versionReplaced({ id, entry: { ...earlier[0]!, until: 0 } }),
};

/** Another one is open beside it, and stays as it is. */
const other = { 'currencies/czk': { status: 'failed' } } as const satisfies DevelopmentsState;
const of = (development: Development): DevelopmentsState => ({ ...other, [id]: development });

const closed = of({ status: 'closed' });
const shownNow = of({ status: 'shown', entries });
const failed = of({ status: 'failed' });

/** One currency's development; there are as many as have been opened. */
export const developmentsMachine: Machine<DevelopmentsState, keyof typeof events> = {
  name: 'developments',
  reducer: developmentsSlice.reducer,
  initialState: initialDevelopmentsState,
  ownEvents: Object.keys(developmentsSlice.actions),
  events,
  statusOf: (state) => state[id]?.status ?? 'closed',
  rows: [
    {
      name: 'closed, nothing else open',
      state: initialDevelopmentsState,
      on: { developmentOpened: { [id]: { status: 'reading', isRetrying: false } } },
    },
    { name: 'closed', state: closed, on: { developmentOpened: of({ status: 'reading', isRetrying: false }) } },
    {
      name: 'reading',
      state: of({ status: 'reading', isRetrying: false }),
      on: { developmentRead: shownNow, developmentFailed: failed, developmentClosed: closed },
    },
    {
      name: 'reading again',
      state: of({ status: 'reading', isRetrying: true }),
      on: { developmentRead: shownNow, developmentFailed: failed, developmentClosed: closed },
    },
    {
      name: 'shown',
      state: of({ status: 'shown', entries: earlier }),
      on: {
        developmentRead: shownNow,
        versionReplaced: of({ status: 'shown', entries: [entry, ...earlier] }),
        developmentClosed: of({ status: 'kept', entries: earlier }),
      },
    },
    {
      name: 'failed',
      state: failed,
      on: {
        developmentRead: shownNow,
        developmentRetryRequested: of({ status: 'reading', isRetrying: true }),
        developmentClosed: closed,
      },
    },
    {
      name: 'kept',
      state: of({ status: 'kept', entries: earlier }),
      on: { developmentOpened: of({ status: 'shown', entries: earlier }), developmentForgotten: closed },
    },
  ],
};

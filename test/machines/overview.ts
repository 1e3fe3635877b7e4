import type { LastChangesState, ReadChanges } from '../../src/staff/changes/lastChangesSlice';
import {
  initialLastChangesState,
  lastChangesClosed,
  lastChangesFailed,
  lastChangesOpened,
  lastChangesRead,
  lastChangesRetryRequested,
  lastChangesSlice,
} from '../../src/staff/changes/lastChangesSlice';
import type { OverviewState, RecentPast } from '../../src/staff/overview/overviewSlice';
import {
  initialOverviewState,
  overviewClosed,
  overviewFailed,
  overviewOpened,
  overviewRead,
  overviewRetryRequested,
  overviewSlice,
} from '../../src/staff/overview/overviewSlice';
import type { ArchiveEntry } from '../../src/domain/archive/entry';
import { buildCurrency } from '../support/builders';
import { buildEntries } from '../support/buildHistory';
import type { Machine } from './machine';

/** Changes of USD, CZK, HUF and USD again, the newest first. */
const [newest, czk, huf, older] = buildEntries(4) as [ArchiveEntry, ArchiveEntry, ArchiveEntry, ArchiveEntry];
const names = { 'uid-jana': 'Jana' };

const changesEvents = {
  lastChangesOpened: lastChangesOpened(),
  lastChangesClosed: lastChangesClosed(),
  lastChangesRead: lastChangesRead({ entries: [older, newest, czk], names }),
  lastChangesFailed: lastChangesFailed('unreachable'),
  lastChangesRetryRequested: lastChangesRetryRequested(),
};
const closed: LastChangesState = initialLastChangesState;
const readingChanges: LastChangesState = { status: 'reading' };
const shownChanges = (...entries: ReadChanges['entries']): LastChangesState => ({ status: 'shown', entries, names });
const failedChanges: LastChangesState = { status: 'failed', reason: 'unreachable' };

export const lastChangesMachine: Machine<LastChangesState, keyof typeof changesEvents> = {
  name: 'lastChanges',
  reducer: lastChangesSlice.reducer,
  initialState: closed,
  ownEvents: Object.keys(lastChangesSlice.actions),
  events: changesEvents,
  statusOf: ({ status }) => status,
  rows: [
    { name: 'closed', state: closed, on: { lastChangesOpened: readingChanges } },
    {
      name: 'reading',
      state: readingChanges,
      on: { lastChangesClosed: closed, lastChangesRead: shownChanges(newest, czk), lastChangesFailed: failedChanges },
    },
    {
      name: 'shown',
      state: shownChanges(older, huf),
      on: { lastChangesClosed: closed, lastChangesRead: shownChanges(newest, huf, czk), lastChangesFailed: failedChanges },
    },
    {
      name: 'failed',
      state: { status: 'failed', reason: 'denied' },
      on: {
        lastChangesClosed: closed,
        lastChangesRead: shownChanges(newest, czk),
        lastChangesFailed: failedChanges,
        lastChangesRetryRequested: readingChanges,
      },
    },
  ],
};

const past = (...entries: RecentPast['entries']): RecentPast => ({ entries, present: [buildCurrency()], began: 1 });
const overviewEvents = {
  overviewOpened: overviewOpened(),
  overviewClosed: overviewClosed(),
  overviewRead: overviewRead(past(newest)),
  overviewFailed: overviewFailed('unreachable'),
  overviewRetryRequested: overviewRetryRequested(),
};
const reading: OverviewState = { status: 'reading' };
const failed: OverviewState = { status: 'failed', reason: 'unreachable' };
const shown = (reason: 'unreachable' | 'denied' | null, ...entries: RecentPast['entries']): OverviewState => ({
  status: 'shown',
  reason,
  ...past(...entries),
});

export const overviewMachine: Machine<OverviewState, keyof typeof overviewEvents> = {
  name: 'overview',
  reducer: overviewSlice.reducer,
  initialState: initialOverviewState,
  ownEvents: Object.keys(overviewSlice.actions),
  events: overviewEvents,
  statusOf: ({ status }) => status,
  rows: [
    { name: 'closed', state: initialOverviewState, on: { overviewOpened: reading } },
    {
      name: 'reading',
      state: reading,
      on: { overviewClosed: initialOverviewState, overviewRead: shown(null, newest), overviewFailed: failed },
    },
    {
      name: 'shown',
      state: shown(null, older),
      on: {
        overviewClosed: initialOverviewState,
        overviewRead: shown(null, newest, older),
        overviewFailed: shown('unreachable', older),
      },
    },
    {
      name: 'shown, outdated',
      state: shown('denied', older),
      on: {
        overviewClosed: initialOverviewState,
        overviewRead: shown(null, newest, older),
        overviewFailed: shown('unreachable', older),
      },
    },
    {
      name: 'failed',
      state: { status: 'failed', reason: 'denied' },
      on: {
        overviewClosed: initialOverviewState,
        overviewRead: shown(null, newest),
        overviewFailed: failed,
        overviewRetryRequested: reading,
      },
    },
  ],
};

import type { ArchiveEntry } from '../../src/domain/archive/entry';
import { noFilter } from '../../src/domain/archive/filter';
import type { ArchiveState, PastStretch } from '../../src/staff/archive/archiveSlice';
import {
  archiveClosed,
  archiveFilterChanged,
  archiveOpened,
  archiveRetryRequested,
  archiveSlice,
  initialArchiveState,
  namesRead,
  newerRead,
  olderRequested,
  PAGE_SIZE,
  pageFailed,
  pageRead,
  refreshFailed,
} from '../../src/staff/archive/archiveSlice';
import type { ExportState } from '../../src/staff/archive/exportSlice';
import {
  exportDismissed,
  exportFailed,
  exportFoundNothing,
  exportRequested,
  exportSaved,
  exportSlice,
} from '../../src/staff/archive/exportSlice';
import type { PastListState } from '../../src/staff/archive/pastListSlice';
import {
  pastListDismissed,
  pastListFailed,
  pastListRead,
  pastListRequested,
  pastListSlice,
} from '../../src/staff/archive/pastListSlice';
import { buildEntries } from '../support/buildHistory';
import type { Machine, MachineRow } from './machine';

const names = { 'uid-jana': 'Jana' };
const filter = { ...noFilter, acronym: 'USD' };
/** Three pages of changes that were saved separately, and one change that is newer than all of them. */
const [newest, ...stored] = buildEntries(1 + 3 * PAGE_SIZE) as [ArchiveEntry, ...ArchiveEntry[]];
const pageOf = (number: number) => stored.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
const positionAfter = (number: number) => ({ until: pageOf(number).at(-1)?.until ?? 0, readOfMoment: 1 });

type Opened = Exclude<ArchiveState, { status: 'closed' }>;
type Loaded = Omit<Extract<ArchiveState, { status: 'failed' }>, 'status' | 'reason'>;

const atFirst: Loaded = {
  entries: [],
  older: 'newest',
  past: null,
  names: null,
  filter: noFilter,
  wanted: PAGE_SIZE,
  isOutdated: false,
};
const afterPage = (number: number): Loaded => ({
  ...atFirst,
  entries: stored.slice(0, number * PAGE_SIZE),
  older: positionAfter(number),
  wanted: number * PAGE_SIZE,
});
const all: Loaded = { ...afterPage(3), older: 'none' };
const loading = (loaded: Loaded): Opened => ({ status: 'loading', ...loaded });
const shown = (loaded: Loaded): Opened => ({ status: 'shown', ...loaded });
const failed = (loaded: Loaded): Opened => ({ status: 'failed', reason: 'unreachable', ...loaded });

/** Excludes exactly the first page, because `to` itself is excluded; in milliseconds since 1970. */
const to = positionAfter(1).until;
const following = pageOf(1).slice(-3);
const pastAtFirst: PastStretch = { to, entries: [], older: { until: to - 1, readOfMoment: 0 }, following: [] };
const pastAfterPage: PastStretch = { to, entries: pageOf(2), older: positionAfter(2), following };
const furtherBack = (loaded: Loaded, past: PastStretch | null): Loaded => ({
  ...loaded,
  filter: { ...noFilter, to },
  wanted: PAGE_SIZE,
  past,
});

const archiveEvents = {
  archiveOpened: archiveOpened(filter),
  archiveClosed: archiveClosed(),
  pageRead: pageRead({ entries: pageOf(2), next: positionAfter(2), following }),
  pageFailed: pageFailed('unreachable'),
  newerRead: newerRead([newest]),
  namesRead: namesRead(names),
  refreshFailed: refreshFailed(),
  archiveRetryRequested: archiveRetryRequested(),
  olderRequested: olderRequested(),
  archiveFilterChanged: archiveFilterChanged(filter),
  'archiveFilterChanged (days further back)': archiveFilterChanged({ ...noFilter, to }),
};

type ArchiveRow = MachineRow<ArchiveState, keyof typeof archiveEvents>;

const loadedIn = ({ entries, older, past, names: known, filter: looked, wanted, isOutdated }: Opened): Loaded => ({
  entries,
  older,
  past,
  names: known,
  filter: looked,
  wanted,
  isOutdated,
});

/** Builds a row, with the events that every opened status handles alike. */
const opened = (name: string, state: Opened, on: ArchiveRow['on']): ArchiveRow => ({
  name,
  state,
  on: {
    archiveClosed: initialArchiveState,
    newerRead: { ...state, entries: [newest, ...state.entries], isOutdated: false },
    namesRead: { ...state, names },
    refreshFailed: { ...state, isOutdated: true },
    'archiveFilterChanged (days further back)': loading(furtherBack(loadedIn(state), pastAtFirst)),
    ...on,
  },
});

const filtered = (loaded: Loaded): Loaded => ({ ...loaded, filter, wanted: PAGE_SIZE });

export const archiveMachine: Machine<ArchiveState, keyof typeof archiveEvents> = {
  name: 'archive',
  reducer: archiveSlice.reducer,
  initialState: initialArchiveState,
  ownEvents: Object.keys(archiveSlice.actions),
  events: archiveEvents,
  statusOf: ({ status }) => status,
  rows: [
    {
      name: 'closed',
      state: initialArchiveState,
      on: { archiveOpened: loading({ ...atFirst, filter }) },
    },
    opened('loading the first page', loading(atFirst), {
      pageRead: shown({ ...atFirst, entries: pageOf(2), older: positionAfter(2) }),
      pageFailed: failed(atFirst),
      archiveFilterChanged: loading(filtered(atFirst)),
      'archiveFilterChanged (days further back)': loading(furtherBack(atFirst, null)),
    }),
    opened('loading an older page', loading({ ...afterPage(1), wanted: 2 * PAGE_SIZE }), {
      pageRead: shown(afterPage(2)),
      pageFailed: failed({ ...afterPage(1), wanted: 2 * PAGE_SIZE }),
      archiveFilterChanged: loading(filtered(afterPage(1))),
    }),
    opened('loading what a filter asks for', loading(filtered(afterPage(1))), {
      pageRead: loading(filtered({ ...afterPage(2) })),
      pageFailed: failed(filtered(afterPage(1))),
    }),
    opened('loading what lies further back', loading(furtherBack(afterPage(1), pastAtFirst)), {
      pageRead: shown(furtherBack(afterPage(1), pastAfterPage)),
      pageFailed: failed(furtherBack(afterPage(1), pastAtFirst)),
      archiveFilterChanged: loading(filtered(afterPage(1))),
    }),
    opened('shown', shown(afterPage(1)), {
      olderRequested: loading({ ...afterPage(1), wanted: 2 * PAGE_SIZE }),
      archiveFilterChanged: loading(filtered(afterPage(1))),
    }),
    opened('shown, outdated', shown({ ...afterPage(1), isOutdated: true }), {
      olderRequested: loading({ ...afterPage(1), wanted: 2 * PAGE_SIZE, isOutdated: true }),
      archiveFilterChanged: loading({ ...filtered(afterPage(1)), isOutdated: true }),
    }),
    opened('shown, with more loaded than shown', shown({ ...all, wanted: PAGE_SIZE }), {
      olderRequested: shown({ ...all, wanted: 2 * PAGE_SIZE }),
      archiveFilterChanged: shown(filtered(all)),
      'archiveFilterChanged (days further back)': shown(furtherBack(all, null)),
    }),
    opened('shown, further back', shown(furtherBack(afterPage(1), pastAfterPage)), {
      olderRequested: loading({ ...furtherBack(afterPage(1), pastAfterPage), wanted: 2 * PAGE_SIZE }),
      archiveFilterChanged: loading(filtered(afterPage(1))),
      'archiveFilterChanged (days further back)': shown(furtherBack(afterPage(1), pastAfterPage)),
    }),
    opened('failed', failed(afterPage(1)), {
      archiveRetryRequested: shown(afterPage(1)),
      archiveFilterChanged: loading(filtered(afterPage(1))),
    }),
    opened('failed with nothing loaded', failed(atFirst), {
      archiveRetryRequested: loading(atFirst),
      archiveFilterChanged: loading(filtered(atFirst)),
      'archiveFilterChanged (days further back)': loading(furtherBack(atFirst, null)),
    }),
    opened('failed further back', failed(furtherBack(afterPage(1), pastAtFirst)), {
      archiveRetryRequested: loading(furtherBack(afterPage(1), pastAtFirst)),
      archiveFilterChanged: loading(filtered(afterPage(1))),
    }),
  ],
};

const moment = newest.until;
const list = { type: 'known', rates: [] } as const;

const reading: PastListState = { status: 'reading', moment };
const listEvents = {
  pastListRequested: pastListRequested(moment),
  pastListRead: pastListRead(list),
  pastListFailed: pastListFailed('failed'),
  pastListDismissed: pastListDismissed(),
};

/** The list at an earlier moment, or why it could not be read. */
export const pastListMachine: Machine<PastListState, keyof typeof listEvents> = {
  name: 'pastList',
  reducer: pastListSlice.reducer,
  initialState: { status: 'none' },
  ownEvents: Object.keys(pastListSlice.actions),
  events: listEvents,
  statusOf: ({ status }) => status,
  rows: [
    { name: 'none', state: { status: 'none' }, on: { pastListRequested: reading } },
    {
      name: 'reading',
      state: { status: 'reading', moment: 1 },
      on: {
        pastListRequested: reading,
        pastListRead: { status: 'shown', moment: 1, list },
        pastListFailed: { status: 'failed', moment: 1, reason: 'failed' },
        pastListDismissed: { status: 'none' },
      },
    },
    {
      name: 'shown',
      state: { status: 'shown', moment: 1, list },
      on: { pastListRequested: reading, pastListDismissed: { status: 'none' } },
    },
    {
      name: 'failed',
      state: { status: 'failed', moment: 1, reason: 'failed' },
      on: { pastListRequested: reading, pastListDismissed: { status: 'none' } },
    },
  ],
};

const exportEvents = {
  exportRequested: exportRequested(noFilter),
  exportSaved: exportSaved(),
  exportFoundNothing: exportFoundNothing(),
  exportFailed: exportFailed('failed'),
  exportDismissed: exportDismissed(),
  archiveFilterChanged: archiveFilterChanged(filter),
};
const idle: ExportState = { status: 'idle' };
const nothingFound: ExportState = { status: 'empty' };
const exportFailure: ExportState = { status: 'failed', reason: 'failed' };

export const exportMachine: Machine<ExportState, keyof typeof exportEvents> = {
  name: 'archiveExport',
  reducer: exportSlice.reducer,
  initialState: idle,
  ownEvents: Object.keys(exportSlice.actions),
  events: exportEvents,
  statusOf: ({ status }) => status,
  rows: [
    { name: 'idle', state: idle, on: { exportRequested: { status: 'reading' } } },
    {
      name: 'reading',
      state: { status: 'reading' },
      on: { exportSaved: idle, exportFoundNothing: nothingFound, exportFailed: exportFailure, exportDismissed: idle },
    },
    {
      name: 'empty',
      state: nothingFound,
      on: { exportRequested: { status: 'reading' }, exportDismissed: idle, archiveFilterChanged: idle },
    },
    { name: 'failed', state: exportFailure, on: { exportRequested: { status: 'reading' }, exportDismissed: idle } },
  ],
};

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../domain/archive/entry';
import type { ArchiveFilter } from '../../domain/archive/filter';
import { matchesArchiveFilter, noFilter } from '../../domain/archive/filter';
import { mergeEntries } from '../../domain/archive/order';
import { isSameSave } from '../../domain/archive/saves';
import type { ArchivePage, ArchivePosition, StaffNames } from '../../ports/archive';
import type { WriteFailure } from '../../ports/ratesWriter';

/** So many changes are shown at first, and so many more whenever older ones are asked for. */
export const PAGE_SIZE = 50;

interface Loaded {
  /** The newest ones without a gap, the newest first. */
  readonly entries: readonly ArchiveEntry[];
  /** What would be read next. */
  readonly older: ArchivePosition | 'newest' | 'none';
  /** Null until they were read. */
  readonly names: StaffNames | null;
  readonly filter: ArchiveFilter;
  /** How many of the changes that are looked for should be shown. */
  readonly wanted: number;
  /** Whether the latest changes, or who made them, could not be read. */
  readonly isOutdated: boolean;
}

/** closed → loading ⇄ shown; loading → failed → loading. What was loaded lives until the page is closed. */
export type ArchiveState =
  | { readonly status: 'closed' }
  | (Loaded & { readonly status: 'loading' | 'shown' })
  | (Loaded & { readonly status: 'failed'; readonly reason: WriteFailure });

const nothingLoaded: Loaded = {
  entries: [],
  older: 'newest',
  names: null,
  filter: noFilter,
  wanted: PAGE_SIZE,
  isOutdated: false,
};

export const initialArchiveState = { status: 'closed' } as ArchiveState;

export const archiveSlice = createSlice({
  name: 'archive',
  initialState: initialArchiveState,
  reducers: {
    archiveOpened: (state): ArchiveState => (state.status === 'closed' ? { status: 'loading', ...nothingLoaded } : state),
    archiveClosed: () => initialArchiveState,
    pageRead: (state, { payload: { entries, next } }: PayloadAction<ArchivePage>): ArchiveState =>
      state.status === 'loading'
        ? settle({ ...loadedIn(state), entries: mergeEntries(state.entries, entries), older: next ?? 'none' })
        : state,
    pageFailed: (state, { payload: reason }: PayloadAction<WriteFailure>): ArchiveState =>
      state.status === 'loading' ? { ...loadedIn(state), status: 'failed', reason } : state,
    /** Changes that were made since. */
    newerRead: (state, { payload: entries }: PayloadAction<readonly ArchiveEntry[]>): ArchiveState =>
      state.status === 'closed' ? state : { ...state, entries: mergeEntries(state.entries, entries), isOutdated: false },
    namesRead: (state, { payload: names }: PayloadAction<StaffNames>): ArchiveState =>
      state.status === 'closed' ? state : { ...state, names },
    refreshFailed: (state): ArchiveState => (state.status === 'closed' ? state : { ...state, isOutdated: true }),
    archiveRetryRequested: (state): ArchiveState => (state.status === 'failed' ? settle(loadedIn(state)) : state),
    olderRequested: (state): ArchiveState =>
      state.status === 'shown' ? settle({ ...loadedIn(state), wanted: state.wanted + PAGE_SIZE }) : state,
    archiveFilterChanged: (state, { payload: filter }: PayloadAction<ArchiveFilter>): ArchiveState =>
      state.status === 'closed' ? state : settle({ ...loadedIn(state), filter, wanted: PAGE_SIZE }),
  },
  selectors: {
    selectArchiveStatus: (state) => state.status,
    selectEntries: (state) => (state.status === 'closed' ? NO_ENTRIES : state.entries),
    /** The entries without those of a save of which older ones may be missing still. */
    selectWholeEntries: (state) => (state.status === 'closed' ? NO_ENTRIES : wholeEntries(state)),
    selectOlder: (state) => (state.status === 'closed' ? 'none' : state.older),
    selectStaffNames: (state) => (state.status === 'closed' ? null : state.names),
    selectArchiveFilter: (state) => (state.status === 'closed' ? noFilter : state.filter),
    selectWanted: (state) => (state.status === 'closed' ? 0 : state.wanted),
    /** Whether the archive may hold more of what is looked for than was read. */
    selectIsMoreStored: (state) => state.status !== 'closed' && !hasAll(state),
    selectIsOutdated: (state) => state.status !== 'closed' && state.isOutdated,
    selectArchiveReason: (state) => (state.status === 'failed' ? state.reason : null),
  },
});

const NO_ENTRIES: readonly ArchiveEntry[] = [];

function loadedIn({ entries, older, names, filter, wanted, isOutdated }: Loaded): Loaded {
  return { entries, older, names, filter, wanted, isOutdated };
}

function settle(loaded: Loaded): ArchiveState {
  return { status: hasAll(loaded) || hasEnough(loaded) ? 'shown' : 'loading', ...loaded };
}

function hasAll(loaded: Loaded): boolean {
  const { from } = loaded.filter;
  return (
    loaded.older === 'none' || (from !== null && loaded.entries.length > 0 && lastSave(loaded).every(({ until }) => until < from))
  );
}

/** As many as are wanted were read, and what will be shown of them is more than was shown before. */
function hasEnough(loaded: Loaded): boolean {
  const { entries, filter, wanted } = loaded;
  const count = (some: readonly ArchiveEntry[]) => some.filter((entry) => matchesArchiveFilter(entry, filter)).length;
  return count(entries) >= wanted && count(wholeEntries(loaded)) > wanted - PAGE_SIZE;
}

function wholeEntries(loaded: Loaded): readonly ArchiveEntry[] {
  if (loaded.older === 'none') {
    return loaded.entries;
  }
  const last = new Set(lastSave(loaded));
  return loaded.entries.filter((entry) => !last.has(entry));
}

function lastSave({ entries }: Loaded): readonly ArchiveEntry[] {
  const oldest = entries.at(-1);
  return oldest === undefined ? entries : entries.filter((entry) => isSameSave(entry, oldest));
}

export const {
  archiveOpened,
  archiveClosed,
  pageRead,
  pageFailed,
  newerRead,
  namesRead,
  refreshFailed,
  archiveRetryRequested,
  olderRequested,
  archiveFilterChanged,
} = archiveSlice.actions;
export const {
  selectArchiveStatus,
  selectEntries,
  selectWholeEntries,
  selectOlder,
  selectStaffNames,
  selectArchiveFilter,
  selectWanted,
  selectIsMoreStored,
  selectIsOutdated,
  selectArchiveReason,
} = archiveSlice.selectors;

/** A store that has the archive. */
export type ArchiveRoot = WithSlice<typeof archiveSlice>;

import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../domain/archive/entry';
import type { ArchiveFilter } from '../../domain/archive/filter';
import { matchesArchiveFilter, noFilter } from '../../domain/archive/filter';
import { mergeEntries } from '../../domain/archive/order';
import { isSameSave } from '../../domain/archive/saves';
import type { ArchivePage, ArchivePosition, StaffNames } from '../../ports/archive';
import type { RequestFailure } from '../../ports/requestError';

/** How many changes are shown at first, and how many more each time older ones are requested. */
export const PAGE_SIZE = 50;

/** A part of the archive. */
interface Stretch {
  /** Without a gap, newest first. */
  readonly entries: readonly ArchiveEntry[];
  /** Where the next page would be read. */
  readonly older: ArchivePosition | 'newest' | 'none';
}

/** The entries read for a filter whose last day lies further back than the newest entries reach. */
export interface PastStretch extends Stretch {
  /** All its entries are older than this moment, in milliseconds since 1970. */
  readonly to: number;
  /** The first entry from that moment on for each of its currencies: it shows what the last change in the stretch led to. */
  readonly following: readonly ArchiveEntry[];
}

/** A page, and the entries that followed its currencies' last changes, except where other entries read already show that. */
export interface ReadPage extends ArchivePage {
  readonly following: readonly ArchiveEntry[];
}

/** Everything that was read, beginning with the newest entries. */
interface Loaded extends Stretch {
  /** The stretch shown in place of the newest entries, for a filter that ends before them; null while the newest are shown. */
  readonly past: PastStretch | null;
  /** Null until the names were read. */
  readonly names: StaffNames | null;
  readonly filter: ArchiveFilter;
  /** How many matching changes should be shown. */
  readonly wanted: number;
  /** Whether the latest changes, or who made them, could not be read. */
  readonly isOutdated: boolean;
}

/** closed → loading ⇄ shown; loading → failed → loading. Loaded entries are kept until the page is closed. */
export type ArchiveState =
  | { readonly status: 'closed' }
  | (Loaded & { readonly status: 'loading' | 'shown' })
  | (Loaded & { readonly status: 'failed'; readonly reason: RequestFailure });

const nothingLoaded: Loaded = {
  entries: [],
  older: 'newest',
  past: null,
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
    /** The page was opened, with its first filter. */
    archiveOpened: (state, { payload: filter }: PayloadAction<ArchiveFilter>): ArchiveState =>
      state.status === 'closed' ? { status: 'loading', ...nothingLoaded, filter } : state,
    archiveClosed: () => initialArchiveState,
    pageRead: (state, { payload: page }: PayloadAction<ReadPage>): ArchiveState =>
      state.status === 'loading' ? settle(withPage(loadedIn(state), page)) : state,
    pageFailed: (state, { payload: reason }: PayloadAction<RequestFailure>): ArchiveState =>
      state.status === 'loading' ? { ...loadedIn(state), status: 'failed', reason } : state,
    /** Changes made since the newest known entry. */
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
    selectPast: (state) => (state.status === 'closed' ? null : state.past),
    /** The entries of the stretch shown, without the oldest save while some of its entries may still be missing. */
    selectWholeEntries: createSelector([(state: ArchiveState) => state], (state) =>
      state.status === 'closed' ? NO_ENTRIES : wholeEntries(stretchLookedAt(state)),
    ),
    /** The known entries that came after the stretch shown. */
    selectLaterEntries: createSelector([(state: ArchiveState) => state], (state) =>
      state.status === 'closed' || state.past === null ? NO_ENTRIES : mergeEntries(state.past.following, state.entries),
    ),
    selectOlder: (state) => (state.status === 'closed' ? 'none' : stretchLookedAt(state).older),
    selectStaffNames: (state) => (state.status === 'closed' ? null : state.names),
    selectArchiveFilter: (state) => (state.status === 'closed' ? noFilter : state.filter),
    selectWanted: (state) => (state.status === 'closed' ? 0 : state.wanted),
    /** Whether the archive may hold matching changes that were not read yet. */
    selectIsMoreStored: (state) => state.status !== 'closed' && !hasAll(state),
    selectIsOutdated: (state) => state.status !== 'closed' && state.isOutdated,
    selectArchiveReason: (state) => (state.status === 'failed' ? state.reason : null),
  },
});

const NO_ENTRIES: readonly ArchiveEntry[] = [];

function loadedIn({ entries, older, past, names, filter, wanted, isOutdated }: Loaded): Loaded {
  return { entries, older, past, names, filter, wanted, isOutdated };
}

function withPage(loaded: Loaded, { entries, next, following }: ReadPage): Loaded {
  const extend = <Read extends Stretch>(stretch: Read): Read => ({
    ...stretch,
    entries: mergeEntries(stretch.entries, entries),
    older: next ?? 'none',
  });
  const { past } = loaded;
  return past === null
    ? extend(loaded)
    : { ...loaded, past: { ...extend(past), following: mergeEntries(past.following, following) } };
}

function settle(unsettled: Loaded): ArchiveState {
  const loaded = { ...unsettled, past: pastFor(unsettled) };
  return { status: hasAll(loaded) || hasEnough(loaded) ? 'shown' : 'loading', ...loaded };
}

/** Null when the newest entries reach back to the filter's last day and can be read on from there; else a stretch of its own. */
function pastFor({ filter: { to }, older, past }: Loaded): PastStretch | null {
  if (to === null || typeof older === 'string' || older.until < to) {
    return null;
  }
  return past?.to === to ? past : { to, entries: [], older: { until: Math.max(to - 1, 0), readOfMoment: 0 }, following: [] };
}

function stretchLookedAt(loaded: Loaded): Stretch {
  return loaded.past ?? loaded;
}

function hasAll(loaded: Loaded): boolean {
  const { from } = loaded.filter;
  const stretch = stretchLookedAt(loaded);
  return (
    stretch.older === 'none' ||
    (from !== null && stretch.entries.length > 0 && lastSave(stretch).every(({ until }) => until < from))
  );
}

/** Whether the wanted number of changes was read, and more of them can be shown than before. */
function hasEnough(loaded: Loaded): boolean {
  const { filter, wanted } = loaded;
  const stretch = stretchLookedAt(loaded);
  const count = (some: readonly ArchiveEntry[]) => some.filter((entry) => matchesArchiveFilter(entry, filter)).length;
  return count(stretch.entries) >= wanted && count(wholeEntries(stretch)) > wanted - PAGE_SIZE;
}

function wholeEntries(stretch: Stretch): readonly ArchiveEntry[] {
  if (stretch.older === 'none') {
    return stretch.entries;
  }
  const last = new Set(lastSave(stretch));
  return stretch.entries.filter((entry) => !last.has(entry));
}

function lastSave({ entries }: Stretch): readonly ArchiveEntry[] {
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
  selectPast,
  selectWholeEntries,
  selectLaterEntries,
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

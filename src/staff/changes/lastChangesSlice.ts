import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../domain/archive/entry';
import { newestOfEach } from '../../domain/archive/order';
import type { StaffNames } from '../../ports/archive';
import type { WriteFailure } from '../../ports/ratesWriter';

/** What the archive was found to hold. */
export interface ReadChanges {
  readonly entries: readonly ArchiveEntry[];
  readonly names: StaffNames;
}

/** closed → reading → shown or failed, and each into the other. What could not be read anew is not shown any more. */
export type LastChangesState =
  | { readonly status: 'closed' | 'reading' }
  /** Of each currency its newest entry; one without any was not changed since the archive began. */
  | ({ readonly status: 'shown' } & ReadChanges)
  | { readonly status: 'failed'; readonly reason: WriteFailure };

export const initialLastChangesState = { status: 'closed' } as LastChangesState;

export const lastChangesSlice = createSlice({
  name: 'lastChanges',
  initialState: initialLastChangesState,
  reducers: {
    lastChangesOpened: (state): LastChangesState => (state.status === 'closed' ? { status: 'reading' } : state),
    lastChangesClosed: () => initialLastChangesState,
    lastChangesRead: (state, { payload: { entries, names } }: PayloadAction<ReadChanges>): LastChangesState =>
      state.status === 'closed'
        ? state
        : { status: 'shown', entries: newestOfEach([...entries, ...(state.status === 'shown' ? state.entries : [])]), names },
    lastChangesFailed: (state, { payload: reason }: PayloadAction<WriteFailure>): LastChangesState =>
      state.status === 'closed' ? state : { status: 'failed', reason },
    lastChangesRetryRequested: (state): LastChangesState => (state.status === 'failed' ? { status: 'reading' } : state),
  },
  selectors: {
    selectLastChanges: (state) => state,
    selectLastChangesReason: (state) => (state.status === 'failed' ? state.reason : null),
  },
});

export const { lastChangesOpened, lastChangesClosed, lastChangesRead, lastChangesFailed, lastChangesRetryRequested } =
  lastChangesSlice.actions;
export const { selectLastChanges, selectLastChangesReason } = lastChangesSlice.selectors;

/** A store that has the last changes. */
export type LastChangesRoot = WithSlice<typeof lastChangesSlice>;

/** The newest entries by acronym; null while nobody knows them. A map, because codes come from the database. */
const selectByAcronym = createSelector([selectLastChanges], (state) =>
  state.status === 'shown' ? new Map(state.entries.map((entry) => [entry.acronym, entry])) : null,
);

/** A currency's newest entry: null where the archive has none, undefined while that is not known. */
export function selectLastChange(state: LastChangesRoot, acronym: string): ArchiveEntry | null | undefined {
  const changes = selectByAcronym(state);
  return changes === null ? undefined : (changes.get(acronym) ?? null);
}

/** Names of the staff, null until they were read. */
export function selectChangeNames(state: LastChangesRoot): StaffNames | null {
  const changes = selectLastChanges(state);
  return changes.status === 'shown' ? changes.names : null;
}

import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../domain/archive/entry';
import { newestOfEach } from '../../domain/archive/order';
import type { StaffNames } from '../../ports/archive';
import type { RequestFailure } from '../../ports/requestError';

/** What was read from the archive. */
export interface ReadChanges {
  readonly entries: readonly ArchiveEntry[];
  readonly names: StaffNames;
}

/** closed → reading → shown ⇄ failed; reading ⇄ failed. Changes that could not be read again are no longer shown. */
export type LastChangesState =
  | { readonly status: 'closed' | 'reading' }
  /** The newest entry of each currency; a currency without an entry has not changed since the archive began. */
  | ({ readonly status: 'shown' } & ReadChanges)
  | { readonly status: 'failed'; readonly reason: RequestFailure };

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
    lastChangesFailed: (state, { payload: reason }: PayloadAction<RequestFailure>): LastChangesState =>
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

/** The newest entries by acronym; null until they are read. A map, not an object, because codes come from the database. */
const selectByAcronym = createSelector([selectLastChanges], (state) =>
  state.status === 'shown' ? new Map(state.entries.map((entry) => [entry.acronym, entry])) : null,
);

/** A currency's newest entry; null when the archive has none, undefined while that is not known. */
export function selectLastChange(state: LastChangesRoot, acronym: string): ArchiveEntry | null | undefined {
  const changes = selectByAcronym(state);
  return changes === null ? undefined : (changes.get(acronym) ?? null);
}

/** Names of the staff; null until they are read. */
export function selectChangeNames(state: LastChangesRoot): StaffNames | null {
  const changes = selectLastChanges(state);
  return changes.status === 'shown' ? changes.names : null;
}

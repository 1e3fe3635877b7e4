import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../../domain/archive/entry';

/** What the page knows of one currency's development. Several can be open at once, so visitors can compare them. */
export type Development =
  | { readonly status: 'closed' }
  | { readonly status: 'reading'; readonly isRetrying: boolean }
  | ({ readonly status: 'shown' } & Known)
  | { readonly status: 'failed' }
  /** Closed, but reused if it is reopened soon. */
  | ({ readonly status: 'kept' } & Known);

interface Known {
  readonly entries: readonly ArchiveEntry[];
}

/** Developments by the ids of their records. */
export type DevelopmentsState = Readonly<Record<string, Development>>;

interface OfOne {
  /** Id of the currency's record. */
  readonly id: string;
}

const closed: Development = { status: 'closed' };

export const initialDevelopmentsState: DevelopmentsState = {};

/** closed → reading → shown or failed; shown → kept → shown or closed (rule 140). */
export const developmentsSlice = createSlice({
  name: 'developments',
  initialState: initialDevelopmentsState,
  reducers: {
    developmentOpened: change<OfOne>((development) => {
      switch (development.status) {
        case 'closed':
          return { status: 'reading', isRetrying: false };
        case 'kept':
          return { ...development, status: 'shown' };
        case 'reading':
        case 'shown':
        case 'failed':
          return development;
      }
    }),
    developmentRead: change<OfOne & Known>((development, { entries }) =>
      isOpen(development) ? { status: 'shown', entries } : development,
    ),
    /** A development that is on the screen stays there. */
    developmentFailed: change<OfOne>((development) => (development.status === 'reading' ? { status: 'failed' } : development)),
    developmentRetryRequested: change<OfOne>((development) =>
      development.status === 'failed' ? { status: 'reading', isRetrying: true } : development,
    ),
    /** A record was replaced while its development is open: the archive has this entry, or will have it in a moment. */
    versionReplaced: change<OfOne & { readonly entry: ArchiveEntry }>((development, { entry }) =>
      development.status === 'shown' && development.entries.every(({ key }) => key !== entry.key)
        ? { ...development, entries: [entry, ...development.entries] }
        : development,
    ),
    developmentClosed: change<OfOne>((development) => {
      switch (development.status) {
        case 'shown':
          return { ...development, status: 'kept' };
        case 'reading':
        case 'failed':
          return closed;
        case 'closed':
        case 'kept':
          return development;
      }
    }),
    developmentForgotten: change<OfOne>((development) => (development.status === 'kept' ? closed : development)),
  },
});

/** The part of the store's state that the selector reads. */
export interface DevelopmentsRootState {
  /** A slice that is injected later has no state before the next event. */
  readonly developments?: DevelopmentsState;
}

/** What the page knows of the development of the record with this id. */
export function selectDevelopment({ developments = initialDevelopmentsState }: DevelopmentsRootState, id: string): Development {
  return developmentIn(developments, id);
}

function isOpen({ status }: Development): boolean {
  return status === 'reading' || status === 'shown' || status === 'failed';
}

function developmentIn(state: DevelopmentsState, id: string): Development {
  return state[id] ?? closed;
}

/** Turns a reducer of one currency's development into a reducer of all developments. */
function change<Payload extends OfOne>(next: (development: Development, payload: Payload) => Development) {
  return (state: DevelopmentsState, { payload }: PayloadAction<Payload>): DevelopmentsState => {
    const before = developmentIn(state, payload.id);
    const after = next(before, payload);
    return after === before ? state : { ...state, [payload.id]: after };
  };
}

export const {
  developmentOpened,
  developmentRead,
  developmentFailed,
  developmentRetryRequested,
  versionReplaced,
  developmentClosed,
  developmentForgotten,
} = developmentsSlice.actions;

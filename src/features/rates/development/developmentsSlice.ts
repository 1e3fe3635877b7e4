import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ArchiveEntry } from '../../../domain/archive/entry';

/** What the page knows of one currency's development. Several may be open at once, because one compares them. */
export type Development =
  | { readonly status: 'closed' }
  | { readonly status: 'reading'; readonly isRetrying: boolean }
  | ({ readonly status: 'shown' } & Known)
  | { readonly status: 'failed' }
  /** Closed, and used again when it is soon opened anew. */
  | ({ readonly status: 'kept' } & Known);

interface Known {
  readonly entries: readonly ArchiveEntry[];
}

/** By the ids of the records. */
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
    /** What is on the screen stays there. */
    developmentFailed: change<OfOne>((development) => (development.status === 'reading' ? { status: 'failed' } : development)),
    developmentRetryRequested: change<OfOne>((development) =>
      development.status === 'failed' ? { status: 'reading', isRetrying: true } : development,
    ),
    /** A record was replaced while its development is open: the archive has this entry by now, or nearly so. */
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
  /** A slice that comes later has no state before the next event. */
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

/** A reducer of one currency's development as one of all of them. */
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

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ListedVersion, ListNumber } from '../../domain/archive/listNumber';
import { isSameList } from '../../domain/sameList';
import type { RequestFailure } from '../../ports/requestError';

/** The list whose number is looked up: the list of an earlier moment, in milliseconds since 1970, or the present one. */
export type NumberedList = { readonly moment: number } | { readonly moment: null; readonly versions: readonly ListedVersion[] };

/** Why a number is not known: the rates may not be current, they have just changed, or the archive could not be read. */
export type NumberFailure = RequestFailure | 'notCurrent' | 'overtaken';

/** none → reading → read or failed; a request for another list's number starts again. */
export type ListNumberState =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly list: NumberedList }
  /** `found` is null when the archive has nothing about the list. */
  | { readonly status: 'read'; readonly list: NumberedList; readonly found: ListNumber | null }
  | { readonly status: 'failed'; readonly list: NumberedList; readonly reason: NumberFailure };

export const initialListNumberState = { status: 'none' } as ListNumberState;

export const listNumberSlice = createSlice({
  name: 'listNumber',
  initialState: initialListNumberState,
  reducers: {
    listNumberRequested: (_state, { payload: list }: PayloadAction<NumberedList>): ListNumberState => ({
      status: 'reading',
      list,
    }),
    listNumberRead: (state, { payload: found }: PayloadAction<ListNumber | null>): ListNumberState =>
      state.status === 'reading' ? { status: 'read', list: state.list, found } : state,
    listNumberFailed: (state, { payload: reason }: PayloadAction<NumberFailure>): ListNumberState =>
      state.status === 'reading' ? { status: 'failed', list: state.list, reason } : state,
  },
  selectors: {
    /** What is known about this list's number; the initial state if another list was looked up last. */
    selectListNumber: (state, list: NumberedList): ListNumberState =>
      state.status !== 'none' && isSameNumberedList(state.list, list) ? state : initialListNumberState,
  },
});

function isSameNumberedList(one: NumberedList, other: NumberedList): boolean {
  return one.moment === null ? other.moment === null && isSameList(one.versions, other.versions) : one.moment === other.moment;
}

export const { listNumberRequested, listNumberRead, listNumberFailed } = listNumberSlice.actions;
export const { selectListNumber } = listNumberSlice.selectors;

/** A store that has the number of a list. */
export type ListNumberRoot = WithSlice<typeof listNumberSlice>;

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { PastList } from '../../domain/archive/listAt';
import type { RequestFailure } from '../../ports/requestError';

/** none → reading → shown or failed; another request starts again. The moment is in milliseconds since 1970. */
export type PastListState =
  | { readonly status: 'none' }
  | { readonly status: 'reading'; readonly moment: number }
  | { readonly status: 'shown'; readonly moment: number; readonly list: PastList }
  | { readonly status: 'failed'; readonly moment: number; readonly reason: RequestFailure };

export const initialPastListState = { status: 'none' } as PastListState;

export const pastListSlice = createSlice({
  name: 'pastList',
  initialState: initialPastListState,
  reducers: {
    pastListRequested: (_state, { payload: moment }: PayloadAction<number>): PastListState => ({ status: 'reading', moment }),
    pastListRead: (state, { payload: list }: PayloadAction<PastList>): PastListState =>
      state.status === 'reading' ? { status: 'shown', moment: state.moment, list } : state,
    pastListFailed: (state, { payload: reason }: PayloadAction<RequestFailure>): PastListState =>
      state.status === 'reading' ? { status: 'failed', moment: state.moment, reason } : state,
    pastListDismissed: () => initialPastListState,
  },
  selectors: { selectPastList: (state) => state },
});

export const { pastListRequested, pastListRead, pastListFailed, pastListDismissed } = pastListSlice.actions;
export const { selectPastList } = pastListSlice.selectors;

/** A store that has the list of an earlier moment. */
export type PastListRoot = WithSlice<typeof pastListSlice>;

import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { NoticeHistory } from '../../domain/notices/noticeHistory';
import type { StaffNames } from '../../ports/archive';
import type { RequestFailure } from '../../ports/requestError';
import { isSessionOver } from '../signIn/authSlice';

export interface ListedNotices {
  readonly notices: readonly NoticeHistory[];
  readonly names: StaffNames;
}

/** waiting → shown or failed. A shown list stays while it is read again, and becomes `outdated` when that fails. */
export type NoticeListState =
  | { readonly status: 'waiting' }
  | ({ readonly status: 'shown' } & ListedNotices)
  | ({ readonly status: 'outdated'; readonly reason: RequestFailure } & ListedNotices)
  | { readonly status: 'failed'; readonly reason: RequestFailure };

export const initialNoticeListState = { status: 'waiting' } as NoticeListState;

/** All notices with their versions, as the staff see them (rule 108). */
export const noticeListSlice = createSlice({
  name: 'noticeList',
  initialState: initialNoticeListState,
  reducers: {
    /** The page was opened, or another try was requested. */
    listRequested: (state): NoticeListState => (state.status === 'failed' ? { status: 'waiting' } : state),
    /** The page was left. */
    listClosed: (state): NoticeListState => state,
    listRead: (_state, { payload }: PayloadAction<ListedNotices>): NoticeListState => ({ status: 'shown', ...payload }),
    listFailed: (state, { payload: reason }: PayloadAction<RequestFailure>): NoticeListState =>
      state.status === 'shown' || state.status === 'outdated'
        ? { status: 'outdated', reason, notices: state.notices, names: state.names }
        : { status: 'failed', reason },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionOver, () => initialNoticeListState);
  },
  selectors: { selectNoticeList: (state) => state },
});

export const { listRequested, listClosed, listRead, listFailed } = noticeListSlice.actions;
export const { selectNoticeList } = noticeListSlice.selectors;

import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Notice } from '../../domain/notices/notice';

interface Known {
  readonly notices: readonly Notice[];
}

/** The source of the notices that the page knows: waiting → remembered → read or followed. */
export type NoticesState =
  | { readonly status: 'waiting' }
  /** Kept from an earlier visit. */
  | ({ readonly status: 'remembered' } & Known)
  /** The database has answered once; nothing follows the changes. */
  | ({ readonly status: 'read' } & Known)
  | ({ readonly status: 'followed' } & Known);

export const initialNoticesState = { status: 'waiting' } as NoticesState;

/** The notices that hold now or later (rules 104 and 105). The slice loads with the office's news, after the rates. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState: initialNoticesState,
  reducers: {
    noticesRecalled: (state, { payload: notices }: PayloadAction<readonly Notice[]>): NoticesState =>
      state.status === 'waiting' ? { status: 'remembered', notices } : state,
    noticesRead: (state, { payload: notices }: PayloadAction<readonly Notice[]>): NoticesState =>
      state.status === 'followed' ? state : { status: 'read', notices },
    noticesReceived: (_state, { payload: notices }: PayloadAction<readonly Notice[]>): NoticesState => ({
      status: 'followed',
      notices,
    }),
    /** The subscription ended; the last notices stay until the next answer. */
    noticesUnfollowed: (state): NoticesState =>
      state.status === 'followed' ? { status: 'read', notices: state.notices } : state,
  },
});

export const { noticesRecalled, noticesRead, noticesReceived, noticesUnfollowed } = noticesSlice.actions;

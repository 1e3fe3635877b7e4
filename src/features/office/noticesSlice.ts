import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Notice } from '../../domain/notices/notice';

interface Known {
  readonly notices: readonly Notice[];
}

/** Where the notices that the page knows come from: waiting → remembered → read or followed. */
export type NoticesState =
  | { readonly status: 'waiting' }
  /** Kept from an earlier visit. */
  | ({ readonly status: 'remembered' } & Known)
  /** The database has answered once, and nothing follows the changes. */
  | ({ readonly status: 'read' } & Known)
  | ({ readonly status: 'followed' } & Known);

export const initialNoticesState = { status: 'waiting' } as NoticesState;

/** The notices that hold now or later (rules 104 and 105); it comes with the office's news, after the rates. */
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
    /** The subscription ended: what was told last stays, until it is asked for anew. */
    noticesUnfollowed: (state): NoticesState =>
      state.status === 'followed' ? { status: 'read', notices: state.notices } : state,
  },
});

export const { noticesRecalled, noticesRead, noticesReceived, noticesUnfollowed } = noticesSlice.actions;

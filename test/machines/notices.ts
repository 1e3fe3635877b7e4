import type { NoticesState } from '../../src/features/office/noticesSlice';
import {
  initialNoticesState,
  noticesRead,
  noticesRecalled,
  noticesReceived,
  noticesSlice,
  noticesUnfollowed,
} from '../../src/features/office/noticesSlice';
import { buildNotice } from '../support/buildNotice';
import type { Machine } from './machine';

const kept = [buildNotice({ id: 'kept' })];
const read = [buildNotice({ id: 'read' })];
const received = [buildNotice({ id: 'received' })];
const earlier = [buildNotice({ id: 'earlier' })];

const events = {
  noticesRecalled: noticesRecalled(kept),
  noticesRead: noticesRead(read),
  noticesReceived: noticesReceived(received),
  noticesUnfollowed: noticesUnfollowed(),
};

const nowRead: NoticesState = { status: 'read', notices: read };
const nowFollowed: NoticesState = { status: 'followed', notices: received };
const answered = { noticesRead: nowRead, noticesReceived: nowFollowed };

export const noticesMachine: Machine<NoticesState, keyof typeof events> = {
  name: 'notices',
  reducer: noticesSlice.reducer,
  initialState: initialNoticesState,
  ownEvents: Object.keys(noticesSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    {
      name: 'waiting',
      state: initialNoticesState,
      on: { noticesRecalled: { status: 'remembered', notices: kept }, ...answered },
    },
    { name: 'remembered', state: { status: 'remembered', notices: earlier }, on: answered },
    { name: 'read', state: { status: 'read', notices: earlier }, on: answered },
    {
      name: 'followed',
      state: { status: 'followed', notices: earlier },
      on: { noticesReceived: nowFollowed, noticesUnfollowed: { status: 'read', notices: earlier } },
    },
  ],
};

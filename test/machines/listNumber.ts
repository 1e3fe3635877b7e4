import type { ListNumberState, NumberedList } from '../../src/staff/sheet/listNumberSlice';
import {
  initialListNumberState,
  listNumberFailed,
  listNumberRead,
  listNumberRequested,
  listNumberSlice,
} from '../../src/staff/sheet/listNumberSlice';
import type { Machine } from './machine';

const found = { validFrom: 1, number: 3 };
const earlier: NumberedList = { moment: 1 };
const present: NumberedList = { moment: null, versions: [{ acronym: 'USD', updated: null }] };

const events = {
  listNumberRequested: listNumberRequested(present),
  listNumberRead: listNumberRead(found),
  listNumberFailed: listNumberFailed('unreachable'),
};
const reading: ListNumberState = { status: 'reading', list: present };

/** The number of the list to be printed, as far as it is known. */
export const listNumberMachine: Machine<ListNumberState, keyof typeof events> = {
  name: 'listNumber',
  reducer: listNumberSlice.reducer,
  initialState: initialListNumberState,
  ownEvents: Object.keys(listNumberSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    { name: 'none', state: { status: 'none' }, on: { listNumberRequested: reading } },
    {
      name: 'reading',
      state: { status: 'reading', list: earlier },
      on: {
        listNumberRequested: reading,
        listNumberRead: { status: 'read', list: earlier, found },
        listNumberFailed: { status: 'failed', list: earlier, reason: 'unreachable' },
      },
    },
    { name: 'read', state: { status: 'read', list: earlier, found: null }, on: { listNumberRequested: reading } },
    { name: 'failed', state: { status: 'failed', list: earlier, reason: 'overtaken' }, on: { listNumberRequested: reading } },
  ],
};

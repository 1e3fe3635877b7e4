import { draftOf } from '../../src/domain/notices/noticeDraft';
import type { NoticeEditorState, NoticeWrite } from '../../src/staff/notices/noticeEditorSlice';
import {
  draftChanged,
  draftCleared,
  editBegun,
  initialNoticeEditorState,
  noticeEditorSlice,
  noticeIdMade,
  noticeNotWritten,
  noticeWritten,
  outcomeDismissed,
  writeCancelled,
  writeConfirmed,
  writeRequested,
} from '../../src/staff/notices/noticeEditorSlice';
import type { NoticeListState } from '../../src/staff/notices/noticeListSlice';
import {
  initialNoticeListState,
  listClosed,
  listFailed,
  listRead,
  listRequested,
  noticeListSlice,
} from '../../src/staff/notices/noticeListSlice';
import { sessionEnded, signOutRequested, userSignedIn, userSignedOut } from '../../src/staff/signIn/authSlice';
import { buildNotice, buildNoticeVersion } from '../support/buildNotice';
import type { Machine, MachineRow } from './machine';

const email = 'staff@zmenaren.test';
const { id, ...content } = buildNotice();
const typed = draftOf({ ...content, closed: null });
const stored = buildNoticeVersion({ version: 3 });

const adding: NoticeWrite = { act: 'add', version: { ...content, id: null, version: 1, isWithdrawn: false } };
const changing: NoticeWrite = { act: 'change', version: { ...content, id, version: 4, isWithdrawn: false } };
const withdrawing: NoticeWrite = { act: 'withdraw', version: { ...content, id, version: 4, isWithdrawn: true } };

/** The notice as it goes on under another id. */
const newest = { id: '20271231-00000002', version: 1 };

const events = {
  draftChanged: draftChanged(typed),
  editBegun: editBegun(stored),
  draftCleared: draftCleared(),
  writeRequested: writeRequested({ write: adding, concerns: [] }),
  'writeRequested (unusual)': writeRequested({ write: adding, concerns: ['long'] }),
  writeConfirmed: writeConfirmed(),
  writeCancelled: writeCancelled(),
  noticeIdMade: noticeIdMade(id),
  noticeWritten: noticeWritten({ id, newest }),
  noticeNotWritten: noticeNotWritten({ reason: 'failed', id }),
  'noticeNotWritten (overtaken)': noticeNotWritten({ reason: 'overtaken', id, newest: 5 }),
  outcomeDismissed: outcomeDismissed(),
  signOutRequested: signOutRequested(),
  userSignedOut: userSignedOut(),
  sessionEnded: sessionEnded({ email, reason: 'unknown' }),
  userSignedIn: userSignedIn(email),
  'userSignedIn (another account)': userSignedIn('other@zmenaren.test'),
};

type Row = MachineRow<NoticeEditorState, keyof typeof events>;

const nothing = initialNoticeEditorState;
const edited = { id, version: 3 };
const atWork = { draft: draftOf(content), edited: null, waitingFor: null };
const atEdit = { draft: draftOf(content), edited, waitingFor: null };
const idleWith = (work: object): NoticeEditorState => ({ ...nothing, ...work, status: 'idle' });
const asIdle = ({ draft, edited: ofNotice, waitingFor }: NoticeEditorState) => ({ draft, edited: ofNotice, waitingFor });

const signedOut = (state: NoticeEditorState): Row['on'] => ({
  signOutRequested: nothing,
  userSignedOut: nothing,
  sessionEnded: idleWith({ ...asIdle(state), waitingFor: email }),
});

/** The events that every status except `writing` handles alike. */
const typing = (state: NoticeEditorState): Row['on'] => ({
  ...signedOut(state),
  draftChanged: idleWith({ ...asIdle(state), draft: typed }),
  editBegun: idleWith({ ...asIdle(state), draft: draftOf(stored), edited }),
  draftCleared: nothing,
  writeRequested: { ...asIdle(state), status: 'writing', write: adding },
  'writeRequested (unusual)': { ...asIdle(state), status: 'asking', write: adding, concerns: ['long'] },
});

const asking: NoticeEditorState = { status: 'asking', ...atWork, write: adding, concerns: ['long'] };
const writingNew: NoticeEditorState = { status: 'writing', ...atWork, write: adding };
const unsaved = { id, version: 0 };
const writingNamed: NoticeEditorState = { ...writingNew, edited: unsaved };
const writingChange: NoticeEditorState = { status: 'writing', ...atEdit, write: changing };
const withdrawingEdited: NoticeEditorState = { status: 'writing', ...atEdit, write: withdrawing };
const restoring: NoticeWrite = {
  act: 'restore',
  version: { ...content, closed: null, id, version: 4, isWithdrawn: false },
};
const withdrawingTyped: NoticeEditorState = { ...withdrawingEdited, draft: typed };
const restoringTyped: NoticeEditorState = { status: 'writing', ...atEdit, write: restoring };
const withdrawingOther: NoticeEditorState = { status: 'writing', ...atWork, write: withdrawing };
const written: NoticeEditorState = { ...nothing, status: 'written', act: 'add' };
const typedWhileAdded: NoticeEditorState = { ...writingNamed, draft: typed };
const typedWhileChanged: NoticeEditorState = { ...writingChange, draft: typed };
const notWritten: NoticeEditorState = { status: 'notWritten', ...atEdit, reason: 'failed' };
const left = idleWith({ ...atWork, waitingFor: email });

const failing = (state: NoticeEditorState, version: number | null): Row['on'] => ({
  ...signedOut(state),
  draftChanged: { ...state, draft: typed },
  noticeNotWritten: {
    ...asIdle(state),
    edited: version === null ? state.edited : { id, version },
    status: 'notWritten',
    reason: 'failed',
  },
  'noticeNotWritten (overtaken)': {
    ...asIdle(state),
    edited: version === null ? state.edited : { id, version: 5 },
    status: 'notWritten',
    reason: 'overtaken',
  },
});

const ended = (act: NoticeWrite['act']): NoticeEditorState => ({ ...nothing, status: 'written', act });
/** If typing went on during the write, the draft is now a change of the version that was written. */
const endedTypedOn = (act: NoticeWrite['act']): NoticeEditorState => ({
  status: 'written',
  act,
  draft: typed,
  edited: newest,
  waitingFor: null,
});

export const noticeEditorMachine: Machine<NoticeEditorState, keyof typeof events> = {
  name: 'noticeEditor',
  reducer: noticeEditorSlice.reducer,
  initialState: nothing,
  ownEvents: Object.keys(noticeEditorSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    { name: 'idle', state: nothing, on: typing(nothing) },
    { name: 'idle, changing a notice', state: idleWith(atEdit), on: typing(idleWith(atEdit)) },
    {
      name: 'idle, left by its account',
      state: left,
      on: {
        ...typing(left),
        userSignedOut: left,
        userSignedIn: idleWith(atWork),
        'userSignedIn (another account)': nothing,
      },
    },
    {
      name: 'asking',
      state: asking,
      on: { ...typing(asking), writeConfirmed: writingNew, writeCancelled: idleWith(atWork), outcomeDismissed: idleWith(atWork) },
    },
    {
      name: 'writing a new notice, before it has an id',
      state: writingNew,
      on: {
        ...failing(writingNew, null),
        noticeIdMade: writingNamed,
        noticeWritten: { ...atWork, status: 'written', act: 'add' },
      },
    },
    {
      name: 'writing a new notice',
      state: writingNamed,
      on: { ...failing(writingNamed, 0), noticeIdMade: writingNamed, noticeWritten: ended('add') },
    },
    { name: 'writing a change', state: writingChange, on: { ...failing(writingChange, 3), noticeWritten: ended('change') } },
    {
      name: 'writing a new notice, typed on',
      state: typedWhileAdded,
      on: {
        ...failing(typedWhileAdded, 0),
        noticeIdMade: typedWhileAdded,
        noticeWritten: endedTypedOn('add'),
      },
    },
    {
      name: 'writing a change, typed on',
      state: typedWhileChanged,
      on: {
        ...failing(typedWhileChanged, 3),
        noticeWritten: endedTypedOn('change'),
      },
    },
    {
      name: 'withdrawing what is typed over',
      state: withdrawingEdited,
      on: { ...failing(withdrawingEdited, 3), noticeWritten: ended('withdraw') },
    },
    {
      name: 'withdrawing what is typed over, typed on',
      state: withdrawingTyped,
      on: {
        ...failing(withdrawingTyped, 3),
        noticeWritten: endedTypedOn('withdraw'),
      },
    },
    {
      name: 'restoring another text than what is typed over it',
      state: restoringTyped,
      on: {
        ...failing(restoringTyped, 3),
        noticeWritten: { ...asIdle(restoringTyped), status: 'written', act: 'restore', edited: newest },
      },
    },
    {
      name: 'withdrawing another notice',
      state: withdrawingOther,
      on: { ...failing(withdrawingOther, null), noticeWritten: { ...atWork, status: 'written', act: 'withdraw' } },
    },
    { name: 'written', state: written, on: { ...typing(written), outcomeDismissed: nothing } },
    { name: 'not written', state: notWritten, on: { ...typing(notWritten), outcomeDismissed: idleWith(atEdit) } },
  ],
};

const listed = { notices: [{ id, newest: 3, versions: [stored] }], names: { 'staff-1': 'Jana' } };
const earlier = { notices: [], names: {} };

const listEvents = {
  listRequested: listRequested(),
  listClosed: listClosed(),
  listRead: listRead(listed),
  listFailed: listFailed('unreachable'),
  signOutRequested: signOutRequested(),
  userSignedOut: userSignedOut(),
  sessionEnded: sessionEnded({ email, reason: 'unknown' }),
};

const listLeft = {
  signOutRequested: initialNoticeListState,
  userSignedOut: initialNoticeListState,
  sessionEnded: initialNoticeListState,
};
const shown: NoticeListState = { status: 'shown', ...listed };
const failed: NoticeListState = { status: 'failed', reason: 'unreachable' };
const outdated: NoticeListState = { status: 'outdated', reason: 'unreachable', ...earlier };

export const noticeListMachine: Machine<NoticeListState, keyof typeof listEvents> = {
  name: 'noticeList',
  reducer: noticeListSlice.reducer,
  initialState: initialNoticeListState,
  ownEvents: Object.keys(noticeListSlice.actions),
  events: listEvents,
  statusOf: ({ status }) => status,
  rows: [
    { name: 'waiting', state: initialNoticeListState, on: { listRead: shown, listFailed: failed } },
    { name: 'shown', state: { status: 'shown', ...earlier }, on: { ...listLeft, listRead: shown, listFailed: outdated } },
    {
      name: 'outdated',
      state: { status: 'outdated', reason: 'denied', ...earlier },
      on: { ...listLeft, listRead: shown, listFailed: outdated },
    },
    {
      name: 'failed',
      state: { status: 'failed', reason: 'denied' },
      on: { ...listLeft, listRequested: initialNoticeListState, listRead: shown, listFailed: failed },
    },
  ],
};

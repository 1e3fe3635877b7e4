import type { EditorState, KeptEdit, RowFailure } from '../../src/staff/rateEditor/editorSlice';
import {
  editorSlice,
  initialEditorState,
  rateEdited,
  rateReverted,
  rowFailed,
  rowSaved,
  saveCancelled,
  saveConfirmed,
  savedNoticeExpired,
  saveEnded,
  saveQuestioned,
  saveRequested,
  saveStarted,
} from '../../src/staff/rateEditor/editorSlice';
import { signOutRequested, userSignedOut } from '../../src/staff/signIn/authSlice';
import { ratesRead, ratesReceived } from '../../src/features/rates/ratesSlice';
import type { RateConcern } from '../../src/domain/rates/concerns';
import { buildCurrency } from '../support/builders';
import type { Machine, MachineRow } from './machine';

const WRITTEN_AT = '2026-04-13T16:00:01';
const edit: KeptEdit = {
  key: 'usd',
  side: 'buy',
  parts: { whole: '1', decimals: '2' },
  base: 1.187,
  acknowledgedAs: null,
};
const retyped: KeptEdit = { ...edit, parts: { whole: '1', decimals: '21' } };
const acknowledged: KeptEdit = { ...edit, base: 1.2, acknowledgedAs: WRITTEN_AT };
const otherEdit: KeptEdit = { ...edit, key: 'czk', parts: { whole: 'x', decimals: '' }, base: 24.9 };
const concern: RateConcern = { key: 'usd', acronym: 'USD', kind: 'sellAboveBuy', buy: 1.2, sell: 1.3 };
const denied: RowFailure = { key: 'usd', reason: 'denied' };
const invalid: RowFailure = { key: 'czk', reason: 'invalid' };
const list = { currencies: [buildCurrency({ buy: 1.2, updated: WRITTEN_AT })], receivedAt: 0 };

const events = {
  rateEdited: rateEdited({ key: 'usd', side: 'buy', parts: retyped.parts, base: 1.3 }),
  rateReverted: rateReverted({ key: 'usd', side: 'buy' }),
  saveRequested: saveRequested(),
  saveQuestioned: saveQuestioned([concern]),
  saveConfirmed: saveConfirmed(),
  saveCancelled: saveCancelled(),
  saveStarted: saveStarted([invalid]),
  rowSaved: rowSaved({ key: 'usd', change: { buy: 1.2, updated: WRITTEN_AT } }),
  rowFailed: rowFailed(denied),
  saveEnded: saveEnded(),
  savedNoticeExpired: savedNoticeExpired(),
  ratesReceived: ratesReceived(list),
  ratesRead: ratesRead(list),
  signOutRequested: signOutRequested(),
  userSignedOut: userSignedOut(),
};

type AdminRow = MachineRow<EditorState, keyof typeof events>;

const editing = (...edits: KeptEdit[]): EditorState => ({ status: 'editing', edits });
const confirming: EditorState = { status: 'confirming', edits: [edit], concerns: [concern] };
const saving = (savedCount: number, failures: RowFailure[], ...edits: KeptEdit[]): EditorState => ({
  status: 'saving',
  edits,
  savedCount,
  failures,
});
const saved = (...edits: KeptEdit[]): EditorState => ({ status: 'saved', edits });
const partlyFailed = (failures: RowFailure[], ...edits: KeptEdit[]): EditorState => ({
  status: 'partlyFailed',
  outcome: { savedCount: 1, failedCount: 2 },
  failures,
  edits,
});

const signedOut: AdminRow['on'] = { signOutRequested: initialEditorState, userSignedOut: initialEditorState };
const newSave: AdminRow['on'] = { saveQuestioned: confirming, saveStarted: saving(0, [invalid], edit) };

export const editorMachine: Machine<EditorState, keyof typeof events> = {
  name: 'editor',
  reducer: editorSlice.reducer,
  initialState: initialEditorState,
  ownEvents: Object.keys(editorSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    {
      name: 'editing',
      state: editing(edit),
      on: { ...signedOut, ...newSave, rateEdited: editing(retyped), rateReverted: editing() },
    },
    {
      name: 'editing, with an acknowledged edit',
      state: editing(acknowledged),
      on: {
        ...signedOut,
        rateEdited: editing({ ...retyped, base: 1.2 }),
        rateReverted: editing(),
        saveQuestioned: { ...confirming, edits: [acknowledged] },
        saveStarted: saving(0, [invalid], acknowledged),
        ratesReceived: editing(),
        ratesRead: editing(),
      },
    },
    {
      name: 'confirming',
      state: confirming,
      on: {
        ...signedOut,
        rateEdited: { ...confirming, edits: [retyped] },
        rateReverted: { ...confirming, edits: [] },
        saveQuestioned: confirming,
        saveCancelled: editing(edit),
        saveStarted: saving(0, [invalid], edit),
      },
    },
    {
      name: 'saving, nothing settled yet',
      state: saving(0, [], edit),
      on: {
        ...signedOut,
        rateEdited: saving(0, [], retyped),
        rateReverted: saving(0, []),
        rowSaved: saving(1, [], acknowledged),
        rowFailed: saving(0, [denied], edit),
        saveEnded: editing(edit),
      },
    },
    {
      name: 'saving, typed on since',
      state: saving(0, [], retyped, otherEdit),
      on: {
        ...signedOut,
        rateEdited: saving(0, [], otherEdit, retyped),
        rateReverted: saving(0, [], otherEdit),
        rowSaved: saving(1, [], { ...retyped, base: 1.2 }, otherEdit),
        rowFailed: saving(0, [denied], retyped, otherEdit),
        saveEnded: editing(retyped, otherEdit),
      },
    },
    {
      name: 'saving, all saved',
      state: saving(1, [], acknowledged),
      on: {
        ...signedOut,
        rateEdited: saving(1, [], { ...retyped, base: 1.2 }),
        rateReverted: saving(1, []),
        rowSaved: saving(2, [], acknowledged),
        rowFailed: saving(1, [denied], acknowledged),
        saveEnded: saved(acknowledged),
        ratesReceived: saving(1, []),
        ratesRead: saving(1, []),
      },
    },
    {
      name: 'saving, some failed',
      state: saving(1, [denied, invalid], edit, otherEdit),
      on: {
        ...signedOut,
        rateEdited: saving(1, [denied, invalid], otherEdit, retyped),
        rateReverted: saving(1, [denied, invalid], otherEdit),
        rowSaved: saving(2, [denied, invalid], acknowledged, otherEdit),
        rowFailed: saving(1, [denied, invalid, denied], edit, otherEdit),
        saveEnded: partlyFailed([denied, invalid], edit, otherEdit),
      },
    },
    {
      name: 'saved',
      state: saved(edit),
      on: {
        ...signedOut,
        ...newSave,
        rateEdited: saved(retyped),
        rateReverted: saved(),
        savedNoticeExpired: editing(edit),
      },
    },
    {
      name: 'partly failed',
      state: partlyFailed([denied, invalid], edit, otherEdit),
      on: {
        ...signedOut,
        saveQuestioned: { ...confirming, edits: [edit, otherEdit] },
        saveStarted: saving(0, [invalid], edit, otherEdit),
        rateEdited: partlyFailed([invalid], otherEdit, retyped),
        rateReverted: partlyFailed([invalid], otherEdit),
      },
    },
    {
      name: 'partly failed, one row',
      state: partlyFailed([denied], edit),
      on: { ...signedOut, ...newSave, rateEdited: editing(retyped), rateReverted: editing() },
    },
  ],
};

import type { EditorState, RowFailure } from '../../src/staff/rateEditor/editorSlice';
import {
  editorSlice,
  initialEditorState,
  newerRecordFound,
  rateEdited,
  editDiscarded,
  rowFailed,
  rowSaved,
  rowsFoundSaved,
  saveCancelled,
  saveConfirmed,
  savedMessageExpired,
  saveEnded,
  saveQuestioned,
  saveRequested,
  saveStarted,
} from '../../src/staff/rateEditor/editorSlice';
import type { FoundRecord, NewerRecord } from '../../src/staff/rateEditor/newerRecords';
import { sessionEnded, signInTakenBack, signOutRequested, userSignedIn, userSignedOut } from '../../src/staff/signIn/authSlice';
import { ratesRead, ratesReceived } from '../../src/features/rates/ratesSlice';
import type { RateEdit } from '../../src/domain/rates/rateEdit';
import type { RateConcern } from '../../src/domain/rates/concerns';
import { buildCurrency } from '../support/builders';
import type { Machine, MachineRow } from './machine';

const BEFORE = '2026-04-13T16:00:00';
const WRITTEN_AT = '2026-04-13T16:00:01';
const STAFF = 'staff@zmenaren.test';
const edit: RateEdit = { key: 'usd', side: 'buy', parts: { whole: '1', decimals: '2' }, base: 1.187 };
const retyped: RateEdit = { ...edit, parts: { whole: '1', decimals: '21' } };
const otherEdit: RateEdit = { ...edit, key: 'czk', parts: { whole: 'x', decimals: '' }, base: 24.9 };
const mended: RateEdit = { ...otherEdit, parts: { whole: '25', decimals: '' } };
const concern: RateConcern = { key: 'usd', acronym: 'USD', kind: 'sellAboveBuy', buy: 1.2, sell: 1.3 };
const denied: RowFailure = { key: 'usd', reason: 'denied' };
const restored: RowFailure = { key: 'usd', reason: 'restored' };
const invalid: RowFailure = { key: 'czk', reason: 'invalid' };
const savedRow: FoundRecord = {
  key: 'usd',
  shown: buildCurrency({ updated: BEFORE }),
  currency: buildCurrency({ buy: 1.2, updated: WRITTEN_AT }),
};
const found: FoundRecord = { key: 'czk', shown: buildCurrency({ acronym: 'CZK', updated: BEFORE }), currency: null };
const asNewer = ({ shown, ...record }: FoundRecord): NewerRecord => ({ ...record, older: [shown] });
const savedRecord = asNewer(savedRow);
const goneRecord = asNewer(found);
const list = { currencies: [buildCurrency({ buy: 1.2, updated: WRITTEN_AT })], receivedAt: 0 };

const events = {
  rateEdited: rateEdited({ key: 'usd', side: 'buy', parts: retyped.parts, base: 1.3 }),
  'rateEdited (put right)': rateEdited(mended),
  editDiscarded: editDiscarded({ key: 'usd', side: 'buy' }),
  saveRequested: saveRequested(),
  saveQuestioned: saveQuestioned([concern]),
  saveConfirmed: saveConfirmed(),
  saveCancelled: saveCancelled(),
  saveStarted: saveStarted([invalid]),
  rowSaved: rowSaved(savedRow),
  rowFailed: rowFailed(denied),
  newerRecordFound: newerRecordFound(found),
  saveEnded: saveEnded(),
  rowsFoundSaved: rowsFoundSaved(['usd']),
  savedMessageExpired: savedMessageExpired(),
  ratesReceived: ratesReceived(list),
  ratesRead: ratesRead(list),
  signOutRequested: signOutRequested(),
  userSignedOut: userSignedOut(),
  sessionEnded: sessionEnded({ email: STAFF, reason: 'unknown' }),
  signInTakenBack: signInTakenBack(STAFF),
  userSignedIn: userSignedIn(STAFF),
};

type EditorRow = MachineRow<EditorState, keyof typeof events>;

const kept = (edits: readonly RateEdit[], newerRecords: readonly NewerRecord[] = [], waitingFor: string | null = null) => ({
  edits,
  newerRecords,
  waitingFor,
});
const editing = (...edits: RateEdit[]): EditorState => ({ status: 'editing', ...kept(edits) });
const confirming: EditorState = { status: 'confirming', ...kept([edit]), concerns: [concern], lastSave: null };
const saving = (savedCount: number, failures: RowFailure[], ...edits: RateEdit[]): EditorState => ({
  status: 'saving',
  ...kept(edits),
  savedCount,
  failures,
});
const saved = (...edits: RateEdit[]): EditorState => ({ status: 'saved', ...kept(edits) });
const lastSave = (failures: RowFailure[]) => ({
  outcome: { savedCount: 1, failures: [denied, invalid] },
  foundSavedKeys: [],
  failures,
});
const partlyFailed = (failures: RowFailure[], ...edits: RateEdit[]): EditorState => ({
  status: 'partlyFailed',
  ...kept(edits),
  ...lastSave(failures),
});
const confirmingAgain = (failures: RowFailure[], ...edits: RateEdit[]): EditorState => ({
  status: 'confirming',
  ...kept(edits),
  concerns: [concern],
  lastSave: failures.length > 0 ? lastSave(failures) : null,
});
const withNewer = (state: EditorState, ...newerRecords: NewerRecord[]): EditorState => ({ ...state, newerRecords });
const waitingFor = (email: string, ...edits: RateEdit[]): EditorState => ({ status: 'editing', ...kept(edits, [], email) });

/** The events that every status handles alike. */
const inEveryStatus = (state: EditorState): EditorRow['on'] => ({
  signOutRequested: initialEditorState,
  userSignedOut: initialEditorState,
  sessionEnded: { ...editing(...state.edits), newerRecords: state.newerRecords, waitingFor: STAFF },
  signInTakenBack: { ...state, waitingFor: STAFF },
  'rateEdited (put right)': { ...state, edits: [...state.edits.filter(({ key }) => key !== 'czk'), mended] },
  newerRecordFound: withNewer(state, ...state.newerRecords, goneRecord),
});
const newSave: EditorRow['on'] = { saveQuestioned: confirming, saveStarted: saving(0, [invalid], edit) };

const row = (name: string, state: EditorState, on: EditorRow['on']): EditorRow => ({
  name,
  state,
  on: { ...inEveryStatus(state), ...on },
});

const savedButNotListed = withNewer(saving(1, []), savedRecord);

export const editorMachine: Machine<EditorState, keyof typeof events> = {
  name: 'editor',
  reducer: editorSlice.reducer,
  initialState: initialEditorState,
  ownEvents: Object.keys(editorSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    row('editing', editing(edit), {
      ...newSave,
      rateEdited: editing(retyped),
      editDiscarded: editing(),
      rowsFoundSaved: editing(),
    }),
    row('editing, with a saved record that the list does not show yet', withNewer(editing(), savedRecord), {
      rateEdited: withNewer(editing({ ...retyped, base: 1.3 }), savedRecord),
      saveQuestioned: { ...confirming, edits: [], newerRecords: [savedRecord] },
      saveStarted: withNewer(saving(0, [invalid]), savedRecord),
      ratesReceived: editing(),
      ratesRead: editing(),
    }),
    row('editing, left by the same account', waitingFor(STAFF, edit), {
      rateEdited: waitingFor(STAFF, retyped),
      editDiscarded: waitingFor(STAFF),
      saveQuestioned: { ...confirming, waitingFor: STAFF },
      saveStarted: { ...saving(0, [invalid], edit), waitingFor: STAFF },
      rowsFoundSaved: waitingFor(STAFF),
      newerRecordFound: withNewer(waitingFor(STAFF, edit), goneRecord),
      userSignedOut: waitingFor(STAFF, edit),
      userSignedIn: editing(edit),
    }),
    row('editing, left by another account', waitingFor('other@zmenaren.test', edit), {
      rateEdited: waitingFor('other@zmenaren.test', retyped),
      editDiscarded: waitingFor('other@zmenaren.test'),
      saveQuestioned: { ...confirming, waitingFor: 'other@zmenaren.test' },
      saveStarted: { ...saving(0, [invalid], edit), waitingFor: 'other@zmenaren.test' },
      rowsFoundSaved: waitingFor('other@zmenaren.test'),
      newerRecordFound: withNewer(waitingFor('other@zmenaren.test', edit), goneRecord),
      userSignedOut: waitingFor('other@zmenaren.test', edit),
      userSignedIn: initialEditorState,
    }),
    row('confirming', confirming, {
      rateEdited: { ...confirming, edits: [retyped] },
      editDiscarded: { ...confirming, edits: [] },
      saveQuestioned: confirming,
      saveCancelled: editing(edit),
      saveStarted: saving(0, [invalid], edit),
      rowsFoundSaved: { ...confirming, edits: [] },
    }),
    row('saving, nothing settled yet', saving(0, [], edit), {
      rateEdited: saving(0, [], retyped),
      editDiscarded: saving(0, []),
      rowSaved: savedButNotListed,
      rowFailed: saving(0, [denied], edit),
      saveEnded: editing(edit),
      rowsFoundSaved: saving(0, []),
    }),
    row('saving, typed on since', saving(0, [], retyped, otherEdit), {
      rateEdited: saving(0, [], otherEdit, retyped),
      editDiscarded: saving(0, [], otherEdit),
      rowSaved: withNewer(saving(1, [], { ...retyped, base: 1.2 }, otherEdit), savedRecord),
      rowFailed: saving(0, [denied], retyped, otherEdit),
      saveEnded: editing(retyped, otherEdit),
      rowsFoundSaved: saving(0, [], otherEdit),
    }),
    row('saving, all saved', savedButNotListed, {
      rateEdited: withNewer(saving(1, [], { ...retyped, base: 1.3 }), savedRecord),
      rowSaved: withNewer(saving(2, []), savedRecord),
      rowFailed: withNewer(saving(1, [denied]), savedRecord),
      saveEnded: withNewer(saved(), savedRecord),
      ratesReceived: saving(1, []),
      ratesRead: saving(1, []),
    }),
    row('saving, some failed', saving(1, [denied, invalid], edit, otherEdit), {
      rateEdited: saving(1, [denied, invalid], otherEdit, retyped),
      editDiscarded: saving(1, [denied, invalid], otherEdit),
      rowSaved: withNewer(saving(2, [denied, invalid], otherEdit), savedRecord),
      rowFailed: saving(1, [denied, invalid, denied], edit, otherEdit),
      saveEnded: partlyFailed([denied, invalid], edit, otherEdit),
      'rateEdited (put right)': saving(1, [denied], edit, mended),
      rowsFoundSaved: saving(1, [denied, invalid], otherEdit),
    }),
    row('saved', saved(edit), {
      ...newSave,
      rateEdited: saved(retyped),
      editDiscarded: saved(),
      rowsFoundSaved: saved(),
      savedMessageExpired: editing(edit),
    }),
    row('partly failed', partlyFailed([denied, invalid], edit, otherEdit), {
      'rateEdited (put right)': partlyFailed([denied], edit, mended),
      saveQuestioned: confirmingAgain([denied, invalid], edit, otherEdit),
      saveStarted: saving(0, [invalid], edit, otherEdit),
      rateEdited: partlyFailed([invalid], otherEdit, retyped),
      editDiscarded: partlyFailed([invalid], otherEdit),
      rowsFoundSaved: { ...partlyFailed([invalid], otherEdit), foundSavedKeys: ['usd'] } as EditorState,
    }),
    row('confirming after a save that partly failed', confirmingAgain([denied], edit), {
      rateEdited: confirmingAgain([], retyped),
      editDiscarded: confirmingAgain([]),
      saveQuestioned: confirmingAgain([denied], edit),
      saveCancelled: partlyFailed([denied], edit),
      saveStarted: saving(0, [invalid], edit),
      rowsFoundSaved: confirmingAgain([]),
    }),
    row('partly failed, one row', partlyFailed([denied], edit), {
      ...newSave,
      saveQuestioned: confirmingAgain([denied], edit),
      rateEdited: editing(retyped),
      editDiscarded: editing(),
      rowsFoundSaved: editing(),
    }),
    row('partly failed, for a restored record', partlyFailed([restored], edit), {
      ...newSave,
      saveQuestioned: confirmingAgain([restored], edit),
      rateEdited: partlyFailed([restored], retyped),
      editDiscarded: editing(),
      rowsFoundSaved: editing(),
    }),
  ],
};

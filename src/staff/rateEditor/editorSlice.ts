import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Currency, QuoteSide } from '../../domain/rates/currency';
import type { RateConcern } from '../../domain/rates/concerns';
import type { RateEdit } from '../../domain/rates/rateEdit';
import { readRateParts } from '../../domain/rates/rateParts';
import type { ClockConcern } from '../../domain/time/clockDrift';
import { ratesRead, ratesReceived } from '../../features/rates/ratesSlice';
import { sessionEnded } from '../signIn/authSlice';
import type { WaitingWork } from '../signIn/waitingWork';
import { afterSession } from '../signIn/waitingWork';
import type { WriteReason } from '../versions/writeVersion';
import type { FoundRecord, NewerRecord } from './newerRecords';
import { stillNewer, withNewerRecord } from './newerRecords';

/** Why a row was not saved: it holds an invalid rate, or its write failed. */
export type RowReason = 'invalid' | WriteReason;

export interface RowFailure {
  readonly key: string;
  readonly reason: RowReason;
}

/** Something that staff should look at twice before anything is sent. */
export type SaveConcern = RateConcern | ClockConcern;

/** How many rows a save wrote, and which rows it did not write. */
export interface SaveOutcome {
  readonly savedCount: number;
  readonly failures: readonly RowFailure[];
}

/** What became of a save that left some rows unwritten. */
interface PartlyFailed {
  readonly outcome: SaveOutcome;
  /** Keys of the failed rows whose typed rates turned out to be stored. */
  readonly foundSavedKeys: readonly string[];
  /** Rows that are still marked; a row that is edited again, or was found saved, loses its mark. */
  readonly failures: readonly RowFailure[];
}

interface Kept extends WaitingWork {
  readonly edits: readonly RateEdit[];
  /** Records that the server is known to hold but that the list doesn't show yet. */
  readonly newerRecords: readonly NewerRecord[];
}

/** editing → (confirming →) saving → saved or partlyFailed → editing. Edits outlive every status. */
export type EditorState = Kept &
  (
    | { readonly status: 'editing' }
    /** Without an answer, what the last save left unwritten is told again. */
    | { readonly status: 'confirming'; readonly concerns: readonly SaveConcern[]; readonly lastSave: PartlyFailed | null }
    | { readonly status: 'saving'; readonly savedCount: number; readonly failures: readonly RowFailure[] }
    | { readonly status: 'saved' }
    | ({ readonly status: 'partlyFailed' } & PartlyFailed)
  );

const nothingKept: Kept = { edits: [], newerRecords: [], waitingFor: null };

export const initialEditorState = { status: 'editing', ...nothingKept } as EditorState;

type Field = Pick<RateEdit, 'key' | 'side'>;

export const editorSlice = createSlice({
  name: 'editor',
  initialState: initialEditorState,
  reducers: {
    rateEdited: (state, { payload }: PayloadAction<RateEdit>): EditorState =>
      withEdits(state, payload, putEdit(state.edits, payload)),
    editDiscarded: (state, { payload }: PayloadAction<Field>): EditorState =>
      withEdits(state, payload, withoutField(state.edits, payload)),
    /** Handled by the saga, because the next step depends on the rates. */
    saveRequested: (state): EditorState => state,
    /** The rows to be written raise concerns. */
    saveQuestioned: (state, { payload: concerns }: PayloadAction<readonly SaveConcern[]>): EditorState =>
      state.status === 'saving' ? state : { status: 'confirming', ...keptIn(state), concerns, lastSave: lastSaveIn(state) },
    saveConfirmed: (state): EditorState => state,
    saveCancelled: (state): EditorState => (state.status === 'confirming' ? telling(state, state.lastSave) : state),
    /** Writing begins; rows that can't be written have failed already. */
    saveStarted: (state, { payload: failures }: PayloadAction<readonly RowFailure[]>): EditorState =>
      state.status === 'saving' ? state : { status: 'saving', ...keptIn(state), savedCount: 0, failures },
    rowSaved: (state, { payload: saved }: PayloadAction<FoundRecord>): EditorState =>
      state.status === 'saving'
        ? {
            ...state,
            edits: withoutSaved(state.edits, saved),
            newerRecords: withNewerRecord(state.newerRecords, saved),
            savedCount: state.savedCount + 1,
          }
        : state,
    rowFailed: (state, { payload: failure }: PayloadAction<RowFailure>): EditorState =>
      state.status === 'saving' ? { ...state, failures: [...state.failures, failure] } : state,
    /** The server turned out to hold another record than the list shows. */
    newerRecordFound: (state, { payload: found }: PayloadAction<FoundRecord>): EditorState => ({
      ...state,
      newerRecords: withNewerRecord(state.newerRecords, found),
    }),
    saveEnded: (state): EditorState => (state.status === 'saving' ? afterSaving(state) : state),
    /**
     * The server turned out to hold what these rows were to save: somebody typed the stored rates, an answer was lost, or somebody
     * else saved the same rates. The edits are dropped, or a later change from elsewhere would seem to conflict with them.
     */
    rowsFoundSaved: (state, { payload: keys }: PayloadAction<readonly string[]>): EditorState =>
      withMarks(
        { ...state, edits: state.edits.filter(({ key }) => !keys.includes(key)) },
        ({ key }) => !keys.includes(key),
        keys,
      ),
    savedMessageExpired: (state): EditorState => (state.status === 'saved' ? editing(keptIn(state)) : state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(ratesReceived, (state, { payload }) => withList(state, payload.currencies))
      .addCase(ratesRead, (state, { payload }) => withList(state, payload.currencies))
      // The end of the session also ends a question or a save.
      .addCase(sessionEnded, (state, event) => afterSession(editing(keptIn(state)), event, initialEditorState))
      .addDefaultCase((state, event) => afterSession<EditorState>(state, event, initialEditorState));
  },
  selectors: {
    selectEdits: (state) => state.edits,
    selectNewerRecords: (state) => state.newerRecords,
    /** The edit of a stored rate; null without one. */
    selectEdit: (state, key: string, side: QuoteSide): RateEdit | null => findEdit(state.edits, { key, side }) ?? null,
    selectEditorStatus: (state) => state.status,
    selectConcerns: (state) => (state.status === 'confirming' ? state.concerns : NO_CONCERNS),
    selectFailures: (state) => (state.status === 'partlyFailed' ? state.failures : NO_FAILURES),
    /** Why the last save did not write the row; null when nothing is wrong. */
    selectReasonOf: (state, key: string): RowReason | null =>
      state.status === 'partlyFailed' ? (state.failures.find((failure) => failure.key === key)?.reason ?? null) : null,
    /** Null unless the last save left some rows unwritten; a new object for every save. */
    selectSaveOutcome: (state) => (state.status === 'partlyFailed' ? state.outcome : null),
    selectFoundSavedKeys: (state) => (state.status === 'partlyFailed' ? state.foundSavedKeys : NO_KEYS),
  },
});

const NO_CONCERNS: readonly SaveConcern[] = [];
const NO_FAILURES: readonly RowFailure[] = [];
const NO_KEYS: readonly string[] = [];

/** Reasons that can outlast an edit of the row: another rate may still be invalid, and a restored record stays restored. */
const lastingReasons: readonly RowReason[] = ['invalid', 'restored'];

function keptIn({ edits, newerRecords, waitingFor }: Kept): Kept {
  return { edits, newerRecords, waitingFor };
}

function editing(kept: Kept): EditorState {
  return { status: 'editing', ...kept };
}

function lastSaveIn(state: EditorState): PartlyFailed | null {
  if (state.status === 'confirming') {
    return state.lastSave;
  }
  return state.status === 'partlyFailed'
    ? { outcome: state.outcome, foundSavedKeys: state.foundSavedKeys, failures: state.failures }
    : null;
}

function isField(edit: Field, { key, side }: Field): boolean {
  return edit.key === key && edit.side === side;
}

// A list, not an object: keys come from the database, and one may be named `__proto__`.
function findEdit(edits: readonly RateEdit[], field: Field): RateEdit | undefined {
  return edits.find((edit) => isField(edit, field));
}

function withoutField(edits: readonly RateEdit[], field: Field): readonly RateEdit[] {
  return edits.filter((edit) => !isField(edit, field));
}

// The base is the rate that was stored when typing began; typing on doesn't move it, or a conflict would go unseen.
function putEdit(edits: readonly RateEdit[], typed: RateEdit): readonly RateEdit[] {
  const base = findEdit(edits, typed)?.base ?? typed.base;
  return [...withoutField(edits, typed), { ...typed, base }];
}

function withEdits(state: EditorState, { key }: Field, edits: readonly RateEdit[]): EditorState {
  if (state.status === 'saving') {
    // A rate that was invalid when the save began may be corrected before the save ends.
    const failures = state.failures.filter(
      (failure) => failure.key !== key || failure.reason !== 'invalid' || staysMarked(failure, edits),
    );
    return { ...state, edits, failures };
  }
  return withMarks({ ...state, edits }, (failure) => failure.key !== key || staysMarked(failure, edits));
}

// A row marked as invalid stays marked while any of its edits is invalid.
function staysMarked({ key, reason }: RowFailure, edits: readonly RateEdit[]): boolean {
  return lastingReasons.includes(reason) && edits.some((edit) => edit.key === key && (reason !== 'invalid' || !isRate(edit)));
}

function isRate({ parts }: RateEdit): boolean {
  return readRateParts(parts).isRate;
}

// A rate typed while the write was under way becomes a new edit of the rate that the server has now.
function withoutSaved(edits: readonly RateEdit[], { key, currency }: FoundRecord): readonly RateEdit[] {
  return edits.flatMap((edit) => {
    const saved = edit.key === key ? currency?.[edit.side] : undefined;
    if (saved == null) {
      return [edit];
    }
    const reading = readRateParts(edit.parts);
    return reading.isRate && reading.rate === saved ? [] : [{ ...edit, base: saved }];
  });
}

function telling(kept: Kept, lastSave: PartlyFailed | null): EditorState {
  return lastSave === null ? editing(keptIn(kept)) : { status: 'partlyFailed', ...keptIn(kept), ...lastSave };
}

function afterSaving({ savedCount, failures, ...kept }: EditorState & { status: 'saving' }): EditorState {
  if (failures.length > 0) {
    return telling(kept, { outcome: { savedCount, failures }, foundSavedKeys: [], failures });
  }
  return savedCount > 0 ? { status: 'saved', ...keptIn(kept) } : editing(keptIn(kept));
}

/** The state with these marks of the last save alone; `found` are the keys of rows that turned out to be stored. */
function withMarks(state: EditorState, isMarked: (failure: RowFailure) => boolean, found: readonly string[] = []): EditorState {
  const lastSave = lastSaveIn(state);
  if (lastSave === null) {
    return state;
  }
  const failures = lastSave.failures.filter(isMarked);
  const left = failures.length > 0 ? { ...lastSave, foundSavedKeys: [...lastSave.foundSavedKeys, ...found], failures } : null;
  return state.status === 'confirming' ? { ...state, lastSave: left } : telling(state, left);
}

function withList(state: EditorState, list: readonly Currency[]): EditorState {
  const newerRecords = stillNewer(state.newerRecords, list);
  return newerRecords === state.newerRecords ? state : { ...state, newerRecords };
}

export const {
  rateEdited,
  editDiscarded,
  saveRequested,
  saveQuestioned,
  saveConfirmed,
  saveCancelled,
  saveStarted,
  rowSaved,
  rowFailed,
  newerRecordFound,
  saveEnded,
  rowsFoundSaved,
  savedMessageExpired,
} = editorSlice.actions;
export const {
  selectEdits,
  selectNewerRecords,
  selectEdit,
  selectEditorStatus,
  selectConcerns,
  selectFailures,
  selectReasonOf,
  selectSaveOutcome,
  selectFoundSavedKeys,
} = editorSlice.selectors;

/** A store that has the editor. */
export type EditorRoot = WithSlice<typeof editorSlice>;

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Currency, QuoteSide } from '../../domain/rates/currency';
import type { RateConcern } from '../../domain/rates/concerns';
import type { RateEdit } from '../../domain/rates/rateEdit';
import { readRateParts } from '../../domain/rates/rateParts';
import type { ClockConcern } from '../../domain/time/clockDrift';
import { ratesRead, ratesReceived } from '../../features/rates/ratesSlice';
import { sessionEnded } from '../signIn/authSlice';
import type { LeftWork } from '../signIn/leftWork';
import { afterSession } from '../signIn/leftWork';
import type { WriteReason } from '../versions/writeVersion';
import type { FoundRecord, NewerRecord } from './newerRecords';
import { stillNewer, withNewerRecord } from './newerRecords';

/** Why a row was not saved: it holds something that is no rate, or what became of its write. */
export type RowReason = 'invalid' | WriteReason;

export interface RowFailure {
  readonly key: string;
  readonly reason: RowReason;
}

/** What should be looked at before anything is sent. */
export type SaveConcern = RateConcern | ClockConcern;

/** How many rows a save wrote, and which it did not. */
export interface SaveOutcome {
  readonly savedCount: number;
  readonly failures: readonly RowFailure[];
}

interface Kept extends LeftWork {
  readonly edits: readonly RateEdit[];
  /** What the server is known to hold, of records that the list doesn't show yet as they are. */
  readonly newerRecords: readonly NewerRecord[];
}

/** editing → (confirming →) saving → saved or partlyFailed → editing. Edits outlive every status. */
export type EditorState = Kept &
  (
    | { readonly status: 'editing' }
    | { readonly status: 'confirming'; readonly concerns: readonly SaveConcern[] }
    | { readonly status: 'saving'; readonly savedCount: number; readonly failures: readonly RowFailure[] }
    | { readonly status: 'saved' }
    | {
        readonly status: 'partlyFailed';
        readonly outcome: SaveOutcome;
        /** Keys of the failed rows that turned out to hold what was typed. */
        readonly foundSavedKeys: readonly string[];
        /** Rows that are still marked; a row that is edited again, or was found saved, loses its mark. */
        readonly failures: readonly RowFailure[];
      }
  );

const nothingKept: Kept = { edits: [], newerRecords: [], leftBy: null };

export const initialEditorState = { status: 'editing', ...nothingKept } as EditorState;

type Field = Pick<RateEdit, 'key' | 'side'>;

export const editorSlice = createSlice({
  name: 'editor',
  initialState: initialEditorState,
  reducers: {
    rateEdited: (state, { payload }: PayloadAction<RateEdit>): EditorState =>
      withEdits(state, payload, putEdit(state.edits, payload)),
    rateReverted: (state, { payload }: PayloadAction<Field>): EditorState =>
      withEdits(state, payload, withoutField(state.edits, payload)),
    /** For the saga: what comes of it depends on the rates. */
    saveRequested: (state): EditorState => state,
    /** The rows to be written hold something that should be looked at twice. */
    saveQuestioned: (state, { payload: concerns }: PayloadAction<readonly SaveConcern[]>): EditorState =>
      state.status === 'saving' ? state : { status: 'confirming', ...keptIn(state), concerns },
    saveConfirmed: (state): EditorState => state,
    saveCancelled: (state): EditorState => (state.status === 'confirming' ? editing(keptIn(state)) : state),
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
     * The server turned out to hold what was to be saved in these rows: the stored rates were typed, an answer was lost, or somebody
     * typed the same. They are done with, so that a later change from elsewhere is none of theirs.
     */
    rowsFoundSaved: (state, { payload: keys }: PayloadAction<readonly string[]>): EditorState =>
      withoutMarks({ ...state, edits: state.edits.filter(({ key }) => !keys.includes(key)) }, keys),
    savedMessageExpired: (state): EditorState => (state.status === 'saved' ? editing(keptIn(state)) : state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(ratesReceived, (state, { payload }) => withList(state, payload.currencies))
      .addCase(ratesRead, (state, { payload }) => withList(state, payload.currencies))
      // A question and a save are over.
      .addCase(sessionEnded, (state, event) => afterSession(editing(keptIn(state)), event, initialEditorState))
      .addDefaultCase((state, event) => afterSession<EditorState>(state, event, initialEditorState));
  },
  selectors: {
    selectEdits: (state) => state.edits,
    selectNewerRecords: (state) => state.newerRecords,
    /** What was typed over a stored rate; null while it stands as it is. */
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

/** Reasons that a row keeps while it is edited: what is no rate stays none, and a restored record stays restored. */
const lastingReasons: readonly RowReason[] = ['invalid', 'restored'];

function keptIn({ edits, newerRecords, leftBy }: Kept): Kept {
  return { edits, newerRecords, leftBy };
}

function editing(kept: Kept): EditorState {
  return { status: 'editing', ...kept };
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

// The base is the stored rate of the first touch; typing on doesn't move it, or a conflict would go unseen.
function putEdit(edits: readonly RateEdit[], typed: RateEdit): readonly RateEdit[] {
  const base = findEdit(edits, typed)?.base ?? typed.base;
  return [...withoutField(edits, typed), { ...typed, base }];
}

function withEdits(state: EditorState, { key }: Field, edits: readonly RateEdit[]): EditorState {
  if (state.status !== 'partlyFailed') {
    return { ...state, edits };
  }
  const failures = state.failures.filter((failure) => failure.key !== key || staysMarked(failure, edits));
  return failures.length > 0 ? { ...state, edits, failures } : editing({ ...keptIn(state), edits });
}

// A row marked as invalid stays so while another of its fields still is.
function staysMarked({ key, reason }: RowFailure, edits: readonly RateEdit[]): boolean {
  return lastingReasons.includes(reason) && edits.some((edit) => edit.key === key && (reason !== 'invalid' || !isRate(edit)));
}

function isRate({ parts }: RateEdit): boolean {
  return readRateParts(parts).isRate;
}

// What was typed while the write was under way is a new edit of what the server has now.
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

function afterSaving({ savedCount, failures, ...kept }: EditorState & { status: 'saving' }): EditorState {
  if (failures.length > 0) {
    return { status: 'partlyFailed', ...keptIn(kept), outcome: { savedCount, failures }, foundSavedKeys: [], failures };
  }
  return savedCount > 0 ? { status: 'saved', ...keptIn(kept) } : editing(keptIn(kept));
}

function withoutMarks(state: EditorState, keys: readonly string[]): EditorState {
  if (state.status !== 'partlyFailed') {
    return state;
  }
  const failures = state.failures.filter(({ key }) => !keys.includes(key));
  return failures.length > 0
    ? { ...state, foundSavedKeys: [...state.foundSavedKeys, ...keys], failures }
    : editing(keptIn(state));
}

function withList(state: EditorState, list: readonly Currency[]): EditorState {
  const newerRecords = stillNewer(state.newerRecords, list);
  return newerRecords === state.newerRecords ? state : { ...state, newerRecords };
}

export const {
  rateEdited,
  rateReverted,
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

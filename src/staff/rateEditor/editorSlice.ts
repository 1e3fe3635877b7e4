import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Currency, RateSide } from '../../domain/rates/currency';
import type { RateEdit } from '../../domain/rates/rateEdit';
import { readRateParts } from '../../domain/rates/rateParts';
import type { ClockConcern } from '../../domain/time/clockDrift';
import type { RateConcern } from '../../domain/rates/concerns';
import type { CurrencyChange, WriteFailure } from '../../ports/rates';
import { signOutRequested, userSignedOut } from '../signIn/authSlice';
import { ratesRead, ratesReceived } from '../../features/rates/ratesSlice';

/**
 * Why a row was not saved: it holds something that is no rate, there was no connection, nobody answered in time, the
 * computer's clock is behind the last update's time, somebody else was quicker, or the write itself failed.
 */
export type RowReason = 'invalid' | 'offline' | 'unconfirmed' | 'clockBehind' | 'overtaken' | WriteFailure;

export interface RowFailure {
  readonly key: string;
  readonly reason: RowReason;
}

/** What should be looked at before anything is sent. */
export type SaveConcern = RateConcern | ClockConcern;

export interface SavedRow {
  readonly key: string;
  readonly change: CurrencyChange;
}

/** An edit in the editor, from the first touch until the list shows it. */
export interface KeptEdit extends RateEdit {
  /**
   * The 'updated' time under which the server acknowledged it, else null. It stays until the list is as new, so that
   * the old rate doesn't flicker back.
   */
  readonly acknowledgedAs: string | null;
}

/** How many rows a save wrote, and how many it did not. */
export interface SaveOutcome {
  readonly savedCount: number;
  readonly failedCount: number;
}

/** editing → confirming → saving → saved → editing; saving → partlyFailed → editing. Edits outlive every status. */
export type EditorState = { readonly edits: readonly KeptEdit[] } & (
  | { readonly status: 'editing' }
  | { readonly status: 'confirming'; readonly concerns: readonly SaveConcern[] }
  | { readonly status: 'saving'; readonly savedCount: number; readonly failures: readonly RowFailure[] }
  | { readonly status: 'saved' }
  | {
      readonly status: 'partlyFailed';
      readonly outcome: SaveOutcome;
      /** Rows that are still marked; a row that is edited again loses its mark. */
      readonly failures: readonly RowFailure[];
    }
);

export const initialEditorState = { status: 'editing', edits: [] } as EditorState;

type Field = Pick<RateEdit, 'key' | 'side'>;

export const editorSlice = createSlice({
  name: 'editor',
  initialState: initialEditorState,
  reducers: {
    rateEdited: (state, { payload }: PayloadAction<RateEdit>): EditorState =>
      withEdits(state, payload, putEdit(state.edits, payload)),
    rateReverted: (state, { payload }: PayloadAction<Field>): EditorState =>
      withEdits(state, payload, withoutField(state.edits, payload)),
    /** For the saga: what comes of it depends on the rates and the connection. */
    saveRequested: (state): EditorState => state,
    /** The rows to be written hold something that should be looked at twice. */
    saveQuestioned: (state, { payload: concerns }: PayloadAction<readonly SaveConcern[]>): EditorState =>
      state.status === 'saving' ? state : { status: 'confirming', edits: state.edits, concerns },
    saveConfirmed: (state): EditorState => state,
    saveCancelled: (state): EditorState => (state.status === 'confirming' ? { status: 'editing', edits: state.edits } : state),
    /** Writing begins; rows that can't be written have failed already. */
    saveStarted: (state, { payload: failures }: PayloadAction<readonly RowFailure[]>): EditorState =>
      state.status === 'saving' ? state : { status: 'saving', edits: state.edits, savedCount: 0, failures },
    rowSaved: (state, { payload: row }: PayloadAction<SavedRow>): EditorState =>
      state.status === 'saving'
        ? { ...state, edits: state.edits.map((edit) => acknowledge(edit, row)), savedCount: state.savedCount + 1 }
        : state,
    rowFailed: (state, { payload: failure }: PayloadAction<RowFailure>): EditorState =>
      state.status === 'saving' ? { ...state, failures: [...state.failures, failure] } : state,
    saveEnded: (state): EditorState => (state.status === 'saving' ? afterSaving(state) : state),
    savedNoticeExpired: (state): EditorState => (state.status === 'saved' ? { status: 'editing', edits: state.edits } : state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(ratesReceived, (state, { payload }) => dropListed(state, payload.currencies))
      .addCase(ratesRead, (state, { payload }) => dropListed(state, payload.currencies))
      .addCase(signOutRequested, () => initialEditorState)
      .addCase(userSignedOut, () => initialEditorState);
  },
  selectors: {
    selectEdits: (state) => state.edits,
    /** What was typed over a stored rate; null while it stands as it is. */
    selectEdit: (state, key: string, side: RateSide): KeptEdit | null => findEdit(state.edits, { key, side }) ?? null,
    selectEditorStatus: (state) => state.status,
    selectConcerns: (state) => (state.status === 'confirming' ? state.concerns : NO_CONCERNS),
    selectFailures: (state) => (state.status === 'partlyFailed' ? state.failures : NO_FAILURES),
    /** Why the last save did not write the row; null when nothing is wrong. */
    selectReasonOf: (state, key: string): RowReason | null =>
      state.status === 'partlyFailed' ? (state.failures.find((failure) => failure.key === key)?.reason ?? null) : null,
    /** Null unless the last save left some rows unwritten; a new object for every save. */
    selectSaveOutcome: (state) => (state.status === 'partlyFailed' ? state.outcome : null),
  },
});

const NO_CONCERNS: readonly SaveConcern[] = [];
const NO_FAILURES: readonly RowFailure[] = [];

function isField(edit: Field, { key, side }: Field): boolean {
  return edit.key === key && edit.side === side;
}

// A list, not an object: keys come from the database, and one may be named `__proto__`.
function findEdit(edits: readonly KeptEdit[], field: Field): KeptEdit | undefined {
  return edits.find((edit) => isField(edit, field));
}

function withoutField(edits: readonly KeptEdit[], field: Field): readonly KeptEdit[] {
  return edits.filter((edit) => !isField(edit, field));
}

// The base is the stored rate of the first touch; typing on doesn't move it, or a conflict would go unseen.
function putEdit(edits: readonly KeptEdit[], typed: RateEdit): readonly KeptEdit[] {
  const base = findEdit(edits, typed)?.base ?? typed.base;
  return [...withoutField(edits, typed), { ...typed, base, acknowledgedAs: null }];
}

function withEdits(state: EditorState, { key }: Field, edits: readonly KeptEdit[]): EditorState {
  if (state.status !== 'partlyFailed') {
    return { ...state, edits };
  }
  // A row marked as invalid stays so while another of its fields still is.
  const failures = state.failures.filter(
    (failure) => failure.key !== key || (failure.reason === 'invalid' && edits.some((edit) => edit.key === key && !isRate(edit))),
  );
  return failures.length > 0 ? { ...state, edits, failures } : { status: 'editing', edits };
}

function isRate({ parts }: RateEdit): boolean {
  return readRateParts(parts).isRate;
}

// What was typed while the write was under way is a new edit of what the server has now.
function acknowledge(edit: KeptEdit, { key, change }: SavedRow): KeptEdit {
  const saved = edit.key === key ? (change as Partial<Record<RateSide, number>>)[edit.side] : undefined;
  if (saved === undefined) {
    return edit;
  }
  const reading = readRateParts(edit.parts);
  return { ...edit, base: saved, acknowledgedAs: reading.isRate && reading.rate === saved ? change.updated : null };
}

function afterSaving({ edits, savedCount, failures }: EditorState & { status: 'saving' }): EditorState {
  if (failures.length > 0) {
    return { status: 'partlyFailed', edits, outcome: { savedCount, failedCount: failures.length }, failures };
  }
  return savedCount > 0 ? { status: 'saved', edits } : { status: 'editing', edits };
}

function dropListed(state: EditorState, currencies: readonly Currency[]): EditorState {
  const edits = state.edits.filter((edit) => !isListed(edit, currencies));
  return edits.length < state.edits.length ? { ...state, edits } : state;
}

function isListed({ key, acknowledgedAs }: KeptEdit, currencies: readonly Currency[]): boolean {
  if (acknowledgedAs === null) {
    return false;
  }
  const listed = currencies.find((currency) => currency.key === key);
  return listed?.updated == null || listed.updated >= acknowledgedAs;
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
  saveEnded,
  savedNoticeExpired,
} = editorSlice.actions;
export const { selectEdits, selectEdit, selectEditorStatus, selectConcerns, selectFailures, selectReasonOf, selectSaveOutcome } =
  editorSlice.selectors;

/** A store that has the editor. */
export type EditorRoot = WithSlice<typeof editorSlice>;

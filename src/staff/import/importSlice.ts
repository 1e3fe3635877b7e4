import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ColumnRole, ListColumns, ListRow } from '../../domain/import/columns';
import { areColumnsKnown, assignRole, recogniseColumns } from '../../domain/import/columns';
import type { ImportChoices, ImportedList } from '../../domain/import/importPlan';
import type { DecimalMark } from '../../domain/import/importedNumber';
import type { Quotation } from '../../domain/import/quotation';
import type { LeftWork } from '../signIn/leftWork';
import { afterSession } from '../signIn/leftWork';

/**
 * Why a list could not be read: its size, a format that nothing here reads, a file that the browser can't open, or a parser
 * that could not be downloaded.
 */
export type ImportFailure = 'tooLarge' | 'oldExcel' | 'notAList' | 'damaged' | 'unreadable' | 'notLoaded';

/** More rows than any office's list has. */
export const MOST_ROWS = 2_000;

/** A list that was read, with what the person said about it. */
export interface ReadList extends ImportedList {
  /** Whether the headings told enough, so that nobody has to be asked for the columns. */
  readonly hasKnownHeadings: boolean;
  readonly choices: ImportChoices;
  /** Keys of the rows that are not to be taken over. */
  readonly leftOut: readonly string[];
}

interface Kept extends LeftWork {
  /** What was typed, pasted or read from a file; it stays whatever becomes of it. */
  readonly text: string;
  readonly list: ReadList | null;
  /** How many files the text has come from so far: one that says the same as before is read as well. */
  readonly filesRead: number;
}

/** A file that is read, and which reading it is: the same file may be chosen again after it was changed. */
export interface ChosenFile {
  readonly fileName: string;
  readonly reading: number;
}

/** idle → readingFile → idle or failed; a text is read in every status. */
export type ImportState = Kept &
  (
    | { readonly status: 'idle' }
    | ({ readonly status: 'readingFile' } & ChosenFile)
    | { readonly status: 'failed'; readonly reason: ImportFailure }
  );

export const initialImportState = { status: 'idle', text: '', list: null, filesRead: 0, leftBy: null } as ImportState;

const noChoices: ImportChoices = { decimalMark: null, quotation: null, isSwapped: null };

export const importSlice = createSlice({
  name: 'import',
  initialState: initialImportState,
  reducers: {
    textEntered: (state, { payload: text }: PayloadAction<string>): ImportState => ({
      ...keptIn(state),
      status: 'idle',
      text,
      list: text.trim() === '' ? null : state.list,
    }),
    fileChosen: (state, { payload }: PayloadAction<ChosenFile>): ImportState => ({
      ...keptIn(state),
      status: 'readingFile',
      ...payload,
    }),
    /** What stands in the file takes the place of what was typed. */
    fileRead: (state, { payload }: PayloadAction<{ readonly reading: number; readonly text: string }>): ImportState =>
      isAwaited(state, payload) ? { ...withFileText(state, payload.text), status: 'idle' } : state,
    fileRefused: (
      state,
      { payload }: PayloadAction<{ readonly reading: number; readonly reason: ImportFailure }>,
    ): ImportState => (isAwaited(state, payload) ? failed(keptIn(state), payload.reason) : state),
    /** The rows of a text that may have been changed since. */
    listRead: (state, { payload }: PayloadAction<{ readonly text: string; readonly rows: readonly ListRow[] }>): ImportState => {
      if (payload.text !== state.text) {
        return state;
      }
      return payload.rows.length > MOST_ROWS
        ? failed({ ...keptIn(state), list: null }, 'tooLarge')
        : { ...state, list: describeList(payload.rows, state.list) };
    },
    parserFailed: (state): ImportState => failed(keptIn(state), 'notLoaded'),
    columnAssigned: (state, { payload }: PayloadAction<{ readonly column: number; readonly role: ColumnRole }>): ImportState =>
      withList(state, ({ roles }) => ({ roles: assignRole(roles, payload.column, payload.role) })),
    decimalMarkChosen: (state, { payload: decimalMark }: PayloadAction<DecimalMark>): ImportState =>
      withList(state, ({ choices }) => ({ choices: { ...choices, decimalMark } })),
    quotationChosen: (state, { payload: quotation }: PayloadAction<Quotation>): ImportState =>
      withList(state, ({ choices }) => ({ choices: { ...choices, quotation } })),
    /** Whether buy and sell change places. */
    sidesChosen: (state, { payload: isSwapped }: PayloadAction<boolean>): ImportState =>
      withList(state, ({ choices }) => ({ choices: { ...choices, isSwapped } })),
    rowToggled: (state, { payload: key }: PayloadAction<string>): ImportState =>
      withList(state, ({ leftOut }) => ({
        leftOut: leftOut.includes(key) ? leftOut.filter((other) => other !== key) : [...leftOut, key],
      })),
    listTakenOver: (): ImportState => initialImportState,
  },
  extraReducers: (builder) => {
    builder.addDefaultCase((state, event) => afterSession<ImportState>(state, event, initialImportState));
  },
  selectors: {
    selectImport: (state) => state,
    selectImportedList: (state) => state.list,
    /** Whether there is a list that was not taken over into the editor. */
    selectHasWaitingList: (state) => state.text.trim() !== '',
  },
});

function keptIn({ text, list, filesRead, leftBy }: Kept): Kept {
  return { text, list, filesRead, leftBy };
}

function withFileText(state: Kept, text: string): Kept {
  return { ...keptIn(state), text, list: text === state.text ? state.list : null, filesRead: state.filesRead + 1 };
}

function failed(kept: Kept, reason: ImportFailure): ImportState {
  return { ...kept, status: 'failed', reason };
}

/** The answer of another reading than the last one comes too late. */
function isAwaited(state: ImportState, { reading }: { readonly reading: number }): boolean {
  return state.status === 'readingFile' && state.reading === reading;
}

/** What was said about a list still holds while its columns are the same. */
function describeList(rows: readonly ListRow[], former: ReadList | null): ReadList {
  const columns = recogniseColumns(rows);
  const hasKnownHeadings = areColumnsKnown(columns.roles);
  return former && hasSameColumns({ rows, ...columns }, former)
    ? { ...former, rows, headingIndex: columns.headingIndex }
    : { rows, ...columns, hasKnownHeadings, choices: noChoices, leftOut: [] };
}

function hasSameColumns(one: ImportedList, other: ImportedList): boolean {
  const headingsOf = ({ rows, headingIndex }: ListColumns & Pick<ImportedList, 'rows'>): string =>
    headingIndex === null ? '' : JSON.stringify(rows[headingIndex]?.cells);
  return one.roles.length === other.roles.length && headingsOf(one) === headingsOf(other);
}

function withList(state: ImportState, change: (list: ReadList) => Partial<ReadList>): ImportState {
  return state.list === null ? state : { ...state, list: { ...state.list, ...change(state.list) } };
}

export const {
  textEntered,
  fileChosen,
  fileRead,
  fileRefused,
  listRead,
  parserFailed,
  columnAssigned,
  decimalMarkChosen,
  quotationChosen,
  sidesChosen,
  rowToggled,
  listTakenOver,
} = importSlice.actions;
export const { selectImport, selectImportedList, selectHasWaitingList } = importSlice.selectors;

/** A store that has the import. */
export type ImportRoot = WithSlice<typeof importSlice>;

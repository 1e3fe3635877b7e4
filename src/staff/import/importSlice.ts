import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { ListRow } from '../../domain/import/columns';
import { areColumnsKnown, assignRole, listedRows, recogniseColumns } from '../../domain/import/columns';
import type { ImportChoices } from '../../domain/import/importPlan';
import type { ColumnRole } from '../../domain/import/headings';
import type { ImportedList } from '../../domain/import/listReading';
import type { DecimalMark } from '../../domain/import/importedNumber';
import type { Quotation } from '../../domain/import/quotation';
import type { WaitingWork } from '../signIn/waitingWork';
import { afterSession } from '../signIn/waitingWork';

/**
 * Why a list could not be read: an empty file, its size, an unsupported format, a damaged file, a file that the browser
 * can't open, or a parser that could not be downloaded.
 */
export type ImportFailure = 'empty' | 'tooLarge' | 'oldExcel' | 'notAList' | 'damaged' | 'unreadable' | 'notLoaded';

/** More rows than any office's list has. */
export const MOST_ROWS = 2_000;

/** A list that was read, with the choices that the person made about it. */
export interface ReadList extends ImportedList {
  /** Whether the headings say enough about the columns to make asking unnecessary. */
  readonly hasKnownHeadings: boolean;
  readonly choices: ImportChoices;
  /** Keys of the rows that will not be taken over. */
  readonly leftOut: readonly string[];
}

interface Kept extends WaitingWork {
  /** The text that was typed, pasted or read from a file; it stays even if reading it fails. */
  readonly text: string;
  readonly list: ReadList | null;
}

/** idle → readingFile → idle or failed; a text is read in every status. */
export type ImportState = Kept &
  (
    | { readonly status: 'idle' }
    | { readonly status: 'readingFile'; readonly fileName: string }
    | { readonly status: 'failed'; readonly reason: ImportFailure }
  );

export const initialImportState = { status: 'idle', text: '', list: null, waitingFor: null } as ImportState;

const noChoices: ImportChoices = { decimalMark: null, quotation: null, isSwapped: null };

export const importSlice = createSlice({
  name: 'import',
  initialState: initialImportState,
  reducers: {
    /** For the saga, which tries to read a text without a list again. */
    importOpened: (state): ImportState => state,
    textEntered: (state, { payload: text }: PayloadAction<string>): ImportState => ({
      ...keptIn(state),
      status: 'idle',
      text,
      list: text.trim() === '' ? null : state.list,
    }),
    fileChosen: {
      reducer: (state, { payload: fileName }: PayloadAction<string, string, { readonly arg: File }>): ImportState => ({
        ...keptIn(state),
        status: 'readingFile',
        fileName,
      }),
      // Only the saga uses the file itself; `meta.arg` is the only place where the toolkit accepts a value that is not plain.
      prepare: (file: File) => ({ payload: file.name, meta: { arg: file } }),
    },
    /** The file's text replaces the typed text, unless somebody has typed on meanwhile. */
    fileRead: (state, { payload: text }: PayloadAction<string>): ImportState =>
      state.status === 'readingFile'
        ? { ...keptIn(state), status: 'idle', text, list: text === state.text ? state.list : null }
        : state,
    fileRefused: (state, { payload: reason }: PayloadAction<ImportFailure>): ImportState =>
      state.status === 'readingFile' ? failed(keptIn(state), reason) : state,
    /** Rows of a text that may have changed since it was read. */
    listRead: (state, { payload }: PayloadAction<{ readonly text: string; readonly rows: readonly ListRow[] }>): ImportState => {
      if (payload.text !== state.text) {
        return state;
      }
      if (payload.rows.length > MOST_ROWS) {
        return withUnreadText({ ...state, list: null }, 'tooLarge');
      }
      const list = describeList(payload.rows, state.list);
      // The parser has been downloaded after all; a file that was refused stays refused.
      return state.status === 'failed' && state.reason === 'notLoaded'
        ? { ...keptIn(state), status: 'idle', list }
        : { ...state, list };
    },
    parserFailed: (state): ImportState => withUnreadText(state, 'notLoaded'),
    columnAssigned: (state, { payload }: PayloadAction<{ readonly column: number; readonly role: ColumnRole }>): ImportState =>
      withList(state, ({ roles }) => ({ roles: assignRole(roles, payload.column, payload.role) })),
    decimalMarkChosen: (state, { payload: decimalMark }: PayloadAction<DecimalMark>): ImportState =>
      withList(state, ({ choices }) => ({ choices: { ...choices, decimalMark } })),
    quotationChosen: (state, { payload: quotation }: PayloadAction<Quotation>): ImportState =>
      withList(state, ({ choices }) => ({ choices: { ...choices, quotation } })),
    /** The payload says whether buy and sell change places. */
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
    /** Whether there is a list that hasn't been taken over into the editor. */
    selectHasWaitingList: (state) => state.text.trim() !== '',
  },
});

/** The text could not be read. While a file is being read, that matters no more: the file will replace the text. */
function withUnreadText(state: ImportState, reason: ImportFailure): ImportState {
  return state.status === 'readingFile' ? state : failed(keptIn(state), reason);
}

function keptIn({ text, list, waitingFor }: Kept): Kept {
  return { text, list, waitingFor };
}

function failed(kept: Kept, reason: ImportFailure): ImportState {
  return { ...kept, status: 'failed', reason };
}

/** Keeps the person's choices about the former list if the columns are the same: while its text is edited, or on the next day. */
function describeList(rows: readonly ListRow[], former: ReadList | null): ReadList {
  const columns = recogniseColumns(rows);
  const hasKnownHeadings = areColumnsKnown(columns.roles);
  return former && former.hasKnownHeadings === hasKnownHeadings && hasSameColumns({ rows, ...columns }, former)
    ? { ...former, rows, headingIndex: columns.headingIndex }
    : { rows, ...columns, hasKnownHeadings, choices: noChoices, leftOut: [] };
}

function hasSameColumns(one: ImportedList, other: ImportedList): boolean {
  const headingsOf = ({ rows, headingIndex }: ImportedList): string | null =>
    headingIndex === null ? null : JSON.stringify(rows[headingIndex]?.cells);
  const hasSameHeadings = one.roles.length === other.roles.length && headingsOf(one) === headingsOf(other);
  // Without headings, only the numbers tell whether it is still the same list.
  return hasSameHeadings && (one.headingIndex !== null || hasMostRowsOf(one, other));
}

function hasMostRowsOf(one: ImportedList, other: ImportedList): boolean {
  const textsOf = ({ rows }: ImportedList) => listedRows(rows, null).map(({ cells }) => JSON.stringify(cells));
  const known = new Set(textsOf(other));
  const texts = textsOf(one);
  return 2 * texts.filter((text) => known.has(text)).length >= Math.min(texts.length, known.size);
}

function withList(state: ImportState, change: (list: ReadList) => Partial<ReadList>): ImportState {
  return state.list === null ? state : { ...state, list: { ...state.list, ...change(state.list) } };
}

export const {
  importOpened,
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

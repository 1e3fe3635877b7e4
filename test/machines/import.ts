import { recogniseColumns } from '../../src/domain/import/columns';
import type { ImportState, ReadList } from '../../src/staff/import/importSlice';
import {
  columnAssigned,
  decimalMarkChosen,
  fileChosen,
  fileRead,
  fileRefused,
  importOpened,
  importSlice,
  initialImportState,
  listRead,
  listTakenOver,
  parserFailed,
  quotationChosen,
  rowToggled,
  sidesChosen,
  textEntered,
} from '../../src/staff/import/importSlice';
import { sessionEnded, signOutRequested, userSignedIn, userSignedOut } from '../../src/staff/signIn/authSlice';
import { rowsOfLines } from '../support/importedLists';
import type { Machine } from './machine';

const text = 'Mena;Nákup\nUSD;1,19';
const rows = rowsOfLines('Mena;Nákup', 'USD;1,19');
const otherRows = rowsOfLines('Mena;Predaj', 'USD;1,15');
const quotation = { direction: 'unitsPerEuro', unitsFrom: 'one' } as const;

const events = {
  importOpened: importOpened(),
  textEntered: textEntered(`${text} `),
  'textEntered (nothing)': textEntered(' '),
  fileChosen: fileChosen(new File([], 'rates.csv')),
  fileRead: fileRead('Mena;Predaj'),
  'fileRead (the same text)': fileRead(text),
  fileRefused: fileRefused('damaged'),
  listRead: listRead({ text, rows }),
  'listRead (other columns)': listRead({ text, rows: otherRows }),
  'listRead (of a text since changed)': listRead({ text: 'old', rows }),
  'listRead (too many rows)': listRead({ text, rows: Array.from({ length: 2_001 }, () => ({ line: 1, cells: [] })) }),
  parserFailed: parserFailed(),
  columnAssigned: columnAssigned({ column: 1, role: 'sell' }),
  decimalMarkChosen: decimalMarkChosen('.'),
  quotationChosen: quotationChosen(quotation),
  sidesChosen: sidesChosen(true),
  rowToggled: rowToggled('usd'),
  'rowToggled (left out)': rowToggled('czk'),
  listTakenOver: listTakenOver(),
  signOutRequested: signOutRequested(),
  userSignedOut: userSignedOut(),
  sessionEnded: sessionEnded({ email: 'staff@zmenaren.test', reason: 'unknown' }),
  userSignedIn: userSignedIn('staff@zmenaren.test'),
  'userSignedIn (another account)': userSignedIn('other@zmenaren.test'),
};

type EventName = keyof typeof events;

const choices = { decimalMark: null, quotation: null, isSwapped: null };
const list: ReadList = { rows, ...recogniseColumns(rows), hasKnownHeadings: true, choices, leftOut: ['czk'] };
const freshList: ReadList = { ...list, leftOut: [] };
const otherList: ReadList = { ...freshList, rows: otherRows, ...recogniseColumns(otherRows) };

/** Builds a row from its state: most events have the same effect in every status, and keep the text and the list. */
function rowOf(name: string, state: ImportState) {
  const { text: kept, list: keptList, waitingFor } = state;
  const shared = { text: kept, list: keptList, waitingFor };
  const fromFile = (fileText: string): ImportState => ({
    ...shared,
    status: 'idle',
    text: fileText,
    list: fileText === kept ? keptList : null,
  });
  const withList = (change: Partial<ReadList>): ImportState =>
    keptList ? { ...state, list: { ...keptList, ...change } } : state;
  const told = (change: Partial<ReadList['choices']>) => withList({ choices: { ...choices, ...change } });
  const listed = (read: ReadList): ImportState =>
    state.status === 'failed' && state.reason === 'notLoaded'
      ? { ...shared, status: 'idle', list: read }
      : { ...state, list: read };
  const on: Record<EventName, ImportState> = {
    importOpened: state,
    textEntered: { ...shared, status: 'idle', text: `${text} ` },
    'textEntered (nothing)': { ...shared, status: 'idle', text: ' ', list: null },
    fileChosen: { ...shared, status: 'readingFile', fileName: 'rates.csv' },
    fileRead: state.status === 'readingFile' ? fromFile('Mena;Predaj') : state,
    'fileRead (the same text)': state.status === 'readingFile' ? fromFile(text) : state,
    fileRefused: state.status === 'readingFile' ? { ...shared, status: 'failed', reason: 'damaged' } : state,
    listRead: kept === text ? listed(keptList ?? freshList) : state,
    'listRead (other columns)': kept === text ? listed(otherList) : state,
    'listRead (of a text since changed)': state,
    'listRead (too many rows)': kept === text ? { ...shared, status: 'failed', list: null, reason: 'tooLarge' } : state,
    parserFailed: { ...shared, status: 'failed', reason: 'notLoaded' },
    columnAssigned: withList({ roles: ['currency', 'sell'] }),
    decimalMarkChosen: told({ decimalMark: '.' }),
    quotationChosen: told({ quotation }),
    sidesChosen: told({ isSwapped: true }),
    rowToggled: withList({ leftOut: ['czk', 'usd'] }),
    'rowToggled (left out)': withList({ leftOut: [] }),
    listTakenOver: initialImportState,
    signOutRequested: initialImportState,
    userSignedOut: waitingFor === null ? initialImportState : state,
    sessionEnded: { ...state, waitingFor: 'staff@zmenaren.test' },
    userSignedIn: waitingFor === null ? state : { ...state, waitingFor: null },
    'userSignedIn (another account)': waitingFor === null ? state : initialImportState,
  };
  const changes = Object.entries(on).filter(([, next]) => next !== state);
  return { name, state, on: Object.fromEntries(changes) as Partial<Record<EventName, ImportState>> };
}

/** Keeps the text even when reading it fails, and the choices about the list as long as its columns stay the same. */
export const importMachine: Machine<ImportState, EventName> = {
  name: 'import',
  reducer: importSlice.reducer,
  initialState: initialImportState,
  ownEvents: Object.keys(importSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    rowOf('idle', initialImportState),
    rowOf('idle, text', { ...initialImportState, text }),
    rowOf('idle, list', { ...initialImportState, text, list }),
    rowOf('idle, left by an account', { ...initialImportState, text, list, waitingFor: 'staff@zmenaren.test' }),
    rowOf('readingFile', { ...initialImportState, status: 'readingFile', fileName: 'rates.csv' }),
    rowOf('readingFile, list', { ...initialImportState, status: 'readingFile', text, list, fileName: 'rates.csv' }),
    rowOf('failed', { ...initialImportState, status: 'failed', reason: 'oldExcel' }),
    rowOf('failed for want of a parser', { ...initialImportState, status: 'failed', text, reason: 'notLoaded' }),
    rowOf('failed, list', { ...initialImportState, status: 'failed', text, list, reason: 'oldExcel' }),
  ],
};

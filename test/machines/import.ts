import { recogniseColumns } from '../../src/domain/import/columns';
import type { ImportFailure, ImportState, ReadList } from '../../src/staff/import/importSlice';
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
import type { Machine, MachineRow } from './machine';

const email = 'staff@zmenaren.test';
const text = 'Mena;Nákup\nUSD;1,19';
const fileText = 'Mena;Predaj';
const rows = rowsOfLines('Mena;Nákup', 'USD;1,19');
const otherRows = rowsOfLines('Mena;Predaj', 'USD;1,15');
const quotation = { direction: 'unitsPerEuro', unitsFrom: 'one' } as const;

const events = {
  importOpened: importOpened(),
  textEntered: textEntered(`${text} `),
  'textEntered (nothing)': textEntered(' '),
  fileChosen: fileChosen(new File([], 'rates.csv')),
  fileRead: fileRead(fileText),
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
  sessionEnded: sessionEnded({ email, reason: 'unknown' }),
  userSignedIn: userSignedIn(email),
  'userSignedIn (another account)': userSignedIn('other@zmenaren.test'),
};

type Row = MachineRow<ImportState, keyof typeof events>;
/** What every status keeps. */
type Kept = Pick<ImportState, 'text' | 'list' | 'waitingFor'>;

const choices = { decimalMark: null, quotation: null, isSwapped: null };
const list: ReadList = { rows, ...recogniseColumns(rows), hasKnownHeadings: true, choices, leftOut: ['czk'] };
const freshList: ReadList = { ...list, leftOut: [] };
const otherList: ReadList = { ...freshList, rows: otherRows, ...recogniseColumns(otherRows) };

const empty: Kept = { text: '', list: null, waitingFor: null };
const typed: Kept = { ...empty, text };
const listed: Kept = { ...typed, list };
const left: Kept = { ...listed, waitingFor: email };

/** A state with what it keeps. */
type Status = (kept: Kept) => ImportState;
const idle: Status = (kept) => ({ status: 'idle', ...kept });
const readingFile: Status = (kept) => ({ status: 'readingFile', fileName: 'rates.csv', ...kept });
const failed =
  (reason: ImportFailure): Status =>
  (kept) => ({ status: 'failed', reason, ...kept });

/** A row with the cells of the events that every status handles alike. */
const row = (name: string, status: Status, kept: Kept, on: Row['on']): Row => ({
  name,
  state: status(kept),
  on: {
    textEntered: idle({ ...kept, text: `${text} ` }),
    'textEntered (nothing)': idle({ ...kept, text: ' ', list: null }),
    fileChosen: readingFile(kept),
    parserFailed: failed('notLoaded')(kept),
    sessionEnded: status({ ...kept, waitingFor: email }),
    ...on,
  },
});

/** What ends the work on a list. */
const ended: Row['on'] = {
  listTakenOver: initialImportState,
  signOutRequested: initialImportState,
  userSignedOut: initialImportState,
};

/** What may follow in a status that keeps a list. */
const withList = (status: Status, kept: Kept): Row['on'] => ({
  'listRead (other columns)': status({ ...kept, list: otherList }),
  'listRead (too many rows)': failed('tooLarge')({ ...kept, list: null }),
  columnAssigned: status({ ...kept, list: { ...list, roles: ['currency', 'sell'] } }),
  decimalMarkChosen: status({ ...kept, list: { ...list, choices: { ...choices, decimalMark: '.' } } }),
  quotationChosen: status({ ...kept, list: { ...list, choices: { ...choices, quotation } } }),
  sidesChosen: status({ ...kept, list: { ...list, choices: { ...choices, isSwapped: true } } }),
  rowToggled: status({ ...kept, list: { ...list, leftOut: ['czk', 'usd'] } }),
  'rowToggled (left out)': status({ ...kept, list: freshList }),
});

/** The cells of a text that has no list yet; reading one ends a failure for want of a parser. */
const readFirst: Row['on'] = {
  listRead: idle({ ...typed, list: freshList }),
  'listRead (other columns)': idle({ ...typed, list: otherList }),
  'listRead (too many rows)': failed('tooLarge')(typed),
};

/** Keeps the text even when reading it fails, and the choices about the list as long as its columns stay the same. */
export const importMachine: Machine<ImportState, keyof typeof events> = {
  name: 'import',
  reducer: importSlice.reducer,
  initialState: initialImportState,
  ownEvents: Object.keys(importSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    row('idle', idle, empty, {}),
    row('idle, text', idle, typed, { ...ended, ...readFirst }),
    row('idle, list', idle, listed, { ...ended, ...withList(idle, listed) }),
    row('idle, left by an account', idle, left, {
      ...withList(idle, left),
      listTakenOver: initialImportState,
      signOutRequested: initialImportState,
      userSignedIn: idle(listed),
      'userSignedIn (another account)': initialImportState,
    }),
    row('readingFile', readingFile, empty, {
      ...ended,
      parserFailed: readingFile(empty),
      fileRead: idle({ ...empty, text: fileText }),
      'fileRead (the same text)': idle(typed),
      fileRefused: failed('damaged')(empty),
    }),
    row('readingFile, list', readingFile, listed, {
      ...ended,
      ...withList(readingFile, listed),
      'listRead (too many rows)': readingFile({ ...listed, list: null }),
      parserFailed: readingFile(listed),
      fileRead: idle({ ...empty, text: fileText }),
      'fileRead (the same text)': idle(listed),
      fileRefused: failed('damaged')(listed),
    }),
    row('failed', failed('oldExcel'), empty, ended),
    row('failed for want of a parser', failed('notLoaded'), typed, { ...ended, ...readFirst }),
    row('failed, list', failed('oldExcel'), listed, { ...ended, ...withList(failed('oldExcel'), listed) }),
  ],
};

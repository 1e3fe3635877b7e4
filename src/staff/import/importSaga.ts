import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { ListRow } from '../../domain/import/columns';
import type { ReportError } from '../../ports/reportError';
import type { ImportRoot } from './importSlice';
import {
  fileChosen,
  fileRead,
  fileRefused,
  importOpened,
  listRead,
  parserFailed,
  selectImport,
  textEntered,
} from './importSlice';
import type { FileReading } from './readFile';

export interface FileServices {
  /** Rejects when the parser can't be downloaded. */
  readonly readFile: (file: Blob) => Promise<FileReading>;
  readonly reportError: ReportError;
}

export interface TextServices {
  /** Rejects when the parser can't be downloaded. */
  readonly readRows: (text: string) => Promise<readonly ListRow[]>;
  readonly reportError: ReportError;
}

/** Reads the last chosen file into the text (rule 73). */
export function* watchFiles(services: FileServices) {
  yield* takeLatest(fileChosen, readChosen, services);
}

/** Reads the rows of a text whenever it is entered or comes from a file, even unchanged; tries again on the next visit. */
export function* watchTexts(services: TextServices) {
  yield* takeLatest([textEntered, fileRead, importOpened], readText, services);
}

function* readChosen({ readFile, reportError }: FileServices, { meta }: ReturnType<typeof fileChosen>) {
  try {
    const reading = yield* call(readFile, meta.arg);
    yield* put('text' in reading ? fileRead(reading.text) : fileRefused(reading.failure));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(fileRefused('notLoaded'));
  }
}

type TextEvent = ReturnType<typeof textEntered | typeof fileRead | typeof importOpened>;

function* readText({ readRows, reportError }: TextServices, event: TextEvent) {
  const { text, list } = yield* select((root: ImportRoot) => selectImport(root));
  if (text.trim() === '' || (list !== null && importOpened.match(event))) {
    return;
  }
  try {
    yield* put(listRead({ text, rows: yield* call(readRows, text) }));
  } catch (error) {
    yield* call(reportError, error);
    yield* put(parserFailed());
  }
}

import type { ListRow } from '../../../src/domain/import/columns';
import { watchFiles, watchTexts } from '../../../src/staff/import/importSaga';
import type { ImportState } from '../../../src/staff/import/importSlice';
import {
  fileChosen,
  fileRead,
  fileRefused,
  importOpened,
  initialImportState,
  listRead,
  parserFailed,
  textEntered,
} from '../../../src/staff/import/importSlice';
import type { FileReading } from '../../../src/staff/import/readFile';
import { rowsOfLines } from '../../support/importedLists';
import { runSagaWith, runSagaWithState } from '../../support/runSagaWith';

const text = 'Mena;Nákup\nUSD;1,19';
const rows = rowsOfLines(...text.split('\n'));
const failure = new Error('Loading chunk delimited-text failed.');

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a file', () => {
  const file = new File([text], 'kurzy.csv');

  function start() {
    const readFile = jest.fn<Promise<FileReading>, [Blob]>();
    const reportError = jest.fn();
    return { ...runSagaWith(watchFiles, { readFile, reportError }), readFile, reportError };
  }

  it.each<[string, FileReading, unknown]>([
    ['is read into the text', { text }, fileRead(text)],
    ['is refused with its reason', { failure: 'oldExcel' }, fileRefused('oldExcel')],
  ])('%s', async (_name, reading, event) => {
    const { send, dispatched, readFile } = start();
    readFile.mockResolvedValue(reading);
    send(fileChosen(file));
    await settle();
    expect(readFile).toHaveBeenCalledWith(file);
    expect(dispatched).toEqual([event]);
  });

  it('is told of as not read, and reported, when its parser can not be downloaded', async () => {
    const { send, dispatched, readFile, reportError } = start();
    readFile.mockRejectedValue(failure);
    send(fileChosen(file));
    await settle();
    expect(dispatched).toEqual([fileRefused('notLoaded')]);
    expect(reportError).toHaveBeenCalledWith(failure);
  });

  it('gives way to the one that is chosen after it, whichever is read first', async () => {
    const { send, dispatched, readFile } = start();
    const ends: ((reading: FileReading) => void)[] = [];
    readFile.mockImplementation(() => new Promise((resolve) => ends.push(resolve)));
    send(fileChosen(file));
    send(fileChosen(file));
    ends[1]?.({ text });
    ends[0]?.({ text: 'as it was before' });
    await settle();
    expect(dispatched).toEqual([fileRead(text)]);
  });
});

describe('a text', () => {
  function start(state: Partial<ImportState> = { text }) {
    const readRows = jest.fn<Promise<readonly ListRow[]>, [string]>().mockResolvedValue(rows);
    const reportError = jest.fn();
    const root = { import: { ...initialImportState, ...state } };
    return { ...runSagaWithState(() => root, watchTexts, { readRows, reportError }), readRows, reportError };
  }

  it.each([
    ['is entered', textEntered(text)],
    ['comes from a file', fileRead(text)],
    ['has no list on a later visit', importOpened()],
  ])('is read row by row when it %s', async (_name, event) => {
    const { send, dispatched, readRows } = start();
    send(event);
    await settle();
    expect(readRows).toHaveBeenCalledWith(text);
    expect(dispatched).toEqual([listRead({ text, rows })]);
  });

  it.each<[string, Partial<ImportState>, Parameters<ReturnType<typeof start>['send']>[0]]>([
    ['it is blank', { text: ' \n' }, textEntered(' \n')],
    ['its list is known on a later visit', { text, list: {} as ImportState['list'] }, importOpened()],
  ])('is not read when %s', async (_name, state, event) => {
    const { send, dispatched, readRows } = start(state);
    send(event);
    await settle();
    expect(readRows).not.toHaveBeenCalled();
    expect(dispatched).toEqual([]);
  });

  it('that can not be read is told of and reported, and the next one is read', async () => {
    const { send, dispatched, readRows, reportError } = start();
    readRows.mockRejectedValueOnce(failure);
    send(textEntered(text));
    await settle();
    expect(dispatched).toEqual([parserFailed()]);
    expect(reportError).toHaveBeenCalledWith(failure);
    send(textEntered(text));
    await settle();
    expect(dispatched.at(-1)).toEqual(listRead({ text, rows }));
  });
});

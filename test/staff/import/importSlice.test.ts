import type { ImportState } from '../../../src/staff/import/importSlice';
import {
  importSlice,
  initialImportState,
  listRead,
  MOST_ROWS,
  rowToggled,
  selectHasWaitingList,
  selectImport,
  selectImportedList,
  sidesChosen,
  textEntered,
} from '../../../src/staff/import/importSlice';
import { rowsOfLines } from '../../support/importedLists';

const { reducer } = importSlice;

const read = (text: string, state: ImportState = initialImportState): ImportState => {
  const entered = reducer(state, textEntered(text));
  return reducer(entered, listRead({ text, rows: rowsOfLines(...text.split('\n')) }));
};

describe('what is told', () => {
  it('is the list that was read, and that it waits to be taken over', () => {
    const state = { import: read('Mena;Nákup\nUSD;1,19') };
    expect(selectImport(state)).toBe(state.import);
    expect(selectImportedList(state)?.rows).toHaveLength(2);
    expect(selectHasWaitingList(state)).toBe(true);
  });

  it.each([
    ['nothing', initialImportState],
    ['blanks', reducer(initialImportState, textEntered(' \n '))],
    ['a list that was removed', reducer(read('Mena;Nákup\nUSD;1,19'), textEntered(''))],
  ])('is that nothing waits where there is %s', (_name, state) => {
    expect(selectHasWaitingList({ import: state })).toBe(false);
    expect(selectImportedList({ import: state })).toBeNull();
  });
});

describe('what was said about a list', () => {
  const sayOf = (state: ImportState) => reducer(reducer(state, sidesChosen(true)), rowToggled('usd'));
  const said = sayOf(read('Mena;Nákup\nUSD;1,19'));
  const saidOf = (text: string, former: ImportState) => {
    const list = selectImportedList({ import: read(text, former) });
    return { isSwapped: list?.choices.isSwapped, leftOut: list?.leftOut };
  };
  const all = { isSwapped: true, leftOut: ['usd'] };
  const nothing = { isSwapped: null, leftOut: [] };

  it('holds for other rows under the same headings', () => {
    expect(saidOf('Mena;Nákup\nCZK;24,5\nUSD;1,2', said)).toEqual(all);
    expect(saidOf('Kurzový lístok;\nMena;Nákup\nUSD;1,2', said)).toEqual(all);
  });

  it('is nothing about the columns as long as there are only headings', () => {
    const headings = read('Mena;Nákup;Predaj');
    expect(selectImportedList({ import: read('Mena;Nákup;Predaj\nUSD;1,19;1,15', headings) })).toMatchObject({
      hasKnownHeadings: true,
      roles: ['currency', 'buy', 'sell'],
    });
  });

  it('is forgotten with other headings, another number of columns, or none', () => {
    expect(saidOf('Mena;Predaj\nUSD;1,19', said)).toEqual(nothing);
    expect(saidOf('Mena;Nákup;Predaj\nUSD;1,19;1,2', said)).toEqual(nothing);
    expect(saidOf('USD;1,19', said)).toEqual(nothing);
  });

  it('holds without headings for as many columns, as long as most rows stay', () => {
    const bare = sayOf(read('USD;1,19\nCZK;24,5\nHUF;374'));
    expect(saidOf('USD;1,19\nCZK;24,5\nHUF;375', bare)).toEqual(all);
    expect(saidOf('USD;1,19\nCZK;24,5\nHUF;374\nJPY;190', bare)).toEqual(all);
    expect(saidOf('USD;1,19;1,15\nCZK;24,5\nHUF;374', bare)).toEqual(nothing);
    expect(saidOf('USD;1,15\nCZK;23,5\nHUF;360', bare)).toEqual(nothing);
    expect(saidOf('USD;1,15\n\nCZK;23,5\n\n', sayOf(read('USD;1,19\n\nCZK;24,5\n\n')))).toEqual(nothing);
  });
});

it('refuses more rows than any list has', () => {
  const text = 'rows';
  const rowsOf = (count: number) => Array.from({ length: count }, (_row, line) => ({ line, cells: ['USD', '1,2'] }));
  const entered = reducer(initialImportState, textEntered(text));
  expect(reducer(entered, listRead({ text, rows: rowsOf(MOST_ROWS) })).status).toBe('idle');
  expect(reducer(entered, listRead({ text, rows: rowsOf(MOST_ROWS + 1) }))).toMatchObject({ status: 'failed', list: null });
});

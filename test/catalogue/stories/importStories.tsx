import type { EditorState } from '../../../src/staff/rateEditor/editorSlice';
import { initialEditorState } from '../../../src/staff/rateEditor/editorSlice';
import { initialRatesState, ratesLate, ratesSlice } from '../../../src/features/rates/ratesSlice';
import { paths } from '../../../src/site/paths';
import { StaffLayout } from '../../../src/staff/frame/StaffLayout';
import { ImportPage } from '../../../src/staff/import/ImportPage';
import type { ImportFailure, ImportState } from '../../../src/staff/import/importSlice';
import { importSlice, initialImportState, listRead, rowToggled, textEntered } from '../../../src/staff/import/importSlice';
import { rowsOfLines } from '../../support/importedLists';
import type { StoredState } from '../stillStore';
import type { Story } from '../story';
import { namesOf, page } from '../story';
import { allCurrencies, liveRates } from './currencies';
import { pressSignOut } from './editorStories';

const failures = namesOf<ImportFailure>({
  empty: true,
  tooLarge: true,
  oldExcel: true,
  notAList: true,
  damaged: true,
  unreadable: true,
  notLoaded: true,
});

const edits: EditorState = {
  ...initialEditorState,
  edits: [{ key: 'usd', side: 'buy', parts: { whole: '1', decimals: '2' }, base: 1.187 }],
};

function read(...lines: readonly string[]): ImportState {
  const text = lines.join('\n');
  const entered = importSlice.reducer(initialImportState, textEntered(text));
  return importSlice.reducer(entered, listRead({ text, rows: rowsOfLines(...lines) }));
}

const story = (name: string, state: ImportState, others: StoredState = {}, act?: Story['act']): Story =>
  page(
    `import, ${name}`,
    () => (
      <StaffLayout>
        <ImportPage />
      </StaffLayout>
    ),
    {
      path: paths.import,
      state: {
        rates: liveRates(),
        auth: { status: 'signedIn', message: 'none', email: 'staff@zmenaren.test', isStaff: true },
        import: state,
        ...others,
      },
      ...(act && { act }),
    },
  );

const sound = read('Mena;Nákup;Predaj', 'USD;1,19;1,151', 'CZK;29,9;23,9', 'HUF;374;359,5', 'XAU;1;1');

export const importStories: readonly Story[] = [
  story('nothing yet', initialImportState),
  story('reading a file', { ...initialImportState, status: 'readingFile', fileName: 'kurzovy-listok.xlsx' }),
  ...failures.map((reason) => story(`failed, ${reason}`, { ...initialImportState, status: 'failed', reason })),
  story('a sound list', sound, { editor: edits }),
  story('leaving with a list that was not taken over', sound, {}, pressSignOut),
  story(
    'every row left out',
    ['usd', 'czk'].reduce((state, key) => importSlice.reducer(state, rowToggled(key)), sound),
  ),
  story('no change', read('Mena;Nákup', 'USD;1,187')),
  story('a middle rate', read('kód;stred', 'USD;1,2', 'CZK;25')),
  story('for many units', read('kód;nákup;predaj', 'USD;1,19;1,151', 'HUF;3,75;3,6')),
  story('unknown columns', read('USD;1,19;1,151', 'CZK;24,8;23,9')),
  story('without codes', read('1,19;1,151', '24,8;23,9')),
  story('unknown quotation', read('kód;nákup', 'USD;7,5', 'CZK;3')),
  story('unclear decimal mark', read('kód;nákup', 'USD;1.190', 'CZK;24.800')),
  story('buy below sell', read('kód;nákup;predaj', 'USD;1,15;1,19', 'CZK;23,8;25')),
  story(
    'every problem',
    read(
      'kód;počet;nákup;predaj',
      'USD;1;;n/a',
      'EUR;1;1;1',
      'XAU;1;2;2',
      'dolár;1;1;1',
      'CZK;1;24;23',
      'CZK;1;24;23',
      'HUF;250;1;1',
    ),
  ),
  story('rates against another currency', read('kód;nákup;predaj', 'EUR;0,905;0,955', 'USD;0,77;0,80')),
  story(
    'rates that fit another currency',
    read('kód;nákup;predaj', 'CZK;21,27;20,45', 'HUF;320;307,7', 'GBP;0,757;0,733', 'PLN;3,714;3,569'),
    { rates: liveRates(allCurrencies) },
  ),
  story('too few digits', read('kód;nákup;predaj', 'USD;0,8404;0,87', 'HUF;0,0026;0,00278')),
  story('rates out of range', read('kód;nákup;predaj', 'USD;1,19;0', 'CZK;24;23')),
  story('no stored rate', read('kód;stred', 'CZK;25', 'USD;1,2', 'HUF;370'), {
    rates: liveRates(allCurrencies.map((currency) => (currency.acronym === 'USD' ? { ...currency, buy: 0 } : currency))),
  }),
  story('no currencies', sound, { rates: liveRates([]) }),
  story('waiting for rates', sound, { rates: initialRatesState }),
  story('no rates', sound, { rates: ratesSlice.reducer(initialRatesState, ratesLate()) }),
];

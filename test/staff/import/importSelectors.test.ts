import { initialEditorState } from '../../../src/staff/rateEditor/editorSlice';
import { selectImportPlan } from '../../../src/staff/import/importSelectors';
import type { ImportState } from '../../../src/staff/import/importSlice';
import { importSlice, initialImportState, listRead, textEntered } from '../../../src/staff/import/importSlice';
import { rowsOfLines } from '../../support/importedLists';
import { buildCurrency, buildLiveRates } from '../../support/builders';

const text = 'Mena;Nákup;Predaj\nUSD;1,19;1,15';
const read = [textEntered(text), listRead({ text, rows: rowsOfLines(...text.split('\n')) })].reduce<ImportState>(
  importSlice.reducer,
  initialImportState,
);

const stateWith = (list: ImportState, ...acronyms: readonly string[]) => ({
  rates: buildLiveRates(...acronyms.map((acronym) => buildCurrency({ acronym }))),
  editor: initialEditorState,
  import: list,
});

it('compares the list with the rates of the editor', () => {
  const plan = selectImportPlan(stateWith(read, 'EUR', 'USD', 'CZK'), []);
  expect(plan).toMatchObject({ areColumnsKnown: true, rows: [{ acronym: 'USD' }], missing: ['CZK'] });
});

it('has nothing to say without a list, or without rates to compare it with', () => {
  expect(selectImportPlan(stateWith(initialImportState, 'USD'), [])).toBeNull();
  expect(selectImportPlan(stateWith(read), [])).toBeNull();
  expect(selectImportPlan(stateWith(read, 'EUR'), [])).toBeNull();
});

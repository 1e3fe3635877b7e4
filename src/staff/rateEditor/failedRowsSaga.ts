import { put, select, takeEvery } from 'typed-redux-saga';
import { ratesRead, ratesReceived } from '../../features/rates/ratesSlice';
import { selectSavePlan } from './editorSelectors';
import { newerRecordFound, rowsFoundSaved, saveCancelled, saveEnded, selectFailures } from './editorSlice';
import type { EditorServices } from './saveSaga';

/** Unmarks failed rows that need no further save, whenever more is known about what the server holds. */
export function* watchFailedRows(services: Pick<EditorServices, 'office'>) {
  // The list may show a row as saved before the save or a question has ended.
  yield* takeEvery([ratesReceived, ratesRead, newerRecordFound, saveEnded, saveCancelled], unmarkSaved, services);
}

function* unmarkSaved({ office }: Pick<EditorServices, 'office'>) {
  const failures = yield* select(selectFailures);
  if (failures.length === 0) {
    return;
  }
  const { unchangedKeys } = yield* select(selectSavePlan, office.currencyOrder);
  const savedKeys = failures.map(({ key }) => key).filter((key) => unchangedKeys.includes(key));
  if (savedKeys.length > 0) {
    yield* put(rowsFoundSaved(savedKeys));
  }
}

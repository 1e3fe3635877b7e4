import { createAction } from '@reduxjs/toolkit';
import { call, takeEvery } from 'typed-redux-saga';
import type { PrintPage } from '../ports/printPage';

/** Somebody asked for what the page shows on paper. */
export const printRequested = createAction('printRequested');

export interface PrintServices {
  readonly printPage: PrintPage;
}

/** Prints the page whenever that is asked for. */
export function* watchPrinting({ printPage }: PrintServices) {
  yield* takeEvery(printRequested, function* () {
    yield* call(printPage);
  });
}

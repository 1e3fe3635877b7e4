import { createAction } from '@reduxjs/toolkit';
import { call, takeEvery } from 'typed-redux-saga';
import type { PrintPage } from '../ports/printPage';

/** Somebody asked to print the page. */
export const printRequested = createAction('printing/printRequested');

export interface PrintServices {
  readonly printPage: PrintPage;
}

/** Prints the page on request. */
export function* watchPrinting({ printPage }: PrintServices) {
  yield* takeEvery(printRequested, function* () {
    yield* call(printPage);
  });
}

import { buffers } from 'redux-saga';
import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { actionChannel, call, select, take } from 'typed-redux-saga';
import { ratesRead, ratesReceived, selectReading } from '../../features/rates/ratesSlice';

/**
 * Calls `read` when the list has come, and again whenever it changes or another try is requested: every entry of the archive is
 * written together with a record, so a changed list may mean new entries.
 */
export function* readWithList(retryRequested: ActionCreatorWithoutPayload, read: () => SagaGenerator<void>) {
  const changes = yield* actionChannel([ratesReceived, ratesRead, retryRequested], buffers.sliding(1));
  try {
    while ((yield* select(selectReading)) === null) {
      yield* take(changes);
    }
    while (true) {
      yield* call(read);
      yield* take(changes);
    }
  } finally {
    changes.close();
  }
}

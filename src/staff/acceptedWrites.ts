import { put, takeEvery } from 'typed-redux-saga';
import { currencyWritten } from './currencies/currenciesSlice';
import { noticeWritten } from './notices/noticeEditorSlice';
import { rowSaved } from './rateEditor/editorSlice';
import { writeAccepted } from './signIn/authSlice';

/** Recognises an account that was put on the staff list after sign-in by its first accepted write (rule 60). */
export function* watchAcceptedWrites() {
  yield* takeEvery([rowSaved, currencyWritten, noticeWritten], function* () {
    yield* put(writeAccepted());
  });
}

import { spawn } from 'typed-redux-saga';
import { adminSlice } from '../features/admin/adminSlice';
import type { AdminServices } from '../features/admin/saveSaga';
import { watchSavedNotice, watchSaves } from '../features/admin/saveSaga';
import type { AuthServices } from '../features/auth/authSaga';
import { watchAbandonedSignIn, watchGuard, watchLeaving, watchSignIn, watchSignOut, watchUser } from '../features/auth/authSaga';
import { authSlice, staffAreaOpened } from '../features/auth/authSlice';
import { RatesEditorPage } from '../pages/RatesEditorPage';
import { SignInPage } from '../pages/SignInPage';
import type { AppStore } from './store';
import type { StaffScreens } from './staffScreens';

export type StaffServices = AuthServices & AdminServices;

/** Adds the staff area to a running application: its slices, its sagas, its screens. Doing it again changes nothing. */
export function installStaff({ store, rootReducer, runSaga }: AppStore, services: () => StaffServices): StaffScreens {
  if (!('auth' in store.getState())) {
    rootReducer.inject(authSlice);
    rootReducer.inject(adminSlice);
    runSaga(staffSaga, services());
    store.dispatch(staffAreaOpened());
  }
  return { ratesEditor: RatesEditorPage, signIn: SignInPage };
}

/** Spawned, not forked: one watcher's failure must not end the others. */
function* staffSaga(services: StaffServices) {
  yield* spawn(watchUser, services);
  yield* spawn(watchSignIn, services);
  yield* spawn(watchSignOut, services);
  yield* spawn(watchGuard, services);
  yield* spawn(watchLeaving);
  yield* spawn(watchAbandonedSignIn);
  yield* spawn(watchSaves, services);
  yield* spawn(watchSavedNotice);
}

import { call, delay, fork, put, race, select, take, takeLatest } from 'typed-redux-saga';
import type { AuthGateway, SessionStore } from '../../ports/auth';
import type { StoredRecords } from '../../ports/ratesWriter';
import type { ReportError } from '../../ports/reportError';
import { TooManyAttemptsError } from '../../ports/auth';
import { openChannel } from '../../ports/subscription';
import type { Credentials } from './authSlice';
import {
  selectAuthStatus,
  selectUser,
  sessionEnded,
  signInPageLeft,
  signInPageOpened,
  signInLocked,
  signInRejected,
  signInSecondPassed,
  signInSubmitted,
  signInTakenBack,
  signOutRequested,
  staffListRead,
  staffPageEntered,
  staffPageLeft,
  userSignedIn,
  userSignedOut,
} from './authSlice';

/** The failure message comes this long after a valid submit, in milliseconds (rule 38). */
export const FAILURE_MESSAGE_AFTER = 1_000;

export interface AuthServices {
  readonly authGateway: AuthGateway;
  readonly sessionStore: SessionStore;
  readonly storedRecords: Pick<StoredRecords, 'readIsStaff'>;
  readonly reportError: ReportError;
}

/** Follows the provider's user; this is the only listener. */
export function* watchUser(services: AuthServices) {
  const channel = yield* call(openChannel<string | null>, services.authGateway.subscribeToUser);
  try {
    while (true) {
      const { value: email } = yield* take(channel);
      if (email === null) {
        yield* call(handleSignedOut, services);
      } else {
        yield* call(handleSignedIn, services, email);
      }
    }
  } finally {
    channel.close();
  }
}

/** Signs in on every valid submit; while a sign-in runs, another submit does nothing. */
export function* watchSignIn(services: AuthServices) {
  while (true) {
    const { payload } = yield* take(signInSubmitted);
    yield* fork(announceFailure);
    yield* call(handleSignIn, services, payload);
  }
}

/** Signs out on request, and when a sign-in succeeds after its page was left. */
export function* watchSignOut(services: AuthServices) {
  while (true) {
    yield* take([signOutRequested, signInTakenBack]);
    // Clears the session entry first, because that is synchronous: while the page unloads, nothing else finishes.
    yield* call(clearSession, services);
    yield* fork(signOutOfProvider, services);
  }
}

/** Tells accounts that may not write so at sign-in, not at their first save (rule 60). */
export function* watchStaffList(services: Pick<AuthServices, 'storedRecords' | 'reportError'>) {
  yield* takeLatest(userSignedIn, readStaffList, services);
}

/** Ends the session when somebody enters a staff page without a session entry: the signed-in flag is not enough (rule 42). */
export function* watchGuard({ sessionStore }: Pick<AuthServices, 'sessionStore'>) {
  while (true) {
    yield* take(staffPageEntered);
    const entry = yield* call([sessionStore, 'read']);
    if (entry === null) {
      yield* call(endSession);
    }
  }
}

/** Signs out whenever the staff's pages are left, whichever way (rule 43). */
export function* watchLeaving() {
  while (true) {
    yield* take(staffPageLeft);
    yield* call(endSession);
  }
}

/** Takes a sign-in back if its page was left before it succeeded: the user would stay signed in without noticing. */
export function* watchAbandonedSignIn() {
  while (true) {
    yield* take(signInPageLeft);
    if ((yield* select(selectAuthStatus)) === 'signingIn') {
      const { signedIn } = yield* race({
        signedIn: take(userSignedIn),
        over: take([signInRejected, signInLocked, signInPageOpened]),
      });
      if (signedIn) {
        yield* put(signInTakenBack(signedIn.payload));
      }
    }
  }
}

function* readStaffList({ storedRecords, reportError }: Pick<AuthServices, 'storedRecords' | 'reportError'>) {
  try {
    yield* put(staffListRead(yield* call([storedRecords, 'readIsStaff'])));
  } catch (error) {
    // The account then counts neither as listed nor as missing; the first save finds out.
    yield* call(reportError, error);
  }
}

function* endSession() {
  if ((yield* select(selectAuthStatus)) === 'signedIn') {
    yield* put(signOutRequested());
  }
}

// As specified, success does not cancel the message; opening the page again does, because the message is about an earlier submit.
function* announceFailure() {
  const { due } = yield* race({ due: delay(FAILURE_MESSAGE_AFTER), reopened: take(signInPageOpened) });
  if (due) {
    yield* put(signInSecondPassed());
  }
}

function* handleSignIn({ authGateway, reportError }: AuthServices, { email, password }: Credentials) {
  try {
    if (email === '' || password === '') {
      yield* put(signInRejected());
    } else {
      yield* call([authGateway, 'signIn'], email, password);
    }
  } catch (error) {
    yield* call(reportError, error);
    yield* put(error instanceof TooManyAttemptsError ? signInLocked() : signInRejected());
  }
}

function* handleSignedIn(services: AuthServices, email: string) {
  const { sessionStore, reportError } = services;
  try {
    yield* call([sessionStore, 'write'], email);
    yield* put(userSignedIn(email));
  } catch (error) {
    // Without the entry the guard would never open, so nobody can sign in while the storage is blocked.
    yield* call(reportError, error);
    yield* put(signInRejected());
    yield* call(signOutOfProvider, services);
  }
}

function* handleSignedOut({ authGateway, sessionStore, reportError }: AuthServices) {
  const email = yield* select(selectUser);
  try {
    yield* call([sessionStore, 'write'], null);
  } catch (error) {
    yield* call(reportError, error);
  }
  // Our own sign-out clears the user first; if there still is a user, the provider has ended the session (rule 61).
  yield* put(email === null ? userSignedOut() : sessionEnded({ email, reason: yield* call([authGateway, 'sessionEnd']) }));
}

function* clearSession({ sessionStore, reportError }: AuthServices) {
  try {
    yield* call([sessionStore, 'clear']);
  } catch (error) {
    yield* call(reportError, error);
  }
}

function* signOutOfProvider({ authGateway, reportError }: AuthServices) {
  try {
    yield* call([authGateway, 'signOut']);
  } catch (error) {
    yield* call(reportError, error);
  }
}

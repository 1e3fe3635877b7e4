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
  signOutRequested,
  staffAreaOpened,
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

/** Follows the provider's user from the moment the staff area is open; nobody else listens to it. */
export function* watchUser(services: AuthServices) {
  yield* take(staffAreaOpened);
  const channel = yield* call(openChannel<string | null>, services.authGateway.watchUser);
  try {
    while (true) {
      const { told: email } = yield* take(channel);
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

/** Signs in on every valid submit; while one runs, a second does nothing. */
export function* watchSignIn(services: AuthServices) {
  while (true) {
    const { payload } = yield* take(signInSubmitted);
    yield* fork(announceFailure);
    yield* call(handleSignIn, services, payload);
  }
}

/** Signs out wherever it is asked for. */
export function* watchSignOut(services: AuthServices) {
  while (true) {
    yield* take(signOutRequested);
    // The session entry goes first, because that is synchronous: while the page unloads, nothing else finishes.
    yield* call(clearSession, services);
    yield* fork(signOutOfProvider, services);
  }
}

/** Who may not write learns it on signing in, not at the first save (rule 60). */
export function* watchStaffList(services: Pick<AuthServices, 'storedRecords' | 'reportError'>) {
  yield* takeLatest(userSignedIn, readStaffList, services);
}

/** The route guard needs the session entry beside the signed-in flag (rule 42). */
export function* watchGuard({ sessionStore }: Pick<AuthServices, 'sessionStore'>) {
  while (true) {
    yield* take(staffPageEntered);
    const entry = yield* call([sessionStore, 'read']);
    if (entry === null) {
      yield* call(endSession);
    }
  }
}

/** The editor signs out when it is left, whichever way (rule 43). */
export function* watchLeaving() {
  while (true) {
    yield* take(staffPageLeft);
    yield* call(endSession);
  }
}

/** A sign-in whose page was left meanwhile is taken back as soon as it is made: its user would stay signed in unseen. */
export function* watchAbandonedSignIn() {
  while (true) {
    yield* take(signInPageLeft);
    if ((yield* select(selectAuthStatus)) === 'signingIn') {
      const { signedIn } = yield* race({
        signedIn: take(userSignedIn),
        over: take([signInRejected, signInLocked, signInPageOpened]),
      });
      if (signedIn) {
        yield* put(signOutRequested());
      }
    }
  }
}

function* readStaffList({ storedRecords, reportError }: Pick<AuthServices, 'storedRecords' | 'reportError'>) {
  try {
    yield* put(staffListRead(yield* call([storedRecords, 'readIsStaff'])));
  } catch (error) {
    // The account then counts as neither on the list nor missing; the first save finds out.
    yield* call(reportError, error);
  }
}

function* endSession() {
  if ((yield* select(selectAuthStatus)) === 'signedIn') {
    yield* put(signOutRequested());
  }
}

// Success does not cancel the message, as specified. But a page that was opened anew has nothing to do with an earlier submit.
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
    // Without the entry the guard would never open: with the storage blocked nobody is signed in.
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
  // A sign-out of our own has cleared the user before: this session was ended by the provider (rule 61).
  yield* put(email === null ? userSignedOut() : sessionEnded({ email, why: yield* call([authGateway, 'sessionEnd']) }));
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

import type { AuthNotice, AuthState } from '../../src/staff/signIn/authSlice';
import {
  authSlice,
  initialAuthState,
  invalidFormSubmitted,
  signInFormChanged,
  signInPageLeft,
  signInPageOpened,
  signInLocked,
  signInRejected,
  signInSecondPassed,
  signInSubmitted,
  signOutRequested,
  staffAreaOpened,
  staffPageEntered,
  staffPageLeft,
  sessionEnded,
  staffListRead,
  userSignedIn,
  userSignedOut,
} from '../../src/staff/signIn/authSlice';
import type { Machine, MachineRow } from './machine';

const EMAIL = 'staff@zmenaren.test';

const events = {
  staffAreaOpened: staffAreaOpened(),
  signInPageOpened: signInPageOpened(),
  signInPageLeft: signInPageLeft(),
  signInFormChanged: signInFormChanged(),
  invalidFormSubmitted: invalidFormSubmitted(),
  signInSubmitted: signInSubmitted({ email: EMAIL, password: 'secret' }),
  signInRejected: signInRejected(),
  signInLocked: signInLocked(),
  signInSecondPassed: signInSecondPassed(),
  userSignedIn: userSignedIn(EMAIL),
  userSignedOut: userSignedOut(),
  staffListRead: staffListRead(false),
  sessionEnded: sessionEnded({ email: EMAIL, why: 'accountDisabled' }),
  signOutRequested: signOutRequested(),
  staffPageEntered: staffPageEntered(),
  staffPageLeft: staffPageLeft(),
};

type AuthRow = MachineRow<AuthState, keyof typeof events>;

const unknown = (notice: AuthNotice): AuthState => ({ status: 'unknown', notice });
const signedOut = (notice: AuthNotice): AuthState => ({ status: 'signedOut', notice });
const signingIn = (notice: AuthNotice): AuthState => ({ status: 'signingIn', notice });
const signedIn = (notice: AuthNotice, email = EMAIL, isStaff: boolean | null = null): AuthState => ({
  status: 'signedIn',
  notice,
  email,
  isStaff,
});

/** What every status makes of the notice alone. */
function noticeEvents(inStatus: (notice: AuthNotice) => AuthState): AuthRow['on'] {
  return {
    signInPageOpened: inStatus('none'),
    signInFormChanged: inStatus('none'),
    signInSecondPassed: inStatus('signInFailed'),
  };
}

export const authMachine: Machine<AuthState, keyof typeof events> = {
  name: 'auth',
  reducer: authSlice.reducer,
  initialState: initialAuthState,
  ownEvents: Object.keys(authSlice.actions),
  events,
  statusOf: ({ status }) => status,
  rows: [
    {
      name: 'unknown',
      state: unknown('none'),
      on: {
        ...noticeEvents(unknown),
        invalidFormSubmitted: unknown('invalidForm'),
        signInSubmitted: signingIn('none'),
        userSignedIn: signedIn('none'),
        userSignedOut: signedOut('none'),
      },
    },
    {
      name: 'unknown, with a notice',
      state: unknown('invalidForm'),
      on: {
        ...noticeEvents(unknown),
        signInSubmitted: signingIn('none'),
        userSignedIn: signedIn('invalidForm'),
        userSignedOut: signedOut('invalidForm'),
      },
    },
    {
      name: 'signed out',
      state: signedOut('none'),
      on: {
        ...noticeEvents(signedOut),
        invalidFormSubmitted: signedOut('invalidForm'),
        signInSubmitted: signingIn('none'),
        userSignedIn: signedIn('none'),
      },
    },
    {
      name: 'signed out, with a notice',
      state: signedOut('signInFailed'),
      on: {
        ...noticeEvents(signedOut),
        invalidFormSubmitted: signedOut('invalidForm'),
        signInSubmitted: signingIn('none'),
        userSignedIn: signedIn('signInFailed'),
      },
    },
    {
      name: 'signed out, locked',
      state: signedOut('tooManyAttempts'),
      on: {
        ...noticeEvents(signedOut),
        invalidFormSubmitted: signedOut('invalidForm'),
        signInSubmitted: signingIn('none'),
        signInSecondPassed: signedOut('failedTooManyAttempts'),
        userSignedIn: signedIn('tooManyAttempts'),
      },
    },
    {
      name: 'signed out, locked, after a second',
      state: signedOut('failedTooManyAttempts'),
      on: {
        ...noticeEvents(signedOut),
        invalidFormSubmitted: signedOut('invalidForm'),
        signInSubmitted: signingIn('none'),
        signInSecondPassed: signedOut('failedTooManyAttempts'),
        userSignedIn: signedIn('failedTooManyAttempts'),
      },
    },
    {
      name: 'signing in',
      state: signingIn('none'),
      on: {
        signInSecondPassed: signingIn('signInFailed'),
        signInRejected: signedOut('none'),
        signInLocked: signedOut('tooManyAttempts'),
        userSignedIn: signedIn('none'),
      },
    },
    {
      name: 'signing in, after a second',
      state: signingIn('signInFailed'),
      on: {
        ...noticeEvents(signingIn),
        signInRejected: signedOut('signInFailed'),
        signInLocked: signedOut('failedTooManyAttempts'),
        userSignedIn: signedIn('signInFailed'),
      },
    },
    {
      name: 'signed in',
      state: signedIn('invalidForm', 'other@zmenaren.test'),
      on: {
        ...noticeEvents((notice) => signedIn(notice, 'other@zmenaren.test')),
        userSignedIn: signedIn('invalidForm'),
        userSignedOut: signedOut('none'),
        signOutRequested: signedOut('none'),
        staffListRead: signedIn('invalidForm', 'other@zmenaren.test', false),
        sessionEnded: signedOut('accountDisabled'),
      },
    },
    {
      name: 'signed in, not on the staff list',
      state: signedIn('none', EMAIL, false),
      on: {
        signInSecondPassed: signedIn('signInFailed', EMAIL, false),
        userSignedIn: signedIn('none'),
        userSignedOut: signedOut('none'),
        signOutRequested: signedOut('none'),
        sessionEnded: signedOut('accountDisabled'),
      },
    },
    {
      name: 'signed out from outside',
      state: signedOut('accountDisabled'),
      on: {
        ...noticeEvents(signedOut),
        // Opening the page is how one learns why.
        signInPageOpened: signedOut('accountDisabled'),
        invalidFormSubmitted: signedOut('invalidForm'),
        signInSubmitted: signingIn('none'),
        userSignedIn: signedIn('accountDisabled'),
      },
    },
  ],
};

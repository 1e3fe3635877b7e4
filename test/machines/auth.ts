import type { AuthMessage, AuthState } from '../../src/staff/signIn/authSlice';
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
  signInTakenBack,
  signOutRequested,
  staffAreaOpened,
  staffPageEntered,
  staffPageLeft,
  sessionEnded,
  staffListRead,
  writeAccepted,
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
  writeAccepted: writeAccepted(),
  sessionEnded: sessionEnded({ email: EMAIL, reason: 'accountDisabled' }),
  signOutRequested: signOutRequested(),
  signInTakenBack: signInTakenBack(EMAIL),
  staffPageEntered: staffPageEntered(),
  staffPageLeft: staffPageLeft(),
};

type AuthRow = MachineRow<AuthState, keyof typeof events>;

const unknown = (message: AuthMessage): AuthState => ({ status: 'unknown', message });
const signedOut = (message: AuthMessage): AuthState => ({ status: 'signedOut', message });
const signingIn = (message: AuthMessage): AuthState => ({ status: 'signingIn', message });
const signedIn = (message: AuthMessage, email = EMAIL, isStaff: boolean | null = null): AuthState => ({
  status: 'signedIn',
  message,
  email,
  isStaff,
});

/** The events that change only the message, in every status. */
function messageEvents(inStatus: (message: AuthMessage) => AuthState): AuthRow['on'] {
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
        ...messageEvents(unknown),
        invalidFormSubmitted: unknown('invalidForm'),
        signInSubmitted: signingIn('none'),
        userSignedIn: signedIn('none'),
        userSignedOut: signedOut('none'),
      },
    },
    {
      name: 'unknown, with a message',
      state: unknown('invalidForm'),
      on: {
        ...messageEvents(unknown),
        signInSubmitted: signingIn('none'),
        userSignedIn: signedIn('invalidForm'),
        userSignedOut: signedOut('invalidForm'),
      },
    },
    {
      name: 'signed out',
      state: signedOut('none'),
      on: {
        ...messageEvents(signedOut),
        invalidFormSubmitted: signedOut('invalidForm'),
        signInSubmitted: signingIn('none'),
        userSignedIn: signedIn('none'),
      },
    },
    {
      name: 'signed out, with a message',
      state: signedOut('signInFailed'),
      on: {
        ...messageEvents(signedOut),
        invalidFormSubmitted: signedOut('invalidForm'),
        signInSubmitted: signingIn('none'),
        userSignedIn: signedIn('signInFailed'),
      },
    },
    {
      name: 'signed out, locked',
      state: signedOut('tooManyAttempts'),
      on: {
        ...messageEvents(signedOut),
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
        ...messageEvents(signedOut),
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
        ...messageEvents(signingIn),
        signInRejected: signedOut('signInFailed'),
        signInLocked: signedOut('failedTooManyAttempts'),
        userSignedIn: signedIn('signInFailed'),
      },
    },
    {
      name: 'signed in',
      state: signedIn('invalidForm', 'other@zmenaren.test'),
      on: {
        ...messageEvents((message) => signedIn(message, 'other@zmenaren.test')),
        userSignedIn: signedIn('invalidForm'),
        userSignedOut: signedOut('none'),
        signOutRequested: signedOut('none'),
        signInTakenBack: signedOut('none'),
        staffListRead: signedIn('invalidForm', 'other@zmenaren.test', false),
        writeAccepted: signedIn('invalidForm', 'other@zmenaren.test', true),
        sessionEnded: signedOut('accountDisabled'),
      },
    },
    {
      name: 'signed in, not on the staff list',
      state: signedIn('none', EMAIL, false),
      on: {
        signInSecondPassed: signedIn('signInFailed', EMAIL, false),
        writeAccepted: signedIn('none', EMAIL, true),
        userSignedIn: signedIn('none'),
        userSignedOut: signedOut('none'),
        signOutRequested: signedOut('none'),
        signInTakenBack: signedOut('none'),
        sessionEnded: signedOut('accountDisabled'),
      },
    },
    {
      name: 'signed in, on the staff list',
      state: signedIn('none', EMAIL, true),
      on: {
        signInSecondPassed: signedIn('signInFailed', EMAIL, true),
        userSignedIn: signedIn('none'),
        userSignedOut: signedOut('none'),
        signOutRequested: signedOut('none'),
        signInTakenBack: signedOut('none'),
        sessionEnded: signedOut('accountDisabled'),
      },
    },
    {
      name: 'signed out from outside',
      state: signedOut('accountDisabled'),
      on: {
        ...messageEvents(signedOut),
        // The sign-in page is where users learn why they were signed out, so opening it must keep the message.
        signInPageOpened: signedOut('accountDisabled'),
        invalidFormSubmitted: signedOut('invalidForm'),
        signInSubmitted: signingIn('none'),
        userSignedIn: signedIn('accountDisabled'),
      },
    },
  ],
};

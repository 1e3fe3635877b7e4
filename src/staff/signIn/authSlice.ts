import { createSlice } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { SessionEnd } from '../../ports/auth';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What the sign-in page's alert says about the last attempt. */
type AttemptMessage = 'none' | 'invalidForm' | 'signInFailed' | 'tooManyAttempts' | 'failedTooManyAttempts';

/** What the alert says: the outcome of the last attempt, or why the previous session ended from outside. */
export type AuthMessage = AttemptMessage | SessionEnd;

/** unknown or signedOut → signingIn → signedIn → signedOut; a rejected sign-in leads back to signedOut (rule 40). */
export type AuthState = { readonly message: AuthMessage } & (
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signingIn' }
  | {
      readonly status: 'signedIn';
      readonly email: string;
      /** Whether the account is on the staff list; null until that is known. */
      readonly isStaff: boolean | null;
    }
);

export const initialAuthState = { status: 'unknown', message: 'none' } as AuthState;

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuthState,
  reducers: {
    /** The slices of the staff area were added, and have their first states after this event. */
    staffAreaOpened: (state): AuthState => state,
    /** Clears the message on every visit of the sign-in page, unless it says why the session ended. */
    signInPageOpened: (state): AuthState => ({ ...state, message: isSessionEnd(state.message) ? state.message : 'none' }),
    /** Followed by sagas alone, as are the other events that leave the state as it is. */
    signInPageLeft: (state): AuthState => state,
    signInFormChanged: (state): AuthState => ({ ...state, message: 'none' }),
    invalidFormSubmitted: (state): AuthState => (canSubmit(state) ? { ...state, message: 'invalidForm' } : state),
    /** Only the saga uses the credentials; no state keeps them. */
    signInSubmitted: (state, _event: PayloadAction<Credentials>): AuthState =>
      canSubmit(state) ? { status: 'signingIn', message: 'none' } : state,
    signInRejected: (state): AuthState =>
      state.status === 'signingIn' ? { status: 'signedOut', message: state.message } : state,
    /** The provider refused because of too many attempts; the message says so. */
    signInLocked: (state): AuthState =>
      state.status === 'signingIn'
        ? { status: 'signedOut', message: state.message === 'signInFailed' ? 'failedTooManyAttempts' : 'tooManyAttempts' }
        : state,
    /** Comes one second after every valid submit, whatever its outcome. */
    signInSecondPassed: (state): AuthState => ({
      ...state,
      message: isAboutAttempts(state.message) ? 'failedTooManyAttempts' : 'signInFailed',
    }),
    userSignedIn: ({ message }, { payload: email }: PayloadAction<string>): AuthState => ({
      status: 'signedIn',
      email,
      message,
      isStaff: null,
    }),
    /** What the server's answer says of the account that has just signed in; an accepted write says it better. */
    staffListRead: (state, { payload: isStaff }: PayloadAction<boolean>): AuthState =>
      state.status === 'signedIn' && state.isStaff === null ? { ...state, isStaff } : state,
    /** Only the staff's writes are accepted, so the account is on the list, whatever was read at sign-in. */
    writeAccepted: (state): AuthState => (state.status === 'signedIn' ? { ...state, isStaff: true } : state),
    /** The provider ended the session by itself. */
    sessionEnded: (state, { payload }: PayloadAction<{ readonly email: string; readonly reason: SessionEnd }>): AuthState =>
      state.status === 'signedIn' ? { status: 'signedOut', message: payload.reason } : state,
    userSignedOut: (state): AuthState => {
      if (state.status === 'unknown') {
        return { status: 'signedOut', message: state.message };
      }
      // During a sign-in, "nobody is signed in" is outdated news: the provider's first message may come after the first submit.
      return state.status === 'signedIn' ? SIGNED_OUT : state;
    },
    signOutRequested: (state): AuthState => (state.status === 'signedIn' ? SIGNED_OUT : state),
    /** This account was signed in after its page had been left. Nobody asked to sign out, so the account's work is kept. */
    signInTakenBack: (state, _event: PayloadAction<string>): AuthState => (state.status === 'signedIn' ? SIGNED_OUT : state),
    staffPageEntered: (state): AuthState => state,
    staffPageLeft: (state): AuthState => state,
  },
  selectors: {
    selectAuthStatus: (state) => state.status,
    selectAuthMessage: (state) => state.message,
    /** The e-mail of the signed-in user; null when nobody is signed in. */
    selectUser: (state) => (state.status === 'signedIn' ? state.email : null),
    /** Whether the signed-in account is known to be missing from the staff list. */
    selectIsUnlistedAccount: (state) => state.status === 'signedIn' && state.isStaff === false,
  },
});

const SIGNED_OUT: AuthState = { status: 'signedOut', message: 'none' };

const sessionEnds: Readonly<Record<SessionEnd, true>> = {
  unknown: true,
  accountDisabled: true,
  credentialsChanged: true,
};

/** Whether a message says why a session ended, rather than what is wrong with an attempt. */
export function isSessionEnd(message: AuthMessage): message is SessionEnd {
  return Object.hasOwn(sessionEnds, message);
}

function isAboutAttempts(message: AuthMessage): boolean {
  return message === 'tooManyAttempts' || message === 'failedTooManyAttempts';
}

function canSubmit({ status }: AuthState): boolean {
  return status === 'unknown' || status === 'signedOut';
}

export const {
  staffAreaOpened,
  signInPageOpened,
  signInPageLeft,
  signInFormChanged,
  invalidFormSubmitted,
  signInSubmitted,
  signInRejected,
  signInLocked,
  signInSecondPassed,
  userSignedIn,
  userSignedOut,
  staffListRead,
  writeAccepted,
  sessionEnded,
  signOutRequested,
  signInTakenBack,
  staffPageEntered,
  staffPageLeft,
} = authSlice.actions;
/** Whether an event ends a session, whichever way. */
export function isSessionOver(event: Action): boolean {
  return [signOutRequested, signInTakenBack, userSignedOut, sessionEnded].some(({ match }) => match(event));
}

export const { selectAuthStatus, selectAuthMessage, selectUser, selectIsUnlistedAccount } = authSlice.selectors;

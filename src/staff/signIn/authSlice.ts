import { createSlice } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { SessionEnd } from '../../ports/auth';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What the sign-in page's alert says of the last attempt. */
type AttemptNotice = 'none' | 'invalidForm' | 'signInFailed' | 'tooManyAttempts' | 'failedTooManyAttempts';

/** The same, or why the session before it ended from outside. */
export type AuthNotice = AttemptNotice | SessionEnd;

/** unknown or signedOut → signingIn → signedIn → signedOut; a rejected sign-in leads back to signedOut (rule 40). */
export type AuthState = { readonly notice: AuthNotice } & (
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signingIn' }
  | {
      readonly status: 'signedIn';
      readonly email: string;
      /** Whether the account is on the staff list; null until that was read. */
      readonly isStaff: boolean | null;
    }
);

export const initialAuthState = { status: 'unknown', notice: 'none' } as AuthState;

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuthState,
  reducers: {
    staffAreaOpened: (state): AuthState => state,
    /** Every visit of the sign-in page starts clean, but for why one is here again. */
    signInPageOpened: (state): AuthState => ({ ...state, notice: isSessionEnd(state.notice) ? state.notice : 'none' }),
    signInPageLeft: (state): AuthState => state,
    signInFormChanged: (state): AuthState => ({ ...state, notice: 'none' }),
    invalidFormSubmitted: (state): AuthState => (canSubmit(state) ? { ...state, notice: 'invalidForm' } : state),
    /** The credentials are for the saga alone; they are kept in no state. */
    signInSubmitted: (state, _event: PayloadAction<Credentials>): AuthState =>
      canSubmit(state) ? { status: 'signingIn', notice: 'none' } : state,
    signInRejected: (state): AuthState => (state.status === 'signingIn' ? { status: 'signedOut', notice: state.notice } : state),
    /** The provider refused because of too many attempts, which the person at the form should know. */
    signInLocked: (state): AuthState =>
      state.status === 'signingIn'
        ? { status: 'signedOut', notice: state.notice === 'signInFailed' ? 'failedTooManyAttempts' : 'tooManyAttempts' }
        : state,
    /** It comes one second after every valid submit, whatever became of it. */
    signInSecondPassed: (state): AuthState => ({
      ...state,
      notice: isAboutAttempts(state.notice) ? 'failedTooManyAttempts' : 'signInFailed',
    }),
    userSignedIn: ({ notice }, { payload: email }: PayloadAction<string>): AuthState => ({
      status: 'signedIn',
      email,
      notice,
      isStaff: null,
    }),
    staffListRead: (state, { payload: isStaff }: PayloadAction<boolean>): AuthState =>
      state.status === 'signedIn' ? { ...state, isStaff } : state,
    /** The provider ended the session of itself. */
    sessionEnded: (state, { payload }: PayloadAction<{ readonly email: string; readonly why: SessionEnd }>): AuthState =>
      state.status === 'signedIn' ? { status: 'signedOut', notice: payload.why } : state,
    userSignedOut: (state): AuthState => {
      if (state.status === 'unknown') {
        return { status: 'signedOut', notice: state.notice };
      }
      // While a sign-in runs, "nobody" is out of date: the provider's first message may come after the first submit.
      return state.status === 'signedIn' ? SIGNED_OUT : state;
    },
    signOutRequested: (state): AuthState => (state.status === 'signedIn' ? SIGNED_OUT : state),
    staffPageEntered: (state): AuthState => state,
    staffPageLeft: (state): AuthState => state,
  },
  selectors: {
    selectAuthStatus: (state) => state.status,
    selectAuthNotice: (state) => state.notice,
    /** The e-mail of the signed-in user; null when nobody is signed in. */
    selectUser: (state) => (state.status === 'signedIn' ? state.email : null),
    /** Whether the signed-in account is known to be missing on the staff list. */
    selectIsStranger: (state) => state.status === 'signedIn' && state.isStaff === false,
  },
});

const SIGNED_OUT: AuthState = { status: 'signedOut', notice: 'none' };

const sessionEnds: Readonly<Record<SessionEnd, true>> = {
  untold: true,
  accountDisabled: true,
  credentialsChanged: true,
};

/** Whether a notice says why a session ended, not what is wrong with an attempt. */
export function isSessionEnd(notice: AuthNotice): notice is SessionEnd {
  return Object.hasOwn(sessionEnds, notice);
}

function isAboutAttempts(notice: AuthNotice): boolean {
  return notice === 'tooManyAttempts' || notice === 'failedTooManyAttempts';
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
  sessionEnded,
  signOutRequested,
  staffPageEntered,
  staffPageLeft,
} = authSlice.actions;
/** Whether an event ends a session, whichever way. */
export function isSessionOver(event: Action): boolean {
  return [signOutRequested, userSignedOut, sessionEnded].some(({ match }) => match(event));
}

export const { selectAuthStatus, selectAuthNotice, selectUser, selectIsStranger } = authSlice.selectors;

import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What the sign-in page's alert says. */
export type AuthNotice = 'none' | 'invalidForm' | 'signInFailed' | 'tooManyAttempts' | 'failedTooManyAttempts';

/** unknown → signedOut; signedOut → signingIn → signedIn → signedOut (rule 40). */
export type AuthState = { readonly notice: AuthNotice } & (
  | { readonly status: 'unknown' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signingIn' }
  | { readonly status: 'signedIn'; readonly email: string }
);

export const initialAuthState = { status: 'unknown', notice: 'none' } as AuthState;

export const authSlice = createSlice({
  name: 'auth',
  initialState: initialAuthState,
  reducers: {
    staffAreaOpened: (state): AuthState => state,
    /** Every visit of the sign-in page starts clean. */
    signInPageOpened: (state): AuthState => ({ ...state, notice: 'none' }),
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
    }),
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
  },
});

const SIGNED_OUT: AuthState = { status: 'signedOut', notice: 'none' };

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
  signOutRequested,
  staffPageEntered,
  staffPageLeft,
} = authSlice.actions;
export const { selectAuthStatus, selectAuthNotice } = authSlice.selectors;

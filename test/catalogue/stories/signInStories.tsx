import { RequireStaff } from '../../../src/staff/signIn/RequireStaff';
import type { AuthMessage, AuthState } from '../../../src/staff/signIn/authSlice';
import { SignInPage } from '../../../src/staff/signIn/SignInPage';
import type { Story } from '../story';
import { namesOf, page } from '../story';

const messages = namesOf<AuthMessage>({
  none: true,
  invalidForm: true,
  signInFailed: true,
  tooManyAttempts: true,
  failedTooManyAttempts: true,
  unknown: true,
  accountDisabled: true,
  credentialsChanged: true,
});

/** The statuses that show the form; signed-in users see the editor instead. */
type StatusOfForm = Exclude<AuthState['status'], 'signedIn'>;

const forms: Readonly<Record<StatusOfForm, readonly AuthMessage[]>> = {
  unknown: ['none'],
  signedOut: messages,
  signingIn: ['none', 'signInFailed'],
};

export const signInStories: readonly Story[] = [
  ...namesOf<StatusOfForm>({ unknown: true, signedOut: true, signingIn: true }).flatMap((status) =>
    forms[status].map((message) =>
      page(`sign-in, ${status}, message ${message}`, () => <SignInPage />, { state: { auth: { status, message } } }),
    ),
  ),
  page('guard, checking', () => <RequireStaff>{null}</RequireStaff>, {
    state: { auth: { status: 'unknown', message: 'none' } },
  }),
];

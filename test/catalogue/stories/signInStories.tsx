import { RequireStaff } from '../../../src/staff/signIn/RequireStaff';
import type { AuthNotice, AuthState } from '../../../src/staff/signIn/authSlice';
import { SignInPage } from '../../../src/staff/signIn/SignInPage';
import type { Story } from '../story';
import { namesOf, page } from '../story';

const notices = namesOf<AuthNotice>({
  none: true,
  invalidForm: true,
  signInFailed: true,
  tooManyAttempts: true,
  failedTooManyAttempts: true,
  untold: true,
  accountDisabled: true,
  credentialsChanged: true,
});

/** Whoever is signed in sees the editor instead. */
type StatusOfForm = Exclude<AuthState['status'], 'signedIn'>;

const forms: Readonly<Record<StatusOfForm, readonly AuthNotice[]>> = {
  unknown: ['none'],
  signedOut: notices,
  signingIn: ['none', 'signInFailed'],
};

export const signInStories: readonly Story[] = [
  ...namesOf<StatusOfForm>({ unknown: true, signedOut: true, signingIn: true }).flatMap((status) =>
    forms[status].map((notice) =>
      page(`sign-in, ${status}, notice ${notice}`, () => <SignInPage />, { state: { auth: { status, notice } } }),
    ),
  ),
  page('guard, checking', () => <RequireStaff>{null}</RequireStaff>, {
    state: { auth: { status: 'unknown', notice: 'none' } },
  }),
];

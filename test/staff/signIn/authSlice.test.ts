import type { AuthState } from '../../../src/staff/signIn/authSlice';
import {
  initialAuthState,
  isSessionEnd,
  selectAuthNotice,
  selectAuthStatus,
  selectIsStranger,
  selectUser,
} from '../../../src/staff/signIn/authSlice';

describe('selectors', () => {
  it.each(['none', 'invalidForm', 'signInFailed', 'tooManyAttempts', 'failedTooManyAttempts'] as const)(
    'tell the notice %s beside the status',
    (notice) => {
      const state = { auth: { ...initialAuthState, notice } };
      expect(selectAuthNotice(state)).toBe(notice);
      expect(selectAuthStatus(state)).toBe('unknown');
    },
  );

  it.each<[AuthState, string | null, boolean]>([
    [{ status: 'unknown', notice: 'none' }, null, false],
    [{ status: 'signingIn', notice: 'none' }, null, false],
    [{ status: 'signedIn', notice: 'none', email: 'jana@zmenaren.test', isStaff: null }, 'jana@zmenaren.test', false],
    [{ status: 'signedIn', notice: 'none', email: 'jana@zmenaren.test', isStaff: true }, 'jana@zmenaren.test', false],
    [{ status: 'signedIn', notice: 'none', email: 'jana@zmenaren.test', isStaff: false }, 'jana@zmenaren.test', true],
    [{ status: 'signedOut', notice: 'untold' }, null, false],
  ])('tell who is signed in, and whether that is a stranger: %j', (auth, user, isStranger) => {
    expect(selectUser({ auth })).toBe(user);
    expect(selectIsStranger({ auth })).toBe(isStranger);
  });
});

describe('what a notice is about', () => {
  it.each(['untold', 'accountDisabled', 'credentialsChanged'] as const)('%s: why a session ended', (notice) => {
    expect(isSessionEnd(notice)).toBe(true);
  });

  it.each(['none', 'invalidForm', 'signInFailed', 'tooManyAttempts'] as const)('%s: an attempt', (notice) => {
    expect(isSessionEnd(notice)).toBe(false);
  });
});

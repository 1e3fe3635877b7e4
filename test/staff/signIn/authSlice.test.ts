import type { AuthState } from '../../../src/staff/signIn/authSlice';
import {
  initialAuthState,
  isSessionEnd,
  selectAuthMessage,
  selectAuthStatus,
  selectIsUnlistedAccount,
  selectUser,
} from '../../../src/staff/signIn/authSlice';

describe('selectors', () => {
  it.each(['none', 'invalidForm', 'signInFailed', 'tooManyAttempts', 'failedTooManyAttempts'] as const)(
    'tell the message %s beside the status',
    (message) => {
      const state = { auth: { ...initialAuthState, message } };
      expect(selectAuthMessage(state)).toBe(message);
      expect(selectAuthStatus(state)).toBe('unknown');
    },
  );

  it.each<[AuthState, string | null, boolean]>([
    [{ status: 'unknown', message: 'none' }, null, false],
    [{ status: 'signingIn', message: 'none' }, null, false],
    [{ status: 'signedIn', message: 'none', email: 'jana@zmenaren.test', isStaff: null }, 'jana@zmenaren.test', false],
    [{ status: 'signedIn', message: 'none', email: 'jana@zmenaren.test', isStaff: true }, 'jana@zmenaren.test', false],
    [{ status: 'signedIn', message: 'none', email: 'jana@zmenaren.test', isStaff: false }, 'jana@zmenaren.test', true],
    [{ status: 'signedOut', message: 'unknown' }, null, false],
  ])('tell who is signed in, and whether that account is on the staff list: %j', (auth, user, isUnlisted) => {
    expect(selectUser({ auth })).toBe(user);
    expect(selectIsUnlistedAccount({ auth })).toBe(isUnlisted);
  });
});

describe('what a message is about', () => {
  it.each(['unknown', 'accountDisabled', 'credentialsChanged'] as const)('%s: why a session ended', (message) => {
    expect(isSessionEnd(message)).toBe(true);
  });

  it.each(['none', 'invalidForm', 'signInFailed', 'tooManyAttempts'] as const)('%s: an attempt', (message) => {
    expect(isSessionEnd(message)).toBe(false);
  });
});

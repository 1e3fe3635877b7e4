import { initialAuthState, selectAuthNotice, selectAuthStatus } from '../../../src/staff/signIn/authSlice';

describe('selectors', () => {
  it.each(['none', 'invalidForm', 'signInFailed', 'tooManyAttempts', 'failedTooManyAttempts'] as const)(
    'tell the notice %s beside the status',
    (notice) => {
      const state = { auth: { ...initialAuthState, notice } };
      expect(selectAuthNotice(state)).toBe(notice);
      expect(selectAuthStatus(state)).toBe('unknown');
    },
  );
});

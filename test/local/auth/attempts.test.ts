import { SignInAttempts } from '../../../local/auth/attempts';
import type { LocalBackend } from '../../../local/backend';
import { demoStaff } from '../../../local/state/demoStaff';
import { startTestBackend } from '../../support/localBackend';
import { errorCode, postAuth } from '../../support/restSession';

const email = 'anna@office.test';

describe('the limit of wrong passwords', () => {
  it('locks one account after so many, until the first of them is so long ago', () => {
    let now = 0;
    const attempts = new SignInAttempts({ failures: 2, withinMs: 1000 }, () => now);
    attempts.recordFailure(email);
    now = 400;
    attempts.assertAllowed(email);
    attempts.recordFailure(email);
    expect(() => attempts.assertAllowed(email)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(() => attempts.assertAllowed('ANNA@office.test')).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(() => attempts.assertAllowed('other@office.test')).not.toThrow();
    now = 999;
    expect(() => attempts.assertAllowed(email)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    now = 1000;
    expect(() => attempts.assertAllowed(email)).not.toThrow();
  });

  it('starts anew after a right one', () => {
    const attempts = new SignInAttempts({ failures: 2, withinMs: 1000 }, () => 0);
    attempts.recordFailure(email);
    attempts.recordSuccess(email);
    attempts.recordFailure(email);
    expect(() => attempts.assertAllowed(email)).not.toThrow();
  });
});

describe('signing in', () => {
  let backend: LocalBackend;

  beforeEach(async () => {
    ({ backend } = await startTestBackend({ signInLimit: { failures: 3, withinMs: 60_000 } }));
  });

  afterEach(() => backend.stop());

  const signIn = (fields: object) =>
    postAuth(
      `http://127.0.0.1:${backend.authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
      fields,
    );

  it('is refused to the right password too after too many wrong ones', async () => {
    for (let failure = 0; failure < 3; failure += 1) {
      expect(errorCode(await signIn({ ...demoStaff, password: 'wrong' }))).toBe('INVALID_LOGIN_CREDENTIALS');
    }
    expect(errorCode(await signIn(demoStaff))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('counts unknown accounts as well, and malformed attempts not at all', async () => {
    const unknown = { email, password: 'wrong horse' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(errorCode(await signIn({ email }))).toBe('MISSING_PASSWORD');
      expect(errorCode(await signIn(unknown))).toBe('INVALID_LOGIN_CREDENTIALS');
    }
    expect(errorCode(await signIn(unknown))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });
});

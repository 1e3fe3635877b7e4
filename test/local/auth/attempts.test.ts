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
    attempts.count(email);
    now = 400;
    attempts.count(email);
    expect(() => attempts.count(email)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(() => attempts.count('ANNA@office.test')).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(() => attempts.count('other@office.test')).not.toThrow();
    now = 999;
    expect(() => attempts.count(email)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
    now = 1000;
    expect(() => attempts.count(email)).not.toThrow();
    expect(() => attempts.count(email)).toThrow('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  it('starts anew after a right one', () => {
    const attempts = new SignInAttempts({ failures: 2, withinMs: 1000 }, () => 0);
    attempts.count(email);
    attempts.count(email);
    attempts.forget(email);
    attempts.count(email);
    expect(() => attempts.count(email)).not.toThrow();
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

  it('is no easier with many attempts at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn({ ...demoStaff, password: 'wrong' })));
    const codes = answers.map(errorCode);
    expect(codes.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(3);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(5);
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

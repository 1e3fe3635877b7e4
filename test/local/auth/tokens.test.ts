import { Accounts } from '../../../local/auth/accounts';
import type { Account } from '../../../local/auth/accounts';
import { Tokens } from '../../../local/auth/tokens';
import { owner } from '../../../local/database/identity';
import { forgeToken } from '../../support/forgeToken';

const start = Date.UTC(2026, 3, 13, 14);
const hour = 3_600_000;

let now: number;
let accounts: Accounts;
let tokens: Tokens;
let account: Account;

beforeEach(async () => {
  now = start;
  const clock = () => now;
  accounts = new Accounts([], { clock, onChange: () => undefined });
  tokens = new Tokens('demo-zmenaren', accounts, clock);
  account = await accounts.create({ email: 'anna@office.test', password: 'correct horse' });
});

describe('an ID token', () => {
  it('stands for its account until it expires', () => {
    const token = tokens.issueIdToken(account);
    expect(tokens.verify(token)).toMatchObject({
      identity: { uid: account.uid, provider: 'password', token: { email: 'anna@office.test', sub: account.uid } },
      expiresAt: start + hour,
    });
    now = start + hour - 1;
    expect(() => tokens.verify(token)).not.toThrow();
    now = start + hour;
    expect(() => tokens.verify(token)).toThrow('expired');
  });

  it.each([
    ['another project', { aud: 'demo-other' }, 'another project'],
    ['another issuer', { iss: 'https://securetoken.google.com/demo-other' }, 'another project'],
    ['no expiry', { exp: undefined }, 'another project'],
    ['no time of issue', { iat: undefined }, 'another project'],
    ['an expiry that is past', { exp: start / 1000 - 1 }, 'expired'],
    ['an unknown account', { sub: 'nobody' }, 'gone'],
    ['no account', { sub: undefined }, 'gone'],
    ['a time before the account', { iat: start / 1000 - 1 }, 'gone'],
  ])('is refused with %s', (_what, changes, reason) => {
    expect(() => tokens.verify(forgeToken(tokens.issueIdToken(account), changes))).toThrow(reason);
  });

  it.each(['', 'nonsense', 'a.b', 'a.b.c', 'a.b.c.d', '..', 'e30.e30.', 'bnVsbA.bnVsbA.'])('is refused as %j', (token) => {
    expect(() => tokens.verify(token)).toThrow();
  });

  it('is refused when it claims a signature', () => {
    expect(() => tokens.verify(forgeToken(tokens.issueIdToken(account), {}, { alg: 'RS256' }))).toThrow('malformed');
  });

  it.each([
    ['disabled', { disabled: true }],
    ['told to sign in anew', { validSince: start + 1000 }],
  ])('is refused once its account is %s', async (_what, change) => {
    const token = tokens.issueIdToken(account);
    await accounts.update(account.uid, change);
    expect(() => tokens.verify(token)).toThrow('gone');
  });

  it('is refused once its account is removed', () => {
    const token = tokens.issueIdToken(account);
    accounts.remove(account.uid);
    expect(() => tokens.verify(token)).toThrow('gone');
  });

  it('is refused after a change of the password', async () => {
    const token = tokens.issueIdToken(account);
    now = start + 1000;
    const changed = await accounts.update(account.uid, { password: 'another horse' });
    expect(() => tokens.verify(token)).toThrow('gone');
    expect(() => tokens.verify(tokens.issueIdToken(changed))).not.toThrow();
  });

  it('is the word "owner" for the owner', () => {
    expect(tokens.verify('owner')).toEqual({ identity: owner, expiresAt: null });
  });
});

describe('a refresh token', () => {
  it('gives its account', () => {
    expect(tokens.redeemRefreshToken(tokens.issueRefreshToken(account))).toEqual(account);
  });

  it.each(['', 'nonsense', 'e30'])('is refused as %j', (token) => {
    expect(() => tokens.redeemRefreshToken(token)).toThrow('INVALID_REFRESH_TOKEN');
  });

  it('is refused by another project', () => {
    const other = new Tokens('demo-other', accounts, () => now);
    expect(() => other.redeemRefreshToken(tokens.issueRefreshToken(account))).toThrow('INVALID_REFRESH_TOKEN');
  });

  it('is refused after a change of the password in the same second, and the new one is not', async () => {
    const token = tokens.issueRefreshToken(account);
    now = start + 1;
    const changed = await accounts.update(account.uid, { password: 'another horse' });
    expect(() => tokens.redeemRefreshToken(token)).toThrow('TOKEN_EXPIRED');
    expect(tokens.redeemRefreshToken(tokens.issueRefreshToken(changed))).toEqual(changed);
    expect(tokens.redeemIdToken(tokens.issueIdToken(changed))).toEqual(changed);
  });

  it('is refused when the account has changed its password, is disabled or is gone', async () => {
    const token = tokens.issueRefreshToken(account);
    now = start + 1000;
    await accounts.update(account.uid, { password: 'another horse' });
    expect(() => tokens.redeemRefreshToken(token)).toThrow('TOKEN_EXPIRED');
    await accounts.update(account.uid, { disabled: true });
    expect(() => tokens.redeemRefreshToken(token)).toThrow('USER_DISABLED');
    accounts.remove(account.uid);
    expect(() => tokens.redeemRefreshToken(token)).toThrow('USER_NOT_FOUND');
  });
});

it('never keeps a password', () => {
  expect(JSON.stringify(accounts.list())).not.toContain('correct horse');
});

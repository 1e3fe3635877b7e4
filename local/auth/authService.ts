import type { Account, AccountChange, Accounts } from './accounts';
import type { SignInAttempts } from './attempts';
import { AuthError } from './errors';
import { idTokenLifetime } from './tokens';
import type { Tokens } from './tokens';
import { InvalidCredentialError, owner } from '../database/identity';

/** The members of a request, from JSON or from a form. */
export type Fields = Readonly<Record<string, unknown>>;

/** The operations of the Auth service, with the members that Firebase's clients send and expect. */
export class AuthService {
  readonly #projectId: string;
  readonly #accounts: Accounts;
  readonly #tokens: Tokens;
  readonly #attempts: SignInAttempts;

  constructor(projectId: string, accounts: Accounts, tokens: Tokens, attempts: SignInAttempts) {
    this.#projectId = projectId;
    this.#accounts = accounts;
    this.#tokens = tokens;
    this.#attempts = attempts;
  }

  /** Registers anyone who asks, with e-mail and password; other providers are off, as on a new project. */
  async signUp(fields: Fields): Promise<object> {
    if (fields['email'] === undefined && fields['password'] === undefined) {
      throw new AuthError('ADMIN_ONLY_OPERATION');
    }
    const account = await this.#accounts.create({ email: emailOf(fields), password: passwordOf(fields) });
    return { kind: 'identitytoolkit#SignupNewUserResponse', email: account.email, ...this.#session(account) };
  }

  async signInWithPassword(fields: Fields): Promise<object> {
    const email = emailOf(fields);
    const password = passwordOf(fields);
    this.#attempts.count(email);
    const account = await this.#accounts.authenticate(email, password);
    this.#attempts.forget(email);
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      email: account.email,
      displayName: '',
      registered: true,
      ...this.#session(account),
    };
  }

  lookup(fields: Fields): object {
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userInfo(this.#bearer(fields))] };
  }

  async update(fields: Fields): Promise<object> {
    const account = await this.#accounts.update(this.#bearer(fields).uid, changeOf(fields));
    const session = fields['returnSecureToken'] === true ? this.#session(account) : {};
    return { kind: 'identitytoolkit#SetAccountInfoResponse', ...userInfo(account), ...session };
  }

  remove(fields: Fields): object {
    this.#accounts.remove(this.#bearer(fields).uid);
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  }

  refresh(fields: Fields): object {
    if (fields['grant_type'] !== 'refresh_token') {
      throw new AuthError('INVALID_GRANT_TYPE');
    }
    const account = this.#tokens.redeemRefreshToken(String(fields['refresh_token']));
    const { idToken, refreshToken } = this.#session(account);
    return {
      id_token: idToken,
      access_token: idToken,
      refresh_token: refreshToken,
      expires_in: String(idTokenLifetime),
      token_type: 'Bearer',
      user_id: account.uid,
      project_id: this.#projectId,
    };
  }

  /** What the project's owner may: accounts of his choice, looked up by anything and changed by uid. */
  async createAsOwner(fields: Fields): Promise<object> {
    const { localId } = fields;
    const account = await this.#accounts.create({
      email: emailOf(fields),
      password: passwordOf(fields),
      ...(typeof localId === 'string' ? { uid: localId } : {}),
    });
    return { kind: 'identitytoolkit#SignupNewUserResponse', ...userInfo(account) };
  }

  lookupAsOwner(fields: Fields): object {
    const found = [
      ...textsOf(fields['localId']).map((uid) => this.#accounts.byUid(uid)),
      ...textsOf(fields['email']).map((email) => this.#accounts.byEmail(email)),
    ].filter((account) => account !== null);
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      ...(found.length > 0 ? { users: found.map(userInfo) } : {}),
    };
  }

  /** A page of the accounts, in the order of their ids; the token of the next page is the last id of this one. */
  list(maxResults: number, after: string | null): object {
    const accounts = this.#accounts
      .list()
      .sort((left, right) => (left.uid < right.uid ? -1 : 1))
      .filter(({ uid }) => after === null || uid > after);
    const page = accounts.slice(0, maxResults);
    return {
      kind: 'identitytoolkit#DownloadAccountResponse',
      users: page.map(userInfo),
      ...(page.length < accounts.length ? { nextPageToken: page.at(-1)?.uid } : {}),
    };
  }

  async updateAsOwner(fields: Fields): Promise<object> {
    const account = await this.#accounts.update(String(fields['localId']), {
      ...changeOf(fields),
      ...(typeof fields['disableUser'] === 'boolean' ? { disabled: fields['disableUser'] } : {}),
      ...(fields['validSince'] === undefined ? {} : { validSince: Number(fields['validSince']) * 1000 }),
    });
    return { kind: 'identitytoolkit#SetAccountInfoResponse', ...userInfo(account) };
  }

  removeAsOwner(fields: Fields): object {
    this.#accounts.remove(String(fields['localId']));
    return { kind: 'identitytoolkit#DeleteAccountResponse' };
  }

  #session(account: Account): { localId: string; idToken: string; refreshToken: string; expiresIn: string } {
    return {
      localId: account.uid,
      idToken: this.#tokens.issueIdToken(account),
      refreshToken: this.#tokens.issueRefreshToken(account),
      expiresIn: String(idTokenLifetime),
    };
  }

  /** The account that asks, by its ID token. */
  #bearer({ idToken }: Fields): Account {
    if (typeof idToken !== 'string') {
      throw new AuthError('MISSING_ID_TOKEN');
    }
    try {
      const { identity } = this.#tokens.verify(idToken);
      const account = identity === owner || identity === null ? null : this.#accounts.byUid(identity.uid);
      if (account === null) {
        throw new AuthError('INVALID_ID_TOKEN');
      }
      return account;
    } catch (error) {
      if (error instanceof InvalidCredentialError) {
        throw new AuthError(error.expired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
      }
      throw error;
    }
  }
}

function emailOf({ email }: Fields): string {
  if (typeof email !== 'string' || email === '') {
    throw new AuthError('MISSING_EMAIL');
  }
  return email;
}

function passwordOf({ password }: Fields): string {
  if (typeof password !== 'string' || password === '') {
    throw new AuthError('MISSING_PASSWORD');
  }
  return password;
}

function changeOf({ email, password }: Fields): AccountChange {
  return {
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof password === 'string' ? { password } : {}),
  };
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

/** An account as Firebase's clients know it; without anything about the password. */
function userInfo(account: Account): object {
  return {
    localId: account.uid,
    email: account.email,
    emailVerified: false,
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    ...(account.lastSignInAt === null ? {} : { lastLoginAt: String(account.lastSignInAt) }),
    validSince: String(Math.floor(account.validSince / 1000)),
    providerUserInfo: [{ providerId: 'password', email: account.email, federatedId: account.email, rawId: account.email }],
  };
}

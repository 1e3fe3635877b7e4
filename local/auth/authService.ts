import type { Account, AccountChange, Accounts, Profile } from './accounts';
import type { SignInAttempts } from './attempts';
import { AuthError } from './errors';
import { idTokenLifetime } from './tokens';
import type { Tokens } from './tokens';

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

  /** Registers anyone with an e-mail and a password; other providers are disabled, as in a new Firebase project. */
  async signUp(fields: Fields): Promise<object> {
    if (fields['email'] === undefined && fields['password'] === undefined) {
      throw new AuthError('ADMIN_ONLY_OPERATION');
    }
    const account = await this.#accounts.create({ email: emailOf(fields), password: passwordOf(fields), ...profileOf(fields) });
    const { email, displayName } = account;
    return { kind: 'identitytoolkit#SignupNewUserResponse', email, displayName, ...this.#session(account) };
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
      displayName: account.displayName,
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
    const account = this.#tokens.redeemRefreshToken(textOf(fields, 'refresh_token', 'MISSING_REFRESH_TOKEN'));
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

  /** Creates an account as the project's owner, who may also choose its id and its state. */
  async createAsOwner(fields: Fields): Promise<object> {
    const { localId } = fields;
    const account = await this.#accounts.create({
      email: emailOf(fields),
      password: passwordOf(fields),
      ...(typeof localId === 'string' ? { uid: localId } : {}),
      ...profileOf(fields),
      ...verdictOf(fields),
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

  /** A page of the accounts, sorted by id; the last id of a page is the token of the next page. */
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
    const account = await this.#accounts.update(textOf(fields, 'localId', 'MISSING_LOCAL_ID'), {
      ...changeOf(fields),
      ...verdictOf(fields),
      ...validSinceOf(fields),
    });
    return { kind: 'identitytoolkit#SetAccountInfoResponse', ...userInfo(account) };
  }

  removeAsOwner(fields: Fields): object {
    this.#accounts.remove(textOf(fields, 'localId', 'MISSING_LOCAL_ID'));
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

  /** The account that sent the request, by its ID token. */
  #bearer({ idToken }: Fields): Account {
    if (typeof idToken !== 'string') {
      throw new AuthError('MISSING_ID_TOKEN');
    }
    return this.#tokens.redeemIdToken(idToken);
  }
}

const emailOf = (fields: Fields): string => textOf(fields, 'email', 'MISSING_EMAIL');
const passwordOf = (fields: Fields): string => textOf(fields, 'password', 'MISSING_PASSWORD');

/** A member that has to be a text; otherwise throws an AuthError with the code. */
function textOf(fields: Fields, member: string, code: string): string {
  const value = fields[member];
  if (typeof value !== 'string' || value === '') {
    throw new AuthError(code);
  }
  return value;
}

function changeOf(fields: Fields): AccountChange {
  const { email, password } = fields;
  return {
    ...(typeof email === 'string' ? { email } : {}),
    ...(typeof password === 'string' ? { password } : {}),
    ...profileOf(fields),
  };
}

/** What a request says about the user. Null deletes a member, as the SDK sends it, and so does `deleteAttribute`. */
function profileOf({ displayName, photoUrl, deleteAttribute }: Fields): Profile {
  const removed = textsOf(deleteAttribute);
  const textOr = (value: unknown, attribute: string): string | undefined =>
    value === null || removed.includes(attribute) ? '' : typeof value === 'string' ? value : undefined;
  const newName = textOr(displayName, 'DISPLAY_NAME');
  const newPhoto = textOr(photoUrl, 'PHOTO_URL');
  return {
    ...(newName === undefined ? {} : { displayName: newName }),
    ...(newPhoto === undefined ? {} : { photoUrl: newPhoto }),
  };
}

/** The members that only the project's owner may set. */
function verdictOf({
  emailVerified,
  disabled,
  disableUser = disabled,
}: Fields): Pick<AccountChange, 'emailVerified' | 'disabled'> {
  return {
    ...(typeof emailVerified === 'boolean' ? { emailVerified } : {}),
    ...(typeof disableUser === 'boolean' ? { disabled: disableUser } : {}),
  };
}

/** The moment in seconds before which every session ended, as it is sent: a whole number or its text. */
function validSinceOf({ validSince }: Fields): Pick<AccountChange, 'validSince'> {
  if (validSince === undefined) {
    return {};
  }
  const isNumber = typeof validSince === 'number' || typeof validSince === 'string';
  if (!isNumber || !/^\d{1,12}$/.test(`${validSince}`)) {
    throw new AuthError("Invalid value at 'valid_since' (TYPE_INT64)");
  }
  return { validSince: Number(validSince) * 1000 };
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

/** An account in the form that Firebase's clients expect, without anything about the password. */
function userInfo(account: Account): object {
  const { email, displayName, photoUrl } = account;
  const profile = { ...(displayName === '' ? {} : { displayName }), ...(photoUrl === '' ? {} : { photoUrl }) };
  return {
    localId: account.uid,
    email,
    emailVerified: account.emailVerified,
    ...profile,
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    ...(account.lastSignInAt === null ? {} : { lastLoginAt: String(account.lastSignInAt) }),
    validSince: String(Math.floor(account.validSince / 1000)),
    providerUserInfo: [{ providerId: 'password', ...profile, email, federatedId: email, rawId: email }],
  };
}

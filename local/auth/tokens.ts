import { randomUUID } from 'node:crypto';
import { InvalidCredentialError, owner } from '../database/identity';
import type { VerifiedCredential } from '../database/identity';
import { isNestedTooDeep } from '../http/nesting';
import type { Account, Accounts } from './accounts';
import { AuthError } from './errors';

/** How long an ID token is valid, in seconds. */
export const idTokenLifetime = 3600;

/** The claims of an ID token. */
type Claims = Readonly<Record<string, unknown>> & { readonly exp: number; readonly iat: number };

const signInProvider = 'password';

/** Issues and checks the tokens of one project; they are unsigned, like the ones of Firebase's Auth emulator. */
export class Tokens {
  readonly #projectId: string;
  readonly #accounts: Accounts;
  readonly #clock: () => number;

  constructor(projectId: string, accounts: Accounts, clock: () => number = Date.now) {
    this.#projectId = projectId;
    this.#accounts = accounts;
    this.#clock = clock;
  }

  /** A token that identifies the account to the database. */
  issueIdToken(account: Account): string {
    const issuedAt = Math.floor(this.#clock() / 1000);
    const header = { alg: 'none', typ: 'JWT' };
    const payload = {
      ...(account.displayName === '' ? {} : { name: account.displayName }),
      ...(account.photoUrl === '' ? {} : { picture: account.photoUrl }),
      email: account.email,
      email_verified: account.emailVerified,
      auth_time: Math.floor((account.lastSignInAt ?? account.createdAt) / 1000),
      user_id: account.uid,
      firebase: { identities: { email: [account.email] }, sign_in_provider: signInProvider },
      iat: issuedAt,
      exp: issuedAt + idTokenLifetime,
      aud: this.#projectId,
      iss: this.#issuer,
      sub: account.uid,
      // The SDK accepts a new refresh token only together with a different ID token, even within the same second.
      jti: randomUUID(),
    };
    return `${encode(header)}.${encode(payload)}.`;
  }

  /** A token to exchange for new ID tokens. */
  issueRefreshToken(account: Account): string {
    return encode({ uid: account.uid, issuedAt: this.#clock(), projectId: this.#projectId });
  }

  /** The account that may get a new ID token for this refresh token; throws AuthError. */
  redeemRefreshToken(token: string): Account {
    const { uid, issuedAt, projectId } = decode(token) ?? {};
    if (typeof uid !== 'string' || typeof issuedAt !== 'number' || projectId !== this.#projectId) {
      throw new AuthError('INVALID_REFRESH_TOKEN');
    }
    const account = this.#accountOf(uid);
    if (issuedAt < account.validSince) {
      throw new AuthError('TOKEN_EXPIRED');
    }
    return account;
  }

  /** The account that an ID token belongs to; throws AuthError, whose code tells the SDK whether to end the session. */
  redeemIdToken(token: string): Account {
    try {
      return this.#accountOfClaims(this.#readClaims(token));
    } catch (error) {
      if (error instanceof InvalidCredentialError) {
        throw new AuthError(error.expired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
      }
      throw error;
    }
  }

  /** Whom a credential stands for; throws InvalidCredentialError. */
  verify(credential: string): VerifiedCredential {
    if (credential === 'owner') {
      return { identity: owner, expiresAt: null };
    }
    const claims = this.#readClaims(credential);
    try {
      const { uid } = this.#accountOfClaims(claims);
      return { identity: { uid, provider: providerOf(claims), token: claims }, expiresAt: claims.exp * 1000 };
    } catch (error) {
      if (error instanceof AuthError) {
        throw new InvalidCredentialError('The account is gone or has revoked the token');
      }
      throw error;
    }
  }

  /** The claims of a valid token of this project; throws InvalidCredentialError. */
  #readClaims(token: string): Claims {
    const [header, payload, ...rest] = token.split('.');
    const claims = rest.length === 1 && decode(header)?.['alg'] === 'none' ? decode(payload) : null;
    if (claims === null) {
      throw new InvalidCredentialError('The token is malformed');
    }
    const { aud, iss, exp, iat } = claims;
    if (aud !== this.#projectId || iss !== this.#issuer || typeof exp !== 'number' || typeof iat !== 'number') {
      throw new InvalidCredentialError('The token is meant for another project');
    }
    if (exp * 1000 <= this.#clock()) {
      throw new InvalidCredentialError('The token has expired', { expired: true });
    }
    return { ...claims, exp, iat };
  }

  #accountOfClaims({ sub, iat }: Claims): Account {
    const account = this.#accountOf(sub);
    // An ID token only contains the second of its issue.
    if (iat < Math.floor(account.validSince / 1000)) {
      throw new AuthError('TOKEN_EXPIRED');
    }
    return account;
  }

  #accountOf(uid: unknown): Account {
    const account = typeof uid === 'string' ? this.#accounts.byUid(uid) : null;
    if (account === null) {
      throw new AuthError('USER_NOT_FOUND');
    }
    if (account.disabled) {
      throw new AuthError('USER_DISABLED');
    }
    return account;
  }

  get #issuer(): string {
    return `https://securetoken.google.com/${this.#projectId}`;
  }
}

function providerOf({ firebase }: Readonly<Record<string, unknown>>): string | null {
  const provider =
    typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase ? firebase.sign_in_provider : null;
  return typeof provider === 'string' ? provider : null;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The object in a part of a token; null when there is none. */
function decode(part: string | undefined): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !isNestedTooDeep(value) ? (value as Record<string, unknown>) : null;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}

import { randomBytes } from 'node:crypto';
import { AuthError } from './errors';
import { hashPassword, isPassword } from './passwords';

/** An account as it is stored; times are milliseconds since 1970. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash: string;
  /** Empty when the account has none. */
  readonly displayName: string;
  /** Empty when the account has none. */
  readonly photoUrl: string;
  readonly createdAt: number;
  readonly lastSignInAt: number | null;
  /** Tokens issued before this moment are no longer valid. */
  readonly validSince: number;
  readonly disabled: boolean;
}

/** What an account says about its user. */
export interface Profile {
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly emailVerified?: boolean;
}

/** The fields that can be given when an account is created. */
export interface NewAccount extends Profile {
  readonly uid?: string;
  readonly email: string;
  readonly password: string;
  readonly disabled?: boolean;
}

/** The fields of an account that can be changed. */
export interface AccountChange extends Profile {
  readonly email?: string;
  readonly password?: string;
  readonly disabled?: boolean;
  readonly validSince?: number;
  readonly lastSignInAt?: number;
}

const emptyProfile: Required<Profile> = { displayName: '', photoUrl: '', emailVerified: false };

/** Reads a stored account; throws a TypeError for an invalid value. */
export function readAccount(value: unknown): Account {
  const { uid, email, passwordHash, createdAt, lastSignInAt, validSince, disabled } = (value ?? {}) as Partial<Account>;
  const isAccount =
    [uid, email, passwordHash].every((text) => typeof text === 'string') &&
    [createdAt, lastSignInAt ?? 0, validSince].every((moment) => typeof moment === 'number') &&
    typeof disabled === 'boolean';
  if (!isAccount) {
    throw new TypeError('it holds an account that is none');
  }
  return { ...emptyProfile, ...(value as Account) };
}

const emailForm = /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/;
const minPasswordLength = 6;

/** The accounts of the project. */
export class Accounts {
  readonly #accounts: Map<string, Account>;
  readonly #clock: () => number;
  readonly #onChange: () => void;

  constructor(accounts: readonly Account[], { clock = Date.now, onChange }: { clock?: () => number; onChange: () => void }) {
    this.#accounts = new Map(accounts.map((account) => [account.uid, account]));
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** All accounts, in the order of their creation. */
  list(): Account[] {
    return [...this.#accounts.values()];
  }

  byUid(uid: string): Account | null {
    return this.#accounts.get(uid) ?? null;
  }

  byEmail(email: string): Account | null {
    const normalized = email.toLowerCase();
    return this.list().find((account) => account.email === normalized) ?? null;
  }

  /** Registers an account; throws AuthError. */
  async create({
    uid = randomBytes(21).toString('base64url'),
    email,
    password,
    disabled = false,
    ...profile
  }: NewAccount): Promise<Account> {
    const normalized = assertEmail(email);
    assertPassword(password);
    const passwordHash = await hashPassword(password);
    this.#assertFree(normalized, uid);
    const now = this.#clock();
    const account: Account = {
      ...emptyProfile,
      ...profile,
      uid,
      email: normalized,
      passwordHash,
      createdAt: now,
      lastSignInAt: null,
      validSince: now,
      disabled,
    };
    this.#store(account);
    return account;
  }

  /** The account with this e-mail and password; throws the same AuthError whichever of them is wrong. */
  async authenticate(email: string, password: string): Promise<Account> {
    const account = this.byEmail(assertEmail(email));
    if (account === null || !(await isPassword(password, account.passwordHash))) {
      throw new AuthError('INVALID_LOGIN_CREDENTIALS');
    }
    if (account.disabled) {
      throw new AuthError('USER_DISABLED');
    }
    return this.update(account.uid, { lastSignInAt: this.#clock() });
  }

  /** Changes an account; a new password or address invalidates earlier tokens. Throws AuthError. */
  async update(uid: string, { email: newEmail, password, ...change }: AccountChange): Promise<Account> {
    const passwordHash = password === undefined ? undefined : await hashPassword(assertPassword(password));
    const account = this.#accounts.get(uid);
    if (account === undefined) {
      throw new AuthError('USER_NOT_FOUND');
    }
    const email = newEmail === undefined ? account.email : assertEmail(newEmail);
    const hasMoved = email !== account.email;
    if (hasMoved) {
      this.#assertFree(email);
    }
    const changed = {
      ...account,
      ...(hasMoved ? { email, emailVerified: false, validSince: this.#clock() } : {}),
      ...(passwordHash === undefined ? {} : { passwordHash, validSince: this.#clock() }),
      ...change,
    };
    this.#store(changed);
    return changed;
  }

  /** Removes an account; throws AuthError when there is none. */
  remove(uid: string): void {
    if (!this.#accounts.delete(uid)) {
      throw new AuthError('USER_NOT_FOUND');
    }
    this.#onChange();
  }

  #store(account: Account): void {
    this.#accounts.set(account.uid, account);
    this.#onChange();
  }

  #assertFree(email: string, uid?: string): void {
    if (this.byEmail(email) !== null) {
      throw new AuthError('EMAIL_EXISTS');
    }
    if (uid !== undefined && this.#accounts.has(uid)) {
      throw new AuthError('DUPLICATE_LOCAL_ID');
    }
  }
}

function assertEmail(email: string): string {
  if (!emailForm.test(email)) {
    throw new AuthError('INVALID_EMAIL');
  }
  return email.toLowerCase();
}

function assertPassword(password: string): string {
  if (password.length < minPasswordLength) {
    throw new AuthError('WEAK_PASSWORD : Password should be at least 6 characters');
  }
  return password;
}

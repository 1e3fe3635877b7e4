import type { Subscribe } from './subscription';

/** The auth provider (rule 55). */
export interface AuthGateway {
  /** Tells the e-mail of the signed-in user, or null, as soon as it is known and on every change. */
  readonly watchUser: Subscribe<string | null>;
  /** Rejects with the provider's error, or with TooManyAttemptsError. */
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /**
   * The ID token of the signed-in user, refreshed when it is about to expire or a fresh one is asked for; null when nobody is
   * signed in. Rejects with the provider's error, after which the user may be signed out.
   */
  getIdToken(isFresh?: boolean): Promise<string | null>;
  /** Id of the signed-in account; null when nobody is signed in. */
  userId(): string | null;
  /** Why the provider last ended a session by itself, as far as it told. */
  sessionEnd(): SessionEnd;
}

/** Why a session ended that nobody here has ended: the provider doesn't always tell. */
export type SessionEnd = 'untold' | 'accountDisabled' | 'credentialsChanged';

/** The provider takes no more attempts to sign in to this account for a while. */
export class TooManyAttemptsError extends Error {
  constructor(options?: ErrorOptions) {
    super('Too many attempts to sign in.', options);
    this.name = 'TooManyAttemptsError';
  }
}

/** The e-mail of the signed-in user for as long as the tab lives (rule 41). */
export interface SessionStore {
  /** Null when signed out, and when the entry is corrupt or the storage blocked. */
  read(): string | null;
  /** Throws when the storage is blocked or full. */
  write(email: string | null): void;
  clear(): void;
}

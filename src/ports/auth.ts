import type { Subscribe } from './subscription';

/** The auth provider (rule 55). */
export interface AuthGateway {
  /** Reports the e-mail of the signed-in user, or null, as soon as it is known and on every change. */
  readonly subscribeToUser: Subscribe<string | null>;
  /** Rejects with the provider's error, or with TooManyAttemptsError. */
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /**
   * The ID token of the signed-in user, refreshed when it is about to expire or when `isFresh` is set; null when nobody
   * is signed in. Rejects with the provider's error, after which the user may be signed out.
   */
  getIdToken(isFresh: boolean): Promise<string | null>;
  /** Id of the signed-in account; null when nobody is signed in. */
  userId(): string | null;
  /** Why the provider last ended a session by itself, as far as it said. */
  sessionEnd(): SessionEnd;
}

/** Why a session ended although nobody signed out; the provider doesn't always say. */
export type SessionEnd = 'unknown' | 'accountDisabled' | 'credentialsChanged';

/** The provider accepts no more attempts to sign in to this account for a while. */
export class TooManyAttemptsError extends Error {
  constructor(options?: ErrorOptions) {
    super('Too many attempts to sign in.', options);
    this.name = 'TooManyAttemptsError';
  }
}

/** The e-mail of the signed-in user for as long as the tab lives (rule 41). */
export interface SessionStore {
  /** Null when signed out, when the entry is corrupt, and when the storage is blocked. */
  read(): string | null;
  /** Throws when the storage is blocked or full. */
  write(email: string | null): void;
  clear(): void;
}

import type { Subscribe } from './subscription';

/** The auth provider (rule 55). */
export interface AuthGateway {
  /** Tells the e-mail of the signed-in user, or null, as soon as it is known and on every change. */
  readonly watchUser: Subscribe<string | null>;
  /** Rejects with the provider's error, or with TooManyAttemptsError. */
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** The ID token of the signed-in user, refreshed when it is about to expire; null when nobody is signed in. */
  getIdToken(): Promise<string | null>;
}

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

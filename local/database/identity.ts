import type { RuleAuth } from '../rules/values';

/** Stands for a client that the rules don't bind: the tools that hold the project's own key. */
export const owner = Symbol('owner');

/** Who sends a request: the owner, an account, or an anonymous client (null). */
export type Identity = typeof owner | RuleAuth | null;

/** A credential that is malformed, expired, revoked or meant for another project. */
export class InvalidCredentialError extends Error {
  readonly expired: boolean;

  constructor(message: string, { expired = false } = {}) {
    super(message);
    this.expired = expired;
  }
}

/** Whom a credential stands for, and until when. */
export interface VerifiedCredential {
  readonly identity: Identity;
  /** Milliseconds since 1970; null for a credential that doesn't expire. */
  readonly expiresAt: number | null;
}

/** Finds out whom a credential stands for; throws InvalidCredentialError. */
export type VerifyCredential = (credential: string) => VerifiedCredential;

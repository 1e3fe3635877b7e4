import { AuthError } from './errors';

/** How many wrong passwords are allowed per account, and within how many milliseconds. */
export interface AttemptLimit {
  readonly failures: number;
  readonly withinMs: number;
}

/** Ten wrong passwords a minute: more than a person needs, fewer than guessing takes. */
export const defaultAttemptLimit: AttemptLimit = { failures: 10, withinMs: 60_000 };

/** Locks sign-in to an account for a while after too many wrong passwords. */
export class SignInAttempts {
  readonly #limit: AttemptLimit;
  readonly #clock: () => number;
  readonly #failures = new Map<string, number[]>();

  constructor(limit: AttemptLimit, clock: () => number = Date.now) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /**
   * Counts every attempt as failed until it succeeds, so many simultaneous attempts can't bypass the limit. Throws
   * AuthError while the account is locked; even the right password doesn't unlock it.
   */
  count(email: string): void {
    const recent = this.#recentFailures(email);
    if (recent.length >= this.#limit.failures) {
      throw new AuthError(
        'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.',
      );
    }
    this.#failures.set(email.toLowerCase(), [...recent, this.#clock()]);
  }

  /** Forgets an account's failed attempts after a successful one. */
  forget(email: string): void {
    this.#failures.delete(email.toLowerCase());
  }

  #recentFailures(email: string): number[] {
    const earliest = this.#clock() - this.#limit.withinMs;
    return (this.#failures.get(email.toLowerCase()) ?? []).filter((moment) => moment > earliest);
  }
}

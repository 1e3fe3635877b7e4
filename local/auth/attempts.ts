import { AuthError } from './errors';

/** How many wrong passwords one account may see within how many milliseconds. */
export interface AttemptLimit {
  readonly failures: number;
  readonly withinMs: number;
}

/** Ten wrong passwords a minute: more than a person needs, fewer than guessing takes. */
export const defaultAttemptLimit: AttemptLimit = { failures: 10, withinMs: 60_000 };

/** Locks an account's sign-in for a while after too many wrong passwords. */
export class SignInAttempts {
  readonly #limit: AttemptLimit;
  readonly #clock: () => number;
  readonly #failures = new Map<string, number[]>();

  constructor(limit: AttemptLimit, clock: () => number = Date.now) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /**
   * Counts an attempt as a wrong one until it proves right, so that many at once don't slip through.
   * Throws AuthError while the account is locked: the right password doesn't unlock it.
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

  /** Forgets the attempts up to a right one. */
  forget(email: string): void {
    this.#failures.delete(email.toLowerCase());
  }

  #recentFailures(email: string): number[] {
    const earliest = this.#clock() - this.#limit.withinMs;
    return (this.#failures.get(email.toLowerCase()) ?? []).filter((moment) => moment > earliest);
  }
}

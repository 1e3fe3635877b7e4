/**
 * Why a request of the staff failed: the database rules refused it, the session is no longer accepted, without a
 * connection it was not sent, no answer came, or the server answered with an error.
 */
export type RequestFailure = 'denied' | 'sessionEnded' | 'unsent' | 'unreachable' | 'failed';

/** What every read and write in the name of an account rejects with. */
export class RequestError extends Error {
  constructor(
    readonly failure: RequestFailure,
    options?: ErrorOptions,
  ) {
    super(`The request failed: ${failure}.`, options);
    this.name = 'RequestError';
  }
}

/** The failure that a RequestError carries; 'failed' for any other error. */
export function failureOf(error: unknown): RequestFailure {
  return error instanceof RequestError ? error.failure : 'failed';
}

/** A refusal by the Auth service, with a code that Firebase's clients know. */
export class AuthError extends Error {
  readonly status: number;

  constructor(code: string, status = 400) {
    super(code);
    this.status = status;
  }
}

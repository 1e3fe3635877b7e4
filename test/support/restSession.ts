import type { BackendTarget } from './backendTarget';

/** An answer of the Auth service: the operation's own members, or an error. */
export interface AuthAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The id and the tokens of an account that has signed in. */
export interface Session {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Posts JSON to an Auth operation. */
export async function postAuth(url: string, fields: object, headers: Record<string, string> = {}): Promise<AuthAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
  return { status: response.status, body: (await response.json()) as AuthAnswer['body'] };
}

/** Signs in with e-mail and password. */
export async function signInByRest(
  target: Pick<BackendTarget, 'authUrl'>,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  const { body } = await postAuth(target.authUrl('accounts:signInWithPassword'), { email, password, returnSecureToken: true });
  return body as unknown as Session;
}

/** The message of an Auth error, without its explanation. */
export function errorCode({ body }: AuthAnswer): string | undefined {
  const { error } = body as { error?: { message: string } };
  return error?.message.split(' ')[0];
}

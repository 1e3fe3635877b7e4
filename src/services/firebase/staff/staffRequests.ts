import type { AuthGateway } from '../../../ports/auth';
import type { RequestFailure } from '../../../ports/requestError';
import { RequestError } from '../../../ports/requestError';
import { databaseAddress } from '../addresses';
import type { FirebaseSettings } from '../environment';

/** The database replaces this value by its own time. */
export const SERVER_TIME = { '.sv': 'timestamp' };

/**
 * The text with which the database's REST interface answers a request that its rules refused; any other 401 is about
 * the token.
 */
const REFUSED_BY_RULES = 'Permission denied';

/** What the provider's errors mean when they prevent getting a token; any other error says nothing about the session. */
const tokenFailures: Readonly<Record<string, RequestFailure | undefined>> = {
  'auth/network-request-failed': 'unsent',
  'auth/user-disabled': 'sessionEnded',
  'auth/user-not-found': 'sessionEnded',
  'auth/user-token-expired': 'sessionEnded',
  'auth/invalid-user-token': 'sessionEnded',
  'auth/invalid-refresh-token': 'sessionEnded',
};

const ROOT = '';

/**
 * Plain requests to the database on behalf of the signed-in account; every promise rejects with a RequestError. When the
 * database no longer accepts a session, the user is signed out with the provider too: it then ends like any other
 * session that nobody here ended, and work is kept (rule 61).
 */
export interface StaffRequests {
  /** Id of the signed-in account; null when nobody is signed in. */
  readonly userId: () => string | null;
  /** The value at a path, or what a query of the database's REST interface finds there. */
  readonly read: (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Writes all members of `updates`, whose names are paths, or none of them; null removes. */
  readonly update: (updates: Readonly<Record<string, unknown>>, signal?: AbortSignal) => Promise<void>;
}

export type Session = Pick<AuthGateway, 'getIdToken' | 'userId' | 'signOut'>;

export function createStaffRequests({ databaseURL }: FirebaseSettings, session: Session, isOnline: () => boolean): StaffRequests {
  async function request(...given: Parameters<typeof send>): Promise<Response> {
    try {
      return await send(...given);
    } catch (error) {
      if (error instanceof RequestError && error.failure === 'sessionEnded') {
        // If signing out fails, the original error is still the more useful one.
        await session.signOut().catch(() => undefined);
      }
      throw error;
    }
  }

  async function send(path: string, options: RequestInit, query: Readonly<Record<string, string>> = {}): Promise<Response> {
    const response = await attempt(path, options, query, await tokenOf(session, false));
    if (response.ok) {
      return response;
    }
    const failure = await failureOf(response);
    if (failure !== 'sessionEnded') {
      throw new RequestError(failure);
    }
    // A token may be too old although the session is fine: the session has ended only if a fresh token is refused too.
    const secondResponse = await attempt(path, options, query, await tokenOf(session, true));
    if (!secondResponse.ok) {
      throw new RequestError(await failureOf(secondResponse));
    }
    return secondResponse;
  }

  async function attempt(path: string, options: RequestInit, query: Readonly<Record<string, string>>, token: string) {
    const address = databaseAddress(databaseURL, path);
    Object.entries({ ...query, auth: token }).forEach(([name, value]) => address.searchParams.set(name, value));
    const isSent = isOnline();
    try {
      // Tries even without a network, because some browsers are wrong about it.
      return await fetch(address, options);
    } catch (cause) {
      throw new RequestError(isSent ? 'unreachable' : 'unsent', { cause });
    }
  }

  return {
    userId: () => session.userId(),
    read: async (path, query) => {
      const response = await request(path, {}, query);
      return response.json().catch((cause: unknown) => {
        throw new RequestError('failed', { cause });
      }) as Promise<unknown>;
    },
    update: async (updates, signal) => {
      // The database expects these paths without their leading slash.
      const members = Object.entries(updates).map(([path, value]) => [path.slice('/'.length), value]);
      const options = { method: 'PATCH', body: JSON.stringify(Object.fromEntries(members)), ...(signal && { signal }) };
      await request(ROOT, options, { print: 'silent' });
    },
  };
}

async function tokenOf(session: Session, isFresh: boolean): Promise<string> {
  const token = await session.getIdToken(isFresh).catch((cause: unknown) => {
    throw new RequestError(tokenFailures[(cause as { code?: string }).code ?? ''] ?? 'failed', { cause });
  });
  if (token === null) {
    throw new RequestError('sessionEnded');
  }
  return token;
}

async function failureOf(response: Response): Promise<RequestFailure> {
  if (response.status !== 401 && response.status !== 403) {
    return 'failed';
  }
  const { error } = (await response.json().catch(() => ({}))) as { error?: unknown };
  return error === REFUSED_BY_RULES ? 'denied' : 'sessionEnded';
}

import type { AuthGateway } from '../../../ports/auth';
import type { WriteFailure } from '../../../ports/ratesWriter';
import { WriteError } from '../../../ports/ratesWriter';
import { databaseAddress } from '../addresses';
import type { FirebaseSettings } from '../environment';

/** Where this is written the database puts its own time. */
export const SERVER_TIME = { '.sv': 'timestamp' };

/** What the database's REST interface says of a request that its rules refused; anything else with 401 is about the token. */
const REFUSED_BY_RULES = 'Permission denied';

const ROOT = '';

/**
 * Plain requests to the database in the name of whoever is signed in; every promise rejects with a WriteError. A session that is
 * no longer accepted is ended with the provider, so that it ends like any other that was not ended here, and work is kept (rule 61).
 */
export interface StaffRequests {
  /** Id of the signed-in account; null when nobody is signed in. */
  readonly userId: () => string | null;
  /** The value at a path, or what a query of the database's REST interface finds there. */
  readonly read: (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Writes every member of `updates`, named by its path, or none of them; null removes. */
  readonly update: (updates: Readonly<Record<string, unknown>>, signal?: AbortSignal) => Promise<void>;
}

export type Session = Pick<AuthGateway, 'getIdToken' | 'userId' | 'signOut'>;

export function createStaffRequests({ databaseURL }: FirebaseSettings, session: Session): StaffRequests {
  async function request(...given: Parameters<typeof send>): Promise<Response> {
    try {
      return await send(...given);
    } catch (error) {
      if (error instanceof WriteError && error.failure === 'sessionEnded') {
        // Should that fail, why it was asked for still tells more.
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
      throw new WriteError(failure);
    }
    // A token may be too old though the session holds: only when no fresh one does, it has ended.
    const secondResponse = await attempt(path, options, query, await tokenOf(session, true));
    if (!secondResponse.ok) {
      throw new WriteError(await failureOf(secondResponse));
    }
    return secondResponse;
  }

  async function attempt(path: string, options: RequestInit, query: Readonly<Record<string, string>>, token: string) {
    const address = databaseAddress(databaseURL, path);
    Object.entries({ ...query, auth: token }).forEach(([name, value]) => address.searchParams.set(name, value));
    try {
      return await fetch(address, options);
    } catch (cause) {
      throw new WriteError('unreachable', { cause });
    }
  }

  return {
    userId: () => session.userId(),
    read: async (path, query) => {
      const response = await request(path, {}, query);
      return response.json().catch((cause: unknown) => {
        throw new WriteError('failed', { cause });
      }) as Promise<unknown>;
    },
    update: async (updates, signal) => {
      // The database wants these paths without the slash that they begin with.
      const members = Object.entries(updates).map(([path, value]) => [path.slice('/'.length), value]);
      const options = { method: 'PATCH', body: JSON.stringify(Object.fromEntries(members)), ...(signal && { signal }) };
      await request(ROOT, options, { print: 'silent' });
    },
  };
}

async function tokenOf(session: Session, isFresh: boolean): Promise<string> {
  const token = await session.getIdToken(isFresh).catch((cause: unknown) => {
    throw new WriteError(isNetworkError(cause) ? 'unreachable' : 'sessionEnded', { cause });
  });
  if (token === null) {
    throw new WriteError('sessionEnded');
  }
  return token;
}

function isNetworkError(error: unknown): boolean {
  return (error as { code?: string }).code === 'auth/network-request-failed';
}

async function failureOf(response: Response): Promise<WriteFailure> {
  if (response.status !== 401 && response.status !== 403) {
    return 'failed';
  }
  const { error } = (await response.json().catch(() => ({}))) as { error?: unknown };
  return error === REFUSED_BY_RULES ? 'denied' : 'sessionEnded';
}

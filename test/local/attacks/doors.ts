import type { BackendTarget } from '../../support/backendTarget';
import { RawClient } from '../../support/rawClient';

/** One way into the database, with or without a credential; each method tells whether the database allowed the request. */
export interface Door {
  read(path: string): Promise<boolean>;
  put(path: string, value: unknown): Promise<boolean>;
  patch(path: string, values: object): Promise<boolean>;
  close(): Promise<void>;
}

type OpenDoor = (target: BackendTarget, credential?: string) => Promise<Door>;

/** The two interfaces of Firebase: REST requests and the SDK's web socket. */
export const doors: readonly (readonly [name: string, open: OpenDoor])[] = [
  ['a request', openRest],
  ['a socket', openSocket],
];

function openRest(target: BackendTarget, credential?: string): Promise<Door> {
  const ask = async (path: string, init?: RequestInit): Promise<boolean> => {
    const response = await fetch(target.locationUrl(path, credential === undefined ? {} : { auth: credential }), init);
    return isLetIn(String(response.status), ['200'], ['400', '401']);
  };
  return Promise.resolve({
    read: (path) => ask(path),
    put: (path, value) => ask(path, { method: 'PUT', body: JSON.stringify(value) }),
    patch: (path, values) => ask(path, { method: 'PATCH', body: JSON.stringify(values) }),
    close: () => Promise.resolve(),
  });
}

async function openSocket({ databasePort }: BackendTarget, credential?: string): Promise<Door> {
  const client = await RawClient.open(databasePort);
  if (credential !== undefined) {
    await client.ask('auth', { cred: credential });
  }
  const ask = async (action: string, path: string, data?: unknown): Promise<boolean> => {
    const { s } = (await client.ask(action, { p: `/${path}`, d: data })) as { s: string };
    return isLetIn(s, ['ok'], ['permission_denied', 'invalid_request']);
  };
  return {
    read: (path) => ask('g', path),
    put: (path, value) => ask('p', path, value),
    patch: (path, values) => ask('m', path, values),
    close: () => client.close(),
  };
}

// Any other answer means a broken server, which must not count as a refusal.
function isLetIn(answer: string, yes: readonly string[], no: readonly string[]): boolean {
  if (![...yes, ...no].includes(answer)) {
    throw new Error(`The database answered ${answer}.`);
  }
  return yes.includes(answer);
}

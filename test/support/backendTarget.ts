import { startLocalBackend } from '../../local/backend';

/** The services that a suite runs against, reached only in the ways open to any client. */
export interface BackendTarget {
  readonly projectId: string;
  readonly databasePort: number;
  readonly authPort: number;
  /** Address of a location for REST. */
  locationUrl(path: string, parameters?: Record<string, string>): string;
  /** Address of an Auth operation that everyone may use, such as `accounts:signUp`. */
  authUrl(operation: string): string;
  /** Address of an Auth operation that only the owner may use. */
  ownerAuthUrl(operation: string): string;
  /** Stores a value, bypassing the database rules. */
  writeAsOwner(path: string, value: unknown): Promise<void>;
  /** Reads the value at a path, bypassing the database rules. */
  readAsOwner(path: string): Promise<unknown>;
  /** Creates an account with a chosen id. */
  createAccount(account: { localId: string; email: string; password: string }): Promise<void>;
  stop(): Promise<void>;
}

/** Headers that Firebase's emulators accept as the project's key. */
export const ownerHeaders = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const projectId = 'demo-zmenaren';
const host = 'http://127.0.0.1';

/**
 * A fresh local backend, or with `CONFORMANCE_TARGET=firebase-emulators` Firebase's own emulators
 * on their usual ports, emptied.
 */
export async function openBackendTarget(): Promise<BackendTarget> {
  const local = process.env['CONFORMANCE_TARGET'] !== 'firebase-emulators';
  const services = local
    ? await startLocalBackend({ databasePort: 0, authPort: 0, projectId })
    : { databasePort: 9000, authPort: 9099, stop: () => Promise.resolve() };
  const target = targetAt(services);
  if (!local) {
    await request(`${host}:${services.authPort}/emulator/v1/projects/${projectId}/accounts`, { method: 'DELETE' });
  }
  await target.writeAsOwner('', null);
  return target;
}

function targetAt(services: { databasePort: number; authPort: number; stop: () => Promise<void> }): BackendTarget {
  const { databasePort, authPort } = services;
  const authRoot = `${host}:${authPort}/identitytoolkit.googleapis.com/v1`;
  const locationUrl = (path: string, parameters: Record<string, string> = {}): string => {
    const query = new URLSearchParams({ ns: `${projectId}-default-rtdb`, ...parameters });
    return `${host}:${databasePort}/${path}.json?${query.toString()}`;
  };
  return {
    projectId,
    databasePort,
    authPort,
    locationUrl,
    authUrl: (operation) => `${authRoot}/${operation}?key=demo`,
    ownerAuthUrl: (operation) => `${authRoot}/projects/${projectId}/${operation}`,
    writeAsOwner: async (path, value) => {
      await request(locationUrl(path), { method: 'PUT', headers: ownerHeaders, body: JSON.stringify(value) });
    },
    readAsOwner: async (path) => (await request(locationUrl(path), { headers: ownerHeaders })).json() as Promise<unknown>,
    createAccount: async (account) => {
      const url = `${authRoot}/projects/${projectId}/accounts`;
      await request(url, { method: 'POST', headers: ownerHeaders, body: JSON.stringify(account) });
    },
    stop: () => services.stop(),
  };
}

async function request(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) {
    throw new Error(`${init.method ?? 'GET'} ${url} answered ${response.status}: ${await response.text()}`);
  }
  return response;
}

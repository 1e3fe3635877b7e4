import type { IncomingMessage, ServerResponse } from 'node:http';
import { admit, BodyTooLargeError, isOwnerRequest, localHost, readBody, startServer } from '../http/server';
import { isNestedTooDeep } from '../http/nesting';
import type { RunningServer } from '../http/server';
import type { AuthService, Fields } from './authService';
import { AuthError } from './errors';

type Operation = (fields: Fields, url: URL) => object | Promise<object>;

const maxPageSize = 1000;

/** What the Auth server needs besides the service. */
export interface AuthServerOptions {
  readonly projectId: string;
  readonly port: number;
  /** Resolves once every change of the accounts would survive the end of the process; operations are answered only after that. */
  readonly saved: () => Promise<void>;
}

/** Serves the Auth service at the addresses that Firebase's SDKs use for its emulator. */
export function startAuthServer(service: AuthService, { projectId, port, saved }: AuthServerOptions): Promise<RunningServer> {
  const operations = operationsOf(service, projectId);
  return startServer(
    (request, response) => {
      answer({ operations, saved }, request, response).catch((error: unknown) => fail(response, error));
    },
    { port, variable: 'AUTH_PORT' },
  );
}

/** The operations by method and path; the ones below the project's path are for its owner. */
function operationsOf(service: AuthService, projectId: string): ReadonlyMap<string, Operation> {
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
  const project = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
  return new Map<string, Operation>([
    [`POST ${accounts}:signUp`, (fields) => service.signUp(fields)],
    [`POST ${accounts}:signInWithPassword`, (fields) => service.signInWithPassword(fields)],
    [`POST ${accounts}:lookup`, (fields) => service.lookup(fields)],
    [`POST ${accounts}:update`, (fields) => service.update(fields)],
    [`POST ${accounts}:delete`, (fields) => service.remove(fields)],
    ['POST /securetoken.googleapis.com/v1/token', (fields) => service.refresh(fields)],
    [`POST ${project}/accounts`, (fields) => service.createAsOwner(fields)],
    [`POST ${project}/accounts:lookup`, (fields) => service.lookupAsOwner(fields)],
    [`POST ${project}/accounts:update`, (fields) => service.updateAsOwner(fields)],
    [`POST ${project}/accounts:delete`, (fields) => service.removeAsOwner(fields)],
    [
      `GET ${project}/accounts:batchGet`,
      (_fields, { searchParams }) =>
        service.list(Number(searchParams.get('maxResults') ?? maxPageSize), searchParams.get('nextPageToken')),
    ],
  ]);
}

async function answer(
  { operations, saved }: { operations: ReadonlyMap<string, Operation>; saved: () => Promise<void> },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!admit(request, response)) {
    return;
  }
  try {
    const url = new URL(request.url ?? '/', `http://${localHost}`);
    const operation = operations.get(`${request.method} ${url.pathname}`);
    if (operation === undefined) {
      throw new AuthError('NOT_FOUND', 404);
    }
    if (url.pathname.includes('/projects/') && !isOwnerRequest(request)) {
      throw new AuthError('PERMISSION_DENIED', 403);
    }
    const result = await operation(parseFields(request, await readBody(request)), url);
    await saved();
    writeJson(response, 200, result);
  } catch (error) {
    const refusal = asAuthError(error);
    const { message, status: code } = refusal;
    const errors = [{ message, reason: 'invalid', domain: 'global' }];
    writeJson(response, code, { error: { code, message, errors } });
  }
}

function parseFields(request: IncomingMessage, body: string): Fields {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body));
  }
  const fields: unknown = body === '' ? {} : JSON.parse(body);
  if (typeof fields !== 'object' || fields === null || isNestedTooDeep(fields)) {
    throw new AuthError('INVALID_ARGUMENT');
  }
  return fields as Fields;
}

function asAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) {
    return error;
  }
  if (error instanceof SyntaxError) {
    return new AuthError('INVALID_ARGUMENT');
  }
  if (error instanceof BodyTooLargeError) {
    return new AuthError('INVALID_ARGUMENT', 413);
  }
  throw error;
}

function writeJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Handles a fault of this server: logs the cause and answers with a 500. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  writeJson(response, 500, { error: { code: 500, message: 'INTERNAL' } });
}

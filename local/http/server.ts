import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** All servers here are for the developer's own machine: no other machine can reach them. */
export const localHost = '127.0.0.1';

/** Where a server listens, and the environment variable with which a developer can change it. */
export interface Address {
  /** 0 picks a free port. */
  readonly port: number;
  readonly variable: 'PORT' | 'DATABASE_PORT' | 'AUTH_PORT';
}

/** A server that accepts connections. */
export interface RunningServer {
  readonly server: Server;
  readonly port: number;
  /** Ends all connections and frees the port. */
  stop(): Promise<void>;
}

/** Starts a server; rejects with one clear line when the port is taken or not permitted. */
export async function startServer(handler: RequestListener, { port, variable }: Address): Promise<RunningServer> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainPortError(error, port, variable)));
    server.listen(port, localHost, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port, stop: () => stopServer(server) };
}

function explainPortError(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  const reasons: Partial<Record<string, string>> = {
    EADDRINUSE: 'is already in use, perhaps by another npm start',
    EACCES: 'needs more rights',
  };
  const reason = reasons[error.code ?? ''];
  return reason === undefined ? error : new Error(`Port ${port} ${reason}: set ${variable} to a free port.`, { cause: error });
}

async function stopServer(server: Server): Promise<void> {
  if (!server.listening) {
    return;
  }
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

/** The body is longer than a server accepts. */
export class BodyTooLargeError extends Error {}

const maxBodyBytes = 16 * 1024 * 1024;

/** The request's body as text; throws BodyTooLargeError. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) {
      throw new BodyTooLargeError(`The body is longer than ${maxBodyBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const localHostnames: ReadonlySet<string> = new Set([localHost, 'localhost', '[::1]']);

/**
 * Whether the request comes from a web page of another origin. Browsers send the page's origin or, with links and images, say
 * that the request crosses sites; other clients do neither. A page may also have its own host name point at this machine.
 * Firebase's data are protected by credentials alone, but the local backend believes any client's claim about who it is.
 */
export function isForeignPage({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  const isForeignOrigin = origin === undefined ? site === 'cross-site' : !isLocal(origin);
  return isForeignOrigin || (host !== undefined && !isLocal(`http://${host}`));
}

function isLocal(address: string): boolean {
  return URL.canParse(address) && localHostnames.has(new URL(address).hostname);
}

/** Whether to serve a request. Answers the others itself: pages of other origins, requests without an address, preflights. */
export function admit(request: IncomingMessage, response: ServerResponse): boolean {
  if (isForeignPage(request)) {
    response.writeHead(403).end();
    return false;
  }
  if (!URL.canParse(request.url ?? '', `http://${localHost}`)) {
    response.writeHead(400).end();
    return false;
  }
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Expose-Headers', 'ETag');
  if (request.method === 'OPTIONS') {
    answerPreflight(request, response);
    return false;
  }
  return true;
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, PUT, PATCH, POST, DELETE, OPTIONS',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Max-Age': '3600',
  });
  response.end();
}

/** Whether the request carries the key of the project's owner, as Firebase's emulators accept it. */
export function isOwnerRequest(request: IncomingMessage): boolean {
  return request.headers.authorization?.toLowerCase() === 'bearer owner';
}

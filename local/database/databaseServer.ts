import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { admit, BodyTooLargeError, isForeignPage, localHost, readBody, startServer } from '../http/server';
import type { RunningServer } from '../http/server';
import type { Database } from './database';
import { FrameAssembler } from './frames';
import type { VerifyCredential } from './identity';
import { ProtocolError } from './protocolError';
import { RestInterface } from './rest';
import type { RestRequest, RestResponse } from './rest';
import { WireSession } from './wireSession';

/** A database that accepts connections. */
export interface DatabaseServer {
  readonly port: number;
  /** Cuts every client's connection without notice. */
  disconnectAll(): void;
  stop(): Promise<void>;
}

const maxFrameBytes = 16 * 1024 * 1024;

/** Serves the database to the SDK's sockets and to REST clients on one port. */
export async function startDatabaseServer(database: Database, verify: VerifyCredential, port: number): Promise<DatabaseServer> {
  const rest = new RestInterface(database, verify);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes });
  const running: RunningServer = await startServer(
    (request, response) => {
      answerRest(rest, request, response).catch((error: unknown) => failRequest(response, error));
    },
    { port, variable: 'DATABASE_PORT' },
  );
  running.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Browsers let a page open a socket to any host, but they do send the page's origin.
    if (isForeignPage(request)) {
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => socket.destroy());
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      serveSocket(client, database, verify, request.headers.host ?? `${localHost}:${running.port}`);
    });
  });
  const disconnectAll = (): void => sockets.clients.forEach((client) => client.terminate());
  return {
    port: running.port,
    disconnectAll,
    stop: async () => {
      disconnectAll();
      await running.stop();
    },
  };
}

function serveSocket(client: WebSocket, database: Database, verify: VerifyCredential, host: string): void {
  const send = (message: object): void => client.send(JSON.stringify(message));
  const session = new WireSession(database, verify, send);
  const frames = new FrameAssembler();
  client.on('message', (data: RawData) => {
    try {
      const message = frames.accept((data as Buffer).toString('utf8'));
      if (message !== null) {
        session.receive(message);
      }
    } catch (error) {
      if (error instanceof ProtocolError) {
        client.close(error.code, error.message);
      } else {
        // A fault of this server ends only the connection in which it occurred.
        console.error(error);
        client.close(1011, 'Internal server error');
      }
    }
  });
  // A "close" event follows a broken connection; the session ends there.
  client.on('error', () => client.terminate());
  client.on('close', () => session.close());
  // The SDK switches to the host that it receives here, so a client behind a proxy has to receive the proxy's.
  send({ t: 'c', d: { t: 'h', d: { ts: database.now(), v: '5', h: host, s: randomUUID() } } });
}

async function answerRest(rest: RestInterface, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!admit(request, response)) {
    return;
  }
  const url = new URL(request.url ?? '/', `http://${localHost}`);
  const { method = 'GET', headers } = request;
  if (method === 'GET' && headers.accept?.includes('text/event-stream')) {
    streamEvents(rest, { method, url, headers, body: '' }, response);
    return;
  }
  try {
    const body = await readBody(request);
    writeAnswer(response, await rest.answer({ method, url, headers, body }), url.searchParams.get('print') === 'pretty');
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) {
      throw error;
    }
    writeAnswer(response, { status: 413, headers: { Connection: 'close' }, body: { error: error.message } }, false);
  }
}

function streamEvents(rest: RestInterface, request: RestRequest, response: ServerResponse): void {
  const following = rest.follow(request, {
    tell: (event, data) => {
      if (!response.headersSent) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' });
      }
      response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => response.end(),
  });
  if (typeof following === 'function') {
    response.on('close', following);
  } else {
    writeAnswer(response, following, false);
  }
}

function writeAnswer(response: ServerResponse, { status, headers, body }: RestResponse, pretty: boolean): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body, null, pretty ? 2 : 0));
}

/** Handles a fault of this server: logs the cause and answers with a 500. */
function failRequest(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (!response.headersSent) {
    response.writeHead(500, { 'Content-Type': 'application/json' });
  }
  response.end(JSON.stringify({ error: 'Internal server error' }));
}

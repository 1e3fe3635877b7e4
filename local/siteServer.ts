import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import superstatic from 'superstatic';
import { localHost, startServer } from './http/server';

/** What the site server serves, and which local services its pages may call. */
export interface SiteServerOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** The folder of the build. */
  readonly directory: string;
  readonly databasePort: number;
  readonly authPort: number;
}

/** A site server that accepts connections. */
export interface SiteServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** The `hosting` of firebase.json, as far as it matters here. */
interface Hosting {
  readonly headers: readonly { readonly source: string; readonly headers: readonly Header[] }[];
  readonly [setting: string]: unknown;
}

interface Header {
  readonly key: string;
  readonly value: string;
}

/** The kind of handler that superstatic makes, out of those that its types allow. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const firebaseFile = path.join(__dirname, '..', 'firebase.json');

/** Serves a build as Firebase Hosting would, and lets its pages talk to the local services besides Firebase's. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { hosting } = JSON.parse(await readFile(firebaseFile, 'utf8')) as { hosting: Hosting };
  const site = superstatic({
    cwd: options.directory,
    config: { ...hosting, public: '.', headers: allowLocalServices(hosting.headers, options) },
    compression: true,
    fallthrough: false,
  }) as Middleware;
  const running = await startServer(
    (request, response) =>
      site(request, response, (error?: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      }),
    { port: options.port, variable: 'PORT' },
  );
  return { port: running.port, stop: () => running.stop() };
}

function allowLocalServices(
  rules: Hosting['headers'],
  { databasePort, authPort }: SiteServerOptions,
): { source: string; headers: Header[] }[] {
  const database = `${localHost}:${databasePort}`;
  const origins = `http://${database} ws://${database} http://${localHost}:${authPort}`;
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value:
        key.toLowerCase() === 'content-security-policy' ? value.replace(/connect-src\b/, `connect-src ${origins}`) : value,
    })),
  }));
}

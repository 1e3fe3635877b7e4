import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import superstatic from 'superstatic';
import { BROTLI_OPTIONS } from '../hosting/compression';
import { readFirebaseConfig } from '../hosting/firebaseConfig';
import type { Environment } from '../src/services/firebase/environment';
import { startServer } from './http/server';

/** What the site server serves, and which services its pages may call. */
export interface SiteServerOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** The folder of the build. */
  readonly directory: string;
  /** The environment that the build was made for; null for a page that calls no service. */
  readonly environment: Environment | null;
}

/** A site server that accepts connections. */
export interface SiteServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** The kind of handler that superstatic creates, out of the ones that its types allow. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Serves a build as Firebase Hosting would, with the headers for the build's environment. */
export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { hosting } = await readFirebaseConfig(options.environment, options.directory);
  const site = superstatic({
    cwd: options.directory,
    config: { ...hosting, public: '.' },
    // Superstatic's types allow only its default, which compresses less than Hosting does.
    compression: compression({ brotli: BROTLI_OPTIONS }) as unknown as boolean,
    fallthrough: false,
  }) as Middleware;
  const running = await startServer(
    (request, response) => {
      if (!isReadable(request.url ?? '')) {
        response.writeHead(400).end();
        return;
      }
      site(request, response, (error?: unknown) => {
        if (error === undefined) {
          response.writeHead(404).end();
        } else {
          console.error(error);
          response.writeHead(500).end();
        }
      });
    },
    { port: options.port, variable: 'PORT' },
  );
  return { port: running.port, stop: () => running.stop() };
}

/** Whether every escape in an address's path stands for a character; superstatic fails otherwise. */
function isReadable(address: string): boolean {
  try {
    decodeURI(address.replace(/\?.*/s, ''));
    return true;
  } catch {
    return false;
  }
}

import type { ServerResponse } from 'node:http';
import { startServer } from '../../../local/http/server';

/** How the served site differs from the original one. */
export interface Changes {
  /** Names of the headers to leave out, in lower case. */
  readonly withoutHeaders: readonly string[];
  readonly changePage?: (html: string) => string;
}

/** A server that passes on another server's responses with changes. */
export interface ChangedSite {
  readonly address: string;
  stop(): Promise<void>;
}

/** Headers that describe how the original response was sent; they don't apply to the changed one. */
const HEADERS_OF_SENDING = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/**
 * Serves a site with changes. Routing requests in the test instead would turn off the browser's cache, and the browser lets no
 * page that Playwright itself answers call services of this machine.
 */
export async function serveChanged(site: string, { withoutHeaders, changePage = (html) => html }: Changes): Promise<ChangedSite> {
  const left = [...HEADERS_OF_SENDING, ...withoutHeaders];
  const passOn = async (url: string, response: ServerResponse): Promise<void> => {
    const answer = await fetch(new URL(url, site));
    answer.headers.forEach((value, name) => left.includes(name) || response.setHeader(name, value));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    response.writeHead(answer.status);
    response.end(isPage ? changePage(await answer.text()) : Buffer.from(await answer.arrayBuffer()));
  };
  const server = await startServer((request, response) => void passOn(request.url ?? '/', response), {
    port: 0,
    variable: 'PORT',
  });
  return { address: `http://127.0.0.1:${server.port}`, stop: () => server.stop() };
}

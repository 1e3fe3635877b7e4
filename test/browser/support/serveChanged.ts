import type { ServerResponse } from 'node:http';
import { startServer } from '../../../local/http/server';

/** What is served otherwise than the site serves it. */
export interface Changes {
  /** Names of headers that are left out, in lower case. */
  readonly withoutHeaders: readonly string[];
  readonly changePage?: (html: string) => string;
}

/** A server that passes on what another one answers, changed. */
export interface ChangedSite {
  readonly address: string;
  stop(): Promise<void>;
}

/** They tell how the other answer was sent. */
const HEADERS_OF_SENDING = ['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'];

/**
 * Serves a site changed. Where a test routes requests instead, Playwright turns the browser's cache off, and a page that it answers itself
 * may call no service of this machine.
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

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A website of somebody else, at an address of its own. */
export interface ForeignSite {
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves these pages by path, without any header that would protect them. */
export async function startForeignSite(pages: Readonly<Record<string, string>>): Promise<ForeignSite> {
  const server = createServer((request, response) => {
    const body = pages[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

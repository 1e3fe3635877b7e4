import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * Five-digit ports below the ones that systems give to outgoing connections: such a connection might take a server's port
 * while the server restarts. Browsers refuse some ports below 11000.
 */
const [FIRST, LAST] = [11_000, 32_767];

/** Holds a port of the system's choice until `release` is called. */
export async function holdPort(): Promise<{ port: number; release(): Promise<void> }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    release: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Ports that were free a moment ago, chosen at random so that processes asking at the same time get different ports. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(FIRST, LAST + 1);
    if ((await tryListening(port)) === null) {
      ports.add(port);
    }
  }
  return [...ports];
}

/** Whether anything accepts connections on a port. */
export async function isServed(port: number): Promise<boolean> {
  const error = await tryListening(port);
  if (error !== null && error.code !== 'EADDRINUSE') {
    throw error;
  }
  return error !== null;
}

/** The error that kept a server from listening on a port; null if there was none. */
async function tryListening(port: number): Promise<NodeJS.ErrnoException | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(null)));
  });
}

import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { publishTestSite, TEST_SITE_DIRECTORY } from './testSite';

/** Builds the site once, for ports that are free, as `npm start` would build it. */
export default async function buildTestSite(): Promise<void> {
  const [sitePort, databasePort, authPort] = await findFreePorts();
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['webpack', '--mode', 'production', '--env', 'demo', '--output-path', TEST_SITE_DIRECTORY],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_PORT: String(databasePort), AUTH_PORT: String(authPort) },
    },
  );
  if (status !== 0) {
    throw new Error(`The site under test could not be built.\n${stdout}\n${stderr}`);
  }
  publishTestSite({ directory: TEST_SITE_DIRECTORY, sitePort, databasePort, authPort });
}

async function findFreePorts(): Promise<readonly [number, number, number]> {
  const servers = [0, 1, 2].map(() => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.once('listening', resolve))));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports as unknown as readonly [number, number, number];
}

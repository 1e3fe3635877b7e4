import { existsSync } from 'node:fs';
import path from 'node:path';
import { startLocalBackend } from '../../local/backend';
import type { LocalBackend } from '../../local/backend';
import { localHost, startServer } from '../../local/http/server';
import type { Address } from '../../local/http/server';
import { startSiteServer } from '../../local/siteServer';
import { readDemoSeed } from '../../local/state/demoSeed';
import { demoStaff } from '../../local/state/demoStaff';
import { readSeedFile } from '../../local/state/seed';
import { demoEnvironment } from '../../build/environment';
import { readOffice } from '../../build/office';
import { paths } from '../../src/site/paths';
import type { StartOptions } from './options';
import { runWebpack } from './webpack';

const siteDirectory = path.resolve('dist');
const dataDirectory = path.resolve('.local');

/** Builds and serves the site until the signal aborts, then stops everything; rejects with one clear line. */
export async function run(options: StartOptions, signal: AbortSignal): Promise<void> {
  // Everything that can be checked is checked before the build, which takes long, and before the site is announced.
  if (options.build || options.dev) {
    readOffice();
  }
  const seed = options.seedFile === null ? undefined : await readSeedFile(options.seedFile);
  await assertPortsFree(options);

  const backend = await startLocalBackend({
    databasePort: options.databasePort,
    authPort: options.authPort,
    reset: options.reset,
    ...(seed === undefined ? { dataDirectory, readFirstSeed: () => readDemoSeed(Date.now()) } : { seed }),
  });
  try {
    if (options.build && !options.dev) {
      await runWebpack(['--mode', 'production'], signal);
    }
    if (!signal.aborted) {
      await (options.dev ? serveFromMemory(options, signal) : serveBuild(options, backend, signal));
    }
  } finally {
    await backend.stop();
  }
}

async function assertPortsFree({ sitePort, databasePort, authPort }: StartOptions): Promise<void> {
  const addresses: Address[] = [
    { port: sitePort, variable: 'PORT' },
    { port: databasePort, variable: 'DATABASE_PORT' },
    { port: authPort, variable: 'AUTH_PORT' },
  ];
  for (const address of addresses) {
    const probe = await startServer((_request, response) => response.end(), address);
    await probe.stop();
  }
}

async function serveBuild(options: StartOptions, backend: LocalBackend, signal: AbortSignal): Promise<void> {
  if (!existsSync(path.join(siteDirectory, 'index.html'))) {
    throw new Error('dist/ holds no build: start without --no-build.');
  }
  const site = await startSiteServer({
    port: options.sitePort,
    directory: siteDirectory,
    environment: demoEnvironment(backend),
  });
  console.log(welcome(options));
  await aborted(signal);
  await site.stop();
}

async function serveFromMemory(options: StartOptions, signal: AbortSignal): Promise<void> {
  console.log(welcome(options));
  await runWebpack(['serve', '--mode', 'development', '--watch-options-stdin'], signal);
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
    }
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function welcome({ sitePort, databasePort, authPort, seedFile }: StartOptions): string {
  const site = `http://${localHost}:${sitePort}`;
  return `
Zmenáreň is running.

  Site        ${site}
  Staff       ${site}${paths.signIn}
              ${demoStaff.email} / ${demoStaff.password}
  Database    ${localHost}:${databasePort}
  Auth        ${localHost}:${authPort}
  Data        ${seedFile === null ? 'kept in .local/' : `from ${seedFile}, not kept`}

Ctrl-C ends it.
`;
}

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSiteServer } from '../../local/siteServer';
import type { LocalBackendPorts } from '../../src/services/firebase/environment';
import { demoEnvironment } from '../../build/environment';

/** The ports that the tests' builds name. Nothing listens there: each copy of a build gets its own services' ports instead. */
export const placeholderPorts: LocalBackendPorts = { databasePort: 64_871, authPort: 64_873 };

/** The directory in which globalSetup.ts builds the site under test. */
export const builtSiteDirectory = path.resolve('dist-test');

const TEXT_FILE = /\.(html|js|json|txt|webmanifest)$/;

/**
 * Copies a build and replaces the placeholder ports by the given ones; throws when the build doesn't name any. File names
 * and the service worker's revisions stay the same: within one copy they still match.
 */
export async function copySite(from: string, to: string, ports: LocalBackendPorts): Promise<void> {
  await cp(from, to, { recursive: true });
  let isPointed = false;
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && TEXT_FILE.test(entry.name)) {
      const file = path.join(entry.parentPath, entry.name);
      const text = await readFile(file, 'utf8');
      const pointed = text
        .replaceAll(new RegExp(`\\b${placeholderPorts.databasePort}\\b`, 'g'), String(ports.databasePort))
        .replaceAll(new RegExp(`\\b${placeholderPorts.authPort}\\b`, 'g'), String(ports.authPort));
      if (pointed !== text) {
        await writeFile(file, pointed);
        isPointed = true;
      }
    }
  }
  if (!isPointed) {
    throw new Error(`${from} was not built for the ports that a copy replaces.`);
  }
}

/** A copy of a build, served at its own address. */
export interface ServedCopy {
  readonly address: string;
  readonly directory: string;
  /** Stops the server and removes the copy. */
  stop(): Promise<void>;
}

/** Serves a copy of a build, by default the site under test, whose pages use the services on the given ports. */
export async function serveCopy(ports: LocalBackendPorts, from = builtSiteDirectory): Promise<ServedCopy> {
  const directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-site-'));
  await copySite(from, directory, ports);
  const server = await startSiteServer({ port: 0, directory, environment: demoEnvironment(ports) });
  return {
    address: `http://127.0.0.1:${server.port}`,
    directory,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true });
    },
  };
}

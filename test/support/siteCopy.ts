import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSiteServer } from '../../local/siteServer';
import type { LocalBackendPorts } from '../../src/services/firebase/environment';
import { demoEnvironment } from '../../build/environment';

/** What the tests' builds are made for. Nothing listens there: every copy of a build has the ports of its own services in their place. */
export const placeholderPorts: LocalBackendPorts = { databasePort: 64_871, authPort: 64_873 };

/** Where globalSetup.ts builds the site under test. */
export const builtSiteDirectory = path.resolve('dist-test');

const TEXT_FILE = /\.(html|js|json|txt|webmanifest)$/;

/**
 * Copies a build that was made for the placeholder ports, and puts these ports in their place; throws when the build names
 * none. Files keep their names and the service worker its revisions: within one copy they belong together as before.
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

/** A copy of a build, served at an address of its own. */
export interface ServedCopy {
  readonly address: string;
  readonly directory: string;
  /** Ends the serving and removes the copy. */
  stop(): Promise<void>;
}

/** Serves a copy of the site under test, or of another build, whose pages call the services on these ports. */
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

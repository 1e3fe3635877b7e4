import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { LocalBackend } from '../../local/backend';
import { startLocalBackend } from '../../local/backend';
import { startSiteServer } from '../../local/siteServer';
import { readDefaultSeed } from '../../local/state/seed';
import type { CurrencyRecord } from '../../src/domain/rates/currency';
import type { LocalBackendPorts } from '../../src/services/firebase/environment';
import { demoEnvironment } from '../../build/environment';
import type { FaultProxy } from '../support/faultProxy';
import { startFaultProxy } from '../support/faultProxy';

/** A build, and the ports that it was made for. */
export interface BuiltSite extends LocalBackendPorts {
  readonly directory: string;
}

/** A site of its own with a backend behind proxies, so that scenarios can run side by side. */
export interface Lane {
  readonly address: string;
  readonly browser: Browser;
  readonly database: FaultProxy;
  readonly auth: FaultProxy;
  readonly currencies: Readonly<Record<string, CurrencyRecord>>;
  /** One record as the server has it; as it was last while the server is down. */
  readCurrency(key: string): CurrencyRecord;
  /** What another member of the staff writes, past all faults. */
  writeCurrency(key: string, change: Partial<CurrencyRecord>): void;
  /** Calls back at every change of the data, until the returned function is called. */
  onChange(listener: () => void): () => void;
  killBackend(): Promise<void>;
  /** Starts it again with the data it had, under the project's rules or others. */
  reviveBackend(rulesFile?: string): Promise<void>;
  /** Puts the data back and ends all faults. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const TEXT_FILE = /\.(html|js|json|txt|webmanifest)$/;

export async function openLane(browser: Browser, site: BuiltSite): Promise<Lane> {
  const directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-lane-'));
  const dataDirectory = path.join(directory, 'data');
  const { currencies } = (await readDefaultSeed()) as { currencies: Record<string, CurrencyRecord> };

  const listeners = new Set<() => void>();
  const start = async (ports: LocalBackendPorts, rulesFile?: string): Promise<LocalBackend> => {
    const started = await startLocalBackend({ ...ports, dataDirectory, ...(rulesFile !== undefined && { rulesFile }) });
    started.onChange(() => listeners.forEach((listener) => listener()));
    return started;
  };
  let backend = await start({ databasePort: 0, authPort: 0 });
  const ports = { databasePort: backend.databasePort, authPort: backend.authPort };
  let isRunning = true;
  let hasOwnRules = false;
  const database = await startFaultProxy(ports.databasePort);
  const auth = await startFaultProxy(ports.authPort);

  const proxyPorts = { databasePort: database.port, authPort: auth.port };
  const siteDirectory = path.join(directory, 'site');
  await cp(site.directory, siteDirectory, { recursive: true });
  await pointAt(siteDirectory, site, proxyPorts);
  const siteServer = await startSiteServer({ port: 0, directory: siteDirectory, environment: demoEnvironment(proxyPorts) });

  const reviveBackend = async (rulesFile?: string): Promise<void> => {
    if (!isRunning) {
      backend = await start(ports, rulesFile);
      hasOwnRules = rulesFile !== undefined;
      isRunning = true;
    }
  };

  const killBackend = async (): Promise<void> => {
    isRunning = false;
    await backend.stop();
  };

  return {
    address: `http://127.0.0.1:${siteServer.port}`,
    browser,
    database,
    auth,
    currencies,
    readCurrency: (key) => backend.read(`/currencies/${key}`) as CurrencyRecord,
    writeCurrency: (key, change) => {
      const record = { ...(backend.read(`/currencies/${key}`) as CurrencyRecord), ...change };
      backend.write(`/currencies/${key}`, record);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    killBackend,
    reviveBackend,
    reset: async () => {
      // A test that failed may have left it under rules of its own.
      if (isRunning && hasOwnRules) {
        await killBackend();
      }
      await reviveBackend();
      await database.setFault({ kind: 'none' });
      await auth.setFault({ kind: 'none' });
      backend.write('/currencies', currencies);
    },
    stop: async () => {
      await siteServer.stop();
      await Promise.all([database.stop(), auth.stop()]);
      if (isRunning) {
        await backend.stop();
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The ports are written into a build; a copy of it is made for others. */
async function pointAt(directory: string, from: LocalBackendPorts, to: LocalBackendPorts): Promise<void> {
  const replacements = [
    [from.databasePort, to.databasePort],
    [from.authPort, to.authPort],
  ] as const;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && TEXT_FILE.test(entry.name)) {
      const file = path.join(entry.parentPath, entry.name);
      const text = await readFile(file, 'utf8');
      const pointed = replacements.reduce(
        (result, [before, after]) =>
          result.replace(new RegExp(`(127\\.0\\.0\\.1:|(?:database|auth)Port"?:)${before}\\b`, 'g'), `$1${after}`),
        text,
      );
      if (pointed !== text) {
        await writeFile(file, pointed);
      }
    }
  }
}

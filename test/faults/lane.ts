import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { LocalBackend } from '../../local/backend';
import { startLocalBackend } from '../../local/backend';
import { demoStaff } from '../../local/state/demoStaff';
import { readDefaultSeed } from '../../local/state/seed';
import type { CurrencyRecord } from '../../src/domain/rates/currency';
import { buildSave } from '../support/buildSave';
import type { FaultProxy } from '../support/faultProxy';
import { startFaultProxy } from '../support/faultProxy';
import { findFreePorts } from '../support/ports';
import { resetRates } from '../support/resetRates';
import { signInByRest } from '../support/restSession';
import { serveCopy } from '../support/siteCopy';

/** A separate site with its own backend behind proxies, so that scenarios can run in parallel. */
export interface Lane {
  readonly address: string;
  readonly browser: Browser;
  readonly database: FaultProxy;
  readonly auth: FaultProxy;
  readonly currencies: Readonly<Record<string, CurrencyRecord>>;
  /** The server's current record, or its last one while the server is down. */
  readCurrency(key: string): CurrencyRecord;
  /** All entries of the archive, by their keys. */
  readArchive(): Readonly<Record<string, unknown>>;
  /** Saves a version and its entry as the same account on another computer, without passing through the faults. */
  writeCurrency(key: string, change: Partial<CurrencyRecord>): Promise<void>;
  /** Calls back after every change of the data, until the returned function is called. */
  onChange(listener: () => void): () => void;
  killBackend(): Promise<void>;
  /** Restarts a killed backend with the data it had, under the project's rules or others. */
  reviveBackend(rulesFile?: string): Promise<void>;
  /** Restores the data and ends all faults. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function openLane(browser: Browser): Promise<Lane> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'zmenaren-lane-'));
  const { currencies } = (await readDefaultSeed()) as { currencies: Record<string, CurrencyRecord> };
  const [databasePort = NaN, authPort = NaN, databaseProxyPort = NaN, authProxyPort = NaN] = await findFreePorts(4);

  const listeners = new Set<() => void>();
  const start = async (rulesFile?: string): Promise<LocalBackend> => {
    const started = await startLocalBackend({
      databasePort,
      authPort,
      dataDirectory,
      ...(rulesFile !== undefined && { rulesFile }),
    });
    started.onChange(() => listeners.forEach((listener) => listener()));
    return started;
  };
  let backend = await start();
  let isRunning = true;
  let hasOwnRules = false;
  const database = await startFaultProxy(databasePort, databaseProxyPort);
  const auth = await startFaultProxy(authPort, authProxyPort);
  const site = await serveCopy({ databasePort: databaseProxyPort, authPort: authProxyPort });

  const reviveBackend = async (rulesFile?: string): Promise<void> => {
    if (!isRunning) {
      backend = await start(rulesFile);
      hasOwnRules = rulesFile !== undefined;
      isRunning = true;
    }
  };

  const killBackend = async (): Promise<void> => {
    isRunning = false;
    await backend.stop();
  };

  return {
    address: site.address,
    browser,
    database,
    auth,
    currencies,
    readCurrency: (key) => backend.read(`/currencies/${key}`) as CurrencyRecord,
    readArchive: () => (backend.read('/archive') ?? {}) as Readonly<Record<string, unknown>>,
    writeCurrency: async (key, change) => {
      const { idToken, localId } = await signInByRest({ authUrl: (operation) => authUrlOf(authPort, operation) }, demoStaff);
      const stored = backend.read(`/currencies/${key}`) as CurrencyRecord;
      const query = new URLSearchParams({ ns: `${backend.projectId}-default-rtdb`, auth: idToken });
      const response = await fetch(`http://127.0.0.1:${databasePort}/.json?${query.toString()}`, {
        method: 'PATCH',
        body: JSON.stringify(buildSave(stored, change, localId)),
      });
      if (!response.ok) {
        throw new Error(`The save of ${key} on another computer was answered ${response.status}.`);
      }
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    killBackend,
    reviveBackend,
    reset: async () => {
      // A failed test may have left the backend under rules of its own.
      if (isRunning && hasOwnRules) {
        await killBackend();
      }
      await reviveBackend();
      await database.setFault({ kind: 'none' });
      await auth.setFault({ kind: 'none' });
      resetRates(backend, currencies);
    },
    stop: async () => {
      await site.stop();
      await Promise.all([database.stop(), auth.stop()]);
      if (isRunning) {
        await backend.stop();
      }
      await rm(dataDirectory, { recursive: true });
    },
  };
}

function authUrlOf(port: number, operation: string): string {
  return `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/${operation}?key=demo`;
}

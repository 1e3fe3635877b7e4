import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { LocalBackend } from '../../local/backend';
import { startLocalBackend } from '../../local/backend';
import { readDefaultSeed } from '../../local/state/seed';
import type { CurrencyRecord } from '../../src/domain/rates/currency';
import type { FaultProxy } from '../support/faultProxy';
import { startFaultProxy } from '../support/faultProxy';
import { findFreePorts } from '../support/ports';
import { resetRates } from '../support/resetRates';
import { serveCopy } from '../support/siteCopy';

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

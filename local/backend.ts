import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Accounts } from './auth/accounts';
import { defaultAttemptLimit, SignInAttempts } from './auth/attempts';
import type { AttemptLimit } from './auth/attempts';
import { startAuthServer } from './auth/authServer';
import { AuthService } from './auth/authService';
import { Tokens } from './auth/tokens';
import { Database } from './database/database';
import { startDatabaseServer } from './database/databaseServer';
import { owner } from './database/identity';
import { toJson } from './database/json';
import { parsePath } from './database/path';
import { treeAt, withTreeAt } from './database/tree';
import type { Tree } from './database/tree';
import { localHost } from './http/server';
import { Ruleset } from './rules/ruleset';
import { demoStaff, restoreDemoStaff } from './state/demoStaff';
import { readDefaultSeed, seedTree } from './state/seed';
import { lockFolder } from './state/folderLock';
import { readState, StateFile } from './state/stateFile';
import type { State } from './state/stateFile';
import { DEMO_PROJECT_ID } from '../build/environment';

/** How to start a local backend. */
export interface LocalBackendOptions {
  /** 0 picks a free port. */
  readonly databasePort: number;
  /** 0 picks a free port. */
  readonly authPort: number;
  /** By default `demo-zmenaren`; the database's namespace is `${projectId}-default-rtdb`. */
  readonly projectId?: string;
  /** An already parsed seed; with a seed nothing is stored. */
  readonly seed?: unknown;
  /**
   * The folder in which the state survives a restart. Without it and without a seed, the backend keeps the default seed
   * in memory.
   */
  readonly dataDirectory?: string;
  /** The source of the data for the first start and for a reset; by default the default seed. */
  readonly readFirstSeed?: () => Promise<unknown>;
  /** Starts from the first seed, whatever the data directory contains. */
  readonly reset?: boolean;
  /** By default the project's `database.rules.json`. */
  readonly rulesFile?: string;
  /** How many wrong passwords lock sign-in to an account; by default ten a minute. */
  readonly signInLimit?: AttemptLimit;
}

/** A running database and Auth service. */
export interface LocalBackend {
  readonly databasePort: number;
  readonly authPort: number;
  readonly projectId: string;
  readonly databaseHost: string;
  /** The data at a path, bypassing the rules. */
  read(path: string): unknown;
  /** Stores a value, bypassing the rules; listeners are notified. */
  write(path: string, value: unknown): void;
  /** Calls the listener after every change of the data, before clients that connect later are notified. */
  onChange(listener: () => void): void;
  /** The accounts, bypassing the Auth service: disabling or removing one, or changing its password, ends its sessions. */
  readonly accounts: Accounts;
  /** Drops every database socket. */
  disconnectAll(): void;
  /** Stops both services; resolves when everything that is kept is on the disk. */
  stop(): Promise<void>;
}

const defaultRulesFile = path.join(__dirname, '..', 'database.rules.json');

/**
 * Starts the database and the Auth service. Rejects with one clear line when a port, the rules or the state are
 * unusable, or when another backend uses the data directory.
 */
export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const rules = await readRules(options.rulesFile ?? defaultRulesFile);
  const directory = keptDirectory(options);
  const lock = directory === null ? null : await lockFolder(directory);
  try {
    const backend = await start(options, rules);
    return { ...backend, stop: () => backend.stop().finally(() => lock?.release()) };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function start(options: LocalBackendOptions, rules: Ruleset): Promise<LocalBackend> {
  const { projectId = DEMO_PROJECT_ID, signInLimit = defaultAttemptLimit } = options;
  const state = await startingState(options);

  const save = (): void => void stateFile?.save().catch((error: unknown) => console.error((error as Error).message));
  const saved = (): Promise<void> => stateFile?.saved() ?? Promise.resolve();
  const accounts = new Accounts(state.accounts, { onChange: save });
  const database = new Database(rules, withDemoStaff(state.root), saved);
  const stateFile = stateFileFor(options, () => ({ root: database.root, accounts: accounts.list() }));
  await restoreDemoStaff(accounts);
  await stateFile?.save();
  database.onChange(save);

  const tokens = new Tokens(projectId, accounts);
  const service = new AuthService(projectId, accounts, tokens, new SignInAttempts(signInLimit));
  const databaseServer = await startDatabaseServer(database, (token) => tokens.verify(token), options.databasePort);
  const authServer = await startAuthServer(service, { projectId, port: options.authPort, saved }).catch(
    async (error: unknown) => {
      await databaseServer.stop();
      throw error;
    },
  );

  return {
    databasePort: databaseServer.port,
    authPort: authServer.port,
    projectId,
    databaseHost: localHost,
    accounts,
    read: (location) => toJson(treeAt(database.root, parsePath(location))),
    write: (location, value) => database.commit([{ path: parsePath(location), value }], owner),
    onChange: (listener) => {
      database.onChange(() => listener());
    },
    disconnectAll: () => databaseServer.disconnectAll(),
    stop: async () => {
      await Promise.all([databaseServer.stop(), authServer.stop()]);
      await stateFile?.save();
    },
  };
}

async function readRules(file: string): Promise<Ruleset> {
  try {
    return new Ruleset(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Error(`The security rules in ${file} cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

async function startingState(options: LocalBackendOptions): Promise<State> {
  const directory = keptDirectory(options);
  const stored = directory !== null && options.reset !== true ? await readState(directory) : null;
  if (stored !== null) {
    return stored;
  }
  const seed = options.seed === undefined ? await (options.readFirstSeed ?? readDefaultSeed)() : options.seed;
  return { root: seedTree(seed), accounts: [] };
}

function withDemoStaff(root: Tree | null): Tree | null {
  const listed = withTreeAt(root, ['staff', demoStaff.uid], true);
  const namePath = ['staffNames', demoStaff.uid];
  return treeAt(listed, namePath) === null ? withTreeAt(listed, namePath, demoStaff.name) : listed;
}

function stateFileFor(options: LocalBackendOptions, current: () => State): StateFile | null {
  const directory = keptDirectory(options);
  return directory === null ? null : new StateFile(directory, current);
}

/** The folder in which the state is kept; null when nothing is kept. */
function keptDirectory({ seed, dataDirectory }: LocalBackendOptions): string | null {
  return seed === undefined ? (dataDirectory ?? null) : null;
}

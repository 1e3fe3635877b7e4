import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readAccount } from '../auth/accounts';
import type { Account } from '../auth/accounts';
import { toJson, treeFromJson } from '../database/json';
import type { Tree } from '../database/tree';
import { oneLine, readTextFile } from './textFile';

/** Everything that survives a restart. */
export interface State {
  readonly root: Tree | null;
  readonly accounts: readonly Account[];
}

/** Keeps the state in one file, which contains one complete state at any moment. */
export class StateFile {
  readonly #path: string;
  readonly #current: () => State;
  #lastWrite: Promise<void> = Promise.resolve();
  #isOneWaiting = false;

  constructor(directory: string, current: () => State) {
    this.#path = stateFilePath(directory);
    this.#current = current;
  }

  /** Writes the state, including all changes up to the end of the write before it. */
  save(): Promise<void> {
    if (!this.#isOneWaiting) {
      this.#isOneWaiting = true;
      this.#lastWrite = this.#lastWrite
        .catch(() => undefined)
        .then(() => {
          this.#isOneWaiting = false;
          return this.#write();
        });
    }
    return this.#lastWrite;
  }

  /** Resolves once everything to save is on the disk; rejects when it could not be written. */
  saved(): Promise<void> {
    return this.#lastWrite;
  }

  async #write(): Promise<void> {
    try {
      await replaceFile(this.#path, serialize(this.#current()));
    } catch (error) {
      throw new Error(`${this.#path} cannot be written: ${(error as Error).message}`, { cause: error });
    }
  }
}

/** Reads the state that an earlier run left, or null; rejects with one clear line when the file is invalid. */
export async function readState(directory: string): Promise<State | null> {
  const file = stateFilePath(directory);
  try {
    return parse(await readTextFile(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return null;
    }
    const reason = oneLine((error as Error).message);
    throw new Error(`${file} cannot be read (${reason}): repair it, or forget what it holds with "npm start -- --reset".`, {
      cause: error,
    });
  }
}

function stateFilePath(directory: string): string {
  return path.join(directory, 'state.json');
}

function serialize({ root, accounts }: State): string {
  return JSON.stringify({ data: toJson(root), accounts });
}

function parse(text: string): State {
  const { data, accounts } = (JSON.parse(text) ?? {}) as { data?: unknown; accounts?: unknown };
  if (data === undefined || !Array.isArray(accounts)) {
    throw new TypeError('it holds no data and accounts');
  }
  return { root: treeFromJson(data, { now: Date.now(), existing: null }), accounts: accounts.map(readAccount) };
}

/** Replaces a file in such a way that a crash at any moment leaves either the old or the new content, never a part. */
async function replaceFile(file: string, content: string): Promise<void> {
  const directory = path.dirname(file);
  await mkdir(directory, { recursive: true });
  const temporary = `${file}.tmp`;
  await writeAndSync(temporary, content);
  await renameOver(temporary, file);
  await syncDirectory(directory);
}

const renameAttempts = 20;
const renamePauseMs = 50;

/** Windows refuses to replace a file while a virus scanner or an indexer reads it, which takes only a moment. */
async function renameOver(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      const isHeld = ['EPERM', 'EACCES', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isHeld || attempt === renameAttempts) {
        throw error;
      }
      await setTimeout(renamePauseMs);
    }
  }
}

async function writeAndSync(file: string, content: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The rename itself is only safe once the directory is on the disk; Windows can't sync a directory. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') {
    return;
  }
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

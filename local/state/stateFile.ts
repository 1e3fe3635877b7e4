import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from '../auth/accounts';

/** Everything that survives a restart. */
export interface State {
  readonly data: unknown;
  readonly accounts: readonly Account[];
}

const batchMs = 50;

/** Keeps the state in one file, which at every moment holds one whole state. */
export class StateFile {
  readonly #path: string;
  readonly #current: () => State;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #failure: unknown;

  constructor(directory: string, current: () => State) {
    this.#path = stateFilePath(directory);
    this.#current = current;
  }

  /** Writes soon, together with the changes that follow within a moment. */
  schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#enqueue();
    }, batchMs);
  }

  /** Writes now; rejects when this write or one before it failed. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#enqueue();
    await this.#writing;
    if (this.#failure !== undefined) {
      throw new Error(`${this.#path} cannot be written`, { cause: this.#failure });
    }
  }

  #enqueue(): void {
    this.#writing = this.#writing
      .then(() => replaceFile(this.#path, JSON.stringify(this.#current())))
      .then(
        () => {
          this.#failure = undefined;
        },
        (error: unknown) => {
          this.#failure = error;
          console.error(`${this.#path} cannot be written:`, error);
        },
      );
  }
}

/** Reads what an earlier run left, or null; rejects with one clear line when the file is not what it should be. */
export async function readState(directory: string): Promise<State | null> {
  const file = stateFilePath(directory);
  try {
    return assertState(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return null;
    }
    throw new Error(`${file} cannot be read (${(error as Error).message}); --reset starts anew.`, { cause: error });
  }
}

function stateFilePath(directory: string): string {
  return path.join(directory, 'state.json');
}

function assertState(value: unknown): State {
  const isState =
    typeof value === 'object' && value !== null && 'data' in value && 'accounts' in value && Array.isArray(value.accounts);
  if (!isState) {
    throw new TypeError('it holds no data and accounts');
  }
  return value as State;
}

/** Replaces a file so that a crash at any moment leaves the old content or the new one, never a part. */
async function replaceFile(file: string, content: string): Promise<void> {
  const directory = path.dirname(file);
  await mkdir(directory, { recursive: true });
  const temporary = `${file}.tmp`;
  await writeAndSync(temporary, content);
  await rename(temporary, file);
  await syncDirectory(directory);
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

/** The renaming itself is only safe once the directory is on the disk; Windows has no such thing. */
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

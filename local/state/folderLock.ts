import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { localHost } from '../http/server';

/** A folder that only this process may use. */
export interface FolderLock {
  /** Frees the folder for the next process. */
  release(): Promise<void>;
}

/** The content of the lock file: the port on which its holder answers, and the token with which it answers. */
interface Holder {
  readonly port: number;
  readonly token: string;
}

const answerLimitMs = 2_000;

/**
 * Reserves a folder for this process, or rejects with one clear line while another process has it. The lock lasts as
 * long as its holder answers on its port; unlike a process id, that can't outlast a crash or a reboot.
 */
export async function lockFolder(directory: string): Promise<FolderLock> {
  await mkdir(directory, { recursive: true });
  const file = path.join(directory, 'lock');
  const token = randomUUID();
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(token));
  server.unref().listen(0, localHost);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const release = async (): Promise<void> => {
    server.close();
    await rm(file, { force: true });
  };
  while (!(await createFile(file, JSON.stringify({ port, token } satisfies Holder)))) {
    if (await isHeld(file)) {
      server.close();
      throw new Error(`${directory} is in use by another npm start: end that one first.`);
    }
    await rm(file, { force: true });
  }
  return { release };
}

/** Writes a new file; false when the file already exists. */
async function createFile(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

async function isHeld(file: string): Promise<boolean> {
  try {
    return await answersAs(JSON.parse(await readFile(file, 'utf8')) as Holder);
  } catch {
    // The holder was killed while it wrote the file, or has just removed it.
    return false;
  }
}

/** Whether the holder is running; a holder that accepts the connection but is too busy to answer is running too. */
function answersAs({ port, token }: Holder): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: localHost });
    let answer = '';
    socket.setTimeout(answerLimitMs, () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(answer === token));
  });
}

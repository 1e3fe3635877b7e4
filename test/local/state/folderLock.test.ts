import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { lockFolder } from '../../../local/state/folderLock';
import { holdPort } from '../../support/ports';
import { startTestBackend } from '../../support/localBackend';
import { spawnTypescript } from '../../support/typescriptProcess';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'lock-'));
});

afterEach(() => rm(directory, { recursive: true }));

const refusal = () => `${directory} is in use by another npm start: end that one first.`;

describe('the lock of a folder', () => {
  it('is one holder’s until it is released', async () => {
    const first = await lockFolder(directory);
    await expect(lockFolder(directory)).rejects.toThrow(refusal());
    await first.release();
    expect(await readdir(directory)).toEqual([]);
    await (await lockFolder(directory)).release();
  });

  it('is no dead process’s', async () => {
    const backend = spawnTypescript(path.join(__dirname, 'backendProcess.ts'), directory);
    await once(backend.stdout, 'data');
    await expect(startTestBackend({ dataDirectory: directory })).rejects.toThrow(refusal());
    backend.kill('SIGKILL');
    await once(backend, 'exit');
    const { backend: next } = await startTestBackend({ dataDirectory: directory });
    await next.stop();
  });

  it.each([
    ['nothing', ''],
    ['no holder', 'null'],
    ['no port', '{"port":"x"}'],
    ['a port out of range', '{"port":123456,"token":"a"}'],
  ])('is free when its file holds %s', async (_what, content) => {
    await writeFile(path.join(directory, 'lock'), content);
    await (await lockFolder(directory)).release();
  });

  it('is free when its port belongs to somebody else by now', async () => {
    const other = await lockFolder(path.join(directory, 'other'));
    const { port } = JSON.parse(await readFile(path.join(directory, 'other', 'lock'), 'utf8')) as { port: number };
    await writeFile(path.join(directory, 'lock'), JSON.stringify({ port, token: 'of a holder that is gone' }));
    await (await lockFolder(directory)).release();
    await other.release();
  });

  it('is held by a holder that is too busy to answer', async () => {
    const silent = await holdPort();
    await writeFile(path.join(directory, 'lock'), JSON.stringify({ port: silent.port, token: 'a' }));
    await expect(lockFolder(directory)).rejects.toThrow(refusal());
    await silent.release();
  });

  it('is let go when the start fails', async () => {
    await writeFile(path.join(directory, 'state.json'), 'damaged');
    await expect(startTestBackend({ dataDirectory: directory })).rejects.toThrow('state.json cannot be read');
    expect(await readdir(directory)).toEqual(['state.json']);
  });

  it('is of no concern to who starts from a seed', async () => {
    const lock = await lockFolder(directory);
    const { backend } = await startTestBackend({ dataDirectory: directory, seed: { currencies: {} } });
    await backend.stop();
    await lock.release();
  });
});

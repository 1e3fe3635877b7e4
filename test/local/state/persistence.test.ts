import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LocalBackend, LocalBackendOptions } from '../../../local/backend';
import { treeAt } from '../../../local/database/tree';
import { demoStaff } from '../../../local/state/demoStaff';
import { readState } from '../../../local/state/stateFile';
import { eventually } from '../../support/eventually';
import { startTestBackend } from '../../support/localBackend';
import { RawClient } from '../../support/rawClient';
import { errorCode, postAuth } from '../../support/restSession';
import { spawnTypescript } from '../../support/typescriptProcess';

let directory: string;
let backend: LocalBackend | undefined;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'state-'));
});

afterEach(async () => {
  await backend?.stop();
  backend = undefined;
  await rm(directory, { recursive: true });
});

async function restart(options: Partial<LocalBackendOptions> = {}): Promise<LocalBackend> {
  await backend?.stop();
  ({ backend } = await startTestBackend({ dataDirectory: directory, ...options }));
  return backend;
}

const post = (operation: string, fields: object) =>
  postAuth(`http://127.0.0.1:${backend?.authPort}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=demo`, fields);

const stateFile = () => path.join(directory, 'state.json');

describe('a restart', () => {
  it('keeps data and accounts', async () => {
    const customer = { email: 'anna@example.test', password: 'correct horse' };
    (await restart()).write('currencies/usd/buy', 1.25);
    const { body } = await post('signUp', customer);
    await restart();
    expect(backend?.read('currencies/usd/buy')).toBe(1.25);
    expect((await post('signInWithPassword', customer)).body['localId']).toBe(body['localId']);
  });

  it('keeps accounts that were stored before they had profiles', async () => {
    const account = { uid: 'anna', email: 'anna@example.test', passwordHash: 'salt.key', createdAt: 1, lastSignInAt: null };
    const stored = { data: null, accounts: [{ ...account, validSince: 0, disabled: false }] };
    await writeFile(stateFile(), JSON.stringify(stored));
    const { accounts } = await restart();
    expect(accounts.byUid('anna')).toMatchObject({ ...account, emailVerified: false, displayName: '', photoUrl: '' });
  });

  it('keeps what was removed removed', async () => {
    (await restart()).write('currencies/usd', null);
    expect((await restart()).read('currencies/usd')).toBeNull();
  });

  it('forgets everything on reset', async () => {
    (await restart()).write('currencies/usd/buy', 1.25);
    await post('signUp', { email: 'anna@example.test', password: 'correct horse' });
    expect((await restart({ reset: true })).read('currencies/usd/buy')).toBe(1.187);
    expect((await restart()).read('currencies/usd/buy')).toBe(1.187);
    expect(errorCode(await post('signInWithPassword', { email: 'anna@example.test', password: 'correct horse' }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
  });

  it('restores the demo account, whatever became of it', async () => {
    (await restart()).write('staff', null);
    const { body } = await post('signInWithPassword', demoStaff);
    await post('update', { idToken: body['idToken'], password: 'something else' });
    expect(errorCode(await post('signInWithPassword', demoStaff))).toBe('INVALID_LOGIN_CREDENTIALS');
    await restart();
    const { body: restored } = await post('signInWithPassword', demoStaff);
    expect(restored['localId']).toBe(demoStaff.uid);
    expect(backend?.read(`staff/${demoStaff.uid}`)).toBe(true);

    await post('delete', { idToken: restored['idToken'] });
    await post('signUp', { email: demoStaff.email, password: 'not the demo password' });
    await restart();
    expect((await post('signInWithPassword', demoStaff)).body['localId']).toBe(demoStaff.uid);
  });

  it('does not touch the state of others when it starts from a seed', async () => {
    (await restart()).write('currencies/usd/buy', 1.25);
    await restart();
    const before = await readFile(stateFile());
    const seeded = await restart({ seed: { currencies: { gbp: 1 } } });
    expect(seeded.read('currencies')).toEqual({ gbp: 1 });
    seeded.write('currencies/gbp', 2);
    await backend?.stop();
    expect((await readFile(stateFile())).equals(before)).toBe(true);
  });
});

describe('the state file', () => {
  it('is written soon after a change, without a stop', async () => {
    (await restart()).write('currencies/usd/buy', 1.26);
    await eventually(async () => expect(await readFile(stateFile(), 'utf8')).toContain('1.26'));
  });

  it('holds no password and is readable by its owner alone', async () => {
    await restart();
    expect(await readFile(stateFile(), 'utf8')).not.toContain(demoStaff.password);
    if (process.platform !== 'win32') {
      expect((await stat(stateFile())).mode & 0o077).toBe(0);
    }
  });

  it.each([
    '',
    '{"data":\n\n',
    '[]',
    'null',
    '{"data":{}}',
    '{"data":{"a.b":1},"accounts":[]}',
    '{"data":{},"accounts":[null]}',
    '{"data":{},"accounts":[{"uid":"a","email":"a@b.test"}]}',
  ])('that holds %j is refused with one line that says what to do', async (content) => {
    await writeFile(stateFile(), content);
    await expect(restart()).rejects.toThrow(/^[^\n]*state\.json cannot be read \([^\n]+\): [^\n]*"npm start -- --reset"\.$/);
    expect((await restart({ reset: true })).read('currencies/usd/buy')).toBe(1.187);
  });

  it('that cannot be written lets no write be acknowledged', async () => {
    await restart();
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    await rm(stateFile());
    await mkdir(stateFile());
    const client = await RawClient.open(backend?.databasePort ?? 0);
    await client.ask('auth', { cred: 'owner' });
    expect(await client.ask('p', { p: '/currencies/usd/buy', d: 2 })).toMatchObject({ s: 'unavailable' });
    const url = `http://127.0.0.1:${backend?.databasePort}/currencies/usd/buy.json?auth=owner`;
    expect((await fetch(url, { method: 'PUT', body: '3' })).status).toBe(500);
    expect((await post('signUp', { email: 'anna@example.test', password: 'correct horse' })).status).toBe(500);
    expect(logged.mock.calls.flat().join()).toContain('state.json cannot be written');
    logged.mockRestore();

    await rm(stateFile(), { recursive: true });
    expect(await client.ask('p', { p: '/currencies/usd/buy', d: 4 })).toMatchObject({ s: 'ok' });
    expect(await readFile(stateFile(), 'utf8')).toContain('"buy":4');
    await client.close();
  });

  it('is whole beside what an interrupted write left', async () => {
    (await restart()).write('currencies/usd/buy', 1.27);
    await backend?.stop();
    await writeFile(`${stateFile()}.tmp`, '{"data":{"curr');
    expect((await restart()).read('currencies/usd/buy')).toBe(1.27);
  });

  it('is whole whenever the process is killed', async () => {
    for (let round = 0; round < 8; round += 1) {
      const writer = spawnTypescript(path.join(__dirname, 'endlessWriter.ts'), directory);
      await once(writer.stdout, 'data');
      await new Promise((resolve) => setTimeout(resolve, round * 7));
      writer.kill('SIGKILL');
      await once(writer, 'exit');
      const root = (await readState(directory))?.root ?? null;
      expect(treeAt(root, ['filler'])).toHaveLength(500_000);
      expect(treeAt(root, ['last'])).toBe(treeAt(root, ['first']));
    }
    expect(await readdir(directory)).toContain('state.json');
  }, 60_000);
});

import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { RawClient } from '../../support/rawClient';
import { postAuth } from '../../support/restSession';
import { spawnTypescript } from '../../support/typescriptProcess';

interface Ports {
  readonly databasePort: number;
  readonly authPort: number;
}

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'acknowledged-'));
});

afterEach(() => rm(directory, { recursive: true }));

/** The stored state of a backend that is killed as soon as it has acknowledged the write. */
async function keptAfter(write: (ports: Ports) => Promise<unknown>): Promise<string> {
  const backend = spawnTypescript(path.join(__dirname, 'backendProcess.ts'), directory);
  const [output] = (await once(backend.stdout, 'data')) as [Buffer];
  await write(JSON.parse(output.toString()) as Ports);
  backend.kill('SIGKILL');
  await once(backend, 'exit');
  return readFile(path.join(directory, 'state.json'), 'utf8');
}

async function ask(port: number, action: string, body: object): Promise<void> {
  const client = await RawClient.open(port);
  await client.ask('auth', { cred: 'owner' });
  await expect(client.ask(action, body)).resolves.toMatchObject({ s: 'ok' });
}

describe('what is acknowledged is kept, even if the process is killed at once', () => {
  it.each<[string, (ports: Ports) => Promise<unknown>, string]>([
    ['a put over a socket', ({ databasePort }) => ask(databasePort, 'p', { p: '/currencies/usd/buy', d: 1.26 }), '"buy":1.26'],
    [
      'a merge over a socket',
      ({ databasePort }) => ask(databasePort, 'm', { p: '/currencies/usd', d: { buy: 1.27 } }),
      '"buy":1.27',
    ],
    [
      'a request',
      ({ databasePort }) =>
        fetch(`http://127.0.0.1:${databasePort}/currencies/usd/buy.json?auth=owner`, { method: 'PUT', body: '1.28' }),
      '"buy":1.28',
    ],
    [
      'an account',
      ({ authPort }) =>
        postAuth(`http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
          email: 'anna@example.test',
          password: 'correct horse',
        }),
      '"anna@example.test"',
    ],
  ])('%s', async (_what, write, kept) => {
    expect(await keptAfter(write)).toContain(kept);
  });
});

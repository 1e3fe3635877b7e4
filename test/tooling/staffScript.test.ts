import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LocalBackend } from '../../local/backend';
import { demoStaff } from '../../local/state/demoStaff';
import { startTestBackend } from '../support/localBackend';

const ANNA = 'anna@zmenaren.test';
const demo = `${demoStaff.email}, ${demoStaff.name}`;
const missingSettings = {
  FIREBASE_API_KEY: '',
  FIREBASE_APP_ID: '',
  FIREBASE_AUTH_DOMAIN: '',
  FIREBASE_DATABASE_URL: '',
  FIREBASE_PROJECT_ID: '',
};
const settings = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_APP_ID: 'app',
  FIREBASE_AUTH_DOMAIN: 'zmenaren-example.firebaseapp.com',
  FIREBASE_DATABASE_URL: 'https://zmenaren-example.firebaseio.com',
  FIREBASE_PROJECT_ID: 'zmenaren-example',
};

jest.setTimeout(60_000);

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function runStaff(words: readonly string[], environment: Record<string, string>): Promise<Outcome> {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs');
  const env = { ...process.env, ...environment };
  try {
    const output = await promisify(execFile)(process.execPath, [tsx, 'scripts/staff.ts', ...words], { env });
    return { code: 0, stdout: output.stdout.trim(), stderr: output.stderr.trim() };
  } catch (error) {
    const { code, stdout, stderr } = error as Outcome;
    return { code, stdout: stdout.trim(), stderr: stderr.trim() };
  }
}

describe('npm run staff -- … --local', () => {
  let backend: LocalBackend;
  let ports: Record<string, string>;
  const runLocally = (...words: string[]) => runStaff([...words, '--local'], ports);

  beforeAll(async () => {
    ({ backend } = await startTestBackend({ seed: { currencies: {} } }));
    ports = { DATABASE_PORT: String(backend.databasePort), AUTH_PORT: String(backend.authPort) };
    await fetch(`http://127.0.0.1:${backend.authPort}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ANNA, password: 'tajomstvo', returnSecureToken: true }),
    });
  });
  afterAll(() => backend.stop());

  it('adds, lists and removes an account with its name', async () => {
    expect((await runLocally('list')).stdout).toBe(demo);
    expect(await runLocally('add', ANNA, '--name', 'Anna Nováková')).toEqual({
      code: 0,
      stdout: `${ANNA} may edit rates now.`,
      stderr: '',
    });
    expect((await runLocally('list')).stdout.split('\n').sort()).toEqual([`${ANNA}, Anna Nováková`, demo]);
    expect(Object.values(backend.read('/staff') as object)).toEqual([true, true]);
    expect(Object.values(backend.read('/staffNames') as object).sort()).toEqual(['Anna Nováková', demoStaff.name]);
    expect((await runLocally('remove', ANNA, '--yes')).stdout).toBe(`${ANNA} may not edit rates any more.`);
    expect((await runLocally('list')).stdout).toBe(demo);
    expect(backend.read('/staffNames')).toEqual({ [demoStaff.uid]: demoStaff.name });
  });

  it('keeps the name of who is added again without one, and changes it with another', async () => {
    const { email } = demoStaff;
    await runLocally('add', email);
    expect((await runLocally('list')).stdout).toBe(demo);
    await runLocally('--name', '  Jana ', email, 'add');
    expect((await runLocally('list')).stdout).toBe(`${email}, Jana`);
    await runLocally('add', email, '--name', demoStaff.name);
  });

  it('takes the word `local` too, which npm passes on without a `--`', async () => {
    expect(await runStaff(['list', 'local'], ports)).toEqual({ code: 0, stdout: demo, stderr: '' });
  });

  it('takes a name that npm has taken for its own', async () => {
    const swallowed = { npm_config_name: 'Eva Malá' };
    expect((await runStaff(['add', demoStaff.email, 'local'], { ...ports, ...swallowed })).code).toBe(0);
    expect((await runLocally('list')).stdout).toBe(`${demoStaff.email}, Eva Malá`);
    await runLocally('add', demoStaff.email, '--name', demoStaff.name);
  });

  it('removes nobody where nobody can be asked', async () => {
    const { code, stderr } = await runLocally('remove', demoStaff.email);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`npm run staff -- remove ${demoStaff.email} --yes`)]);
    expect((await runLocally('list')).stdout).toBe(demo);
  });

  it('says so when nobody is on the list, or only someone whose account is gone', async () => {
    const staff = backend.read('/staff');
    backend.write('/staff', null);
    expect((await runLocally('list')).stdout).toBe('Nobody may edit rates yet.');
    backend.write('/staff', { gone: true });
    expect((await runLocally('list')).stdout).toBe('gone (no such account any more), without a name');
    expect((await runLocally('remove', 'gone', '--yes')).code).toBe(0);
    expect(backend.read('/staff')).toBeNull();
    backend.write('/staff', staff);
  });

  it.each([
    [['add', 'nobody@zmenaren.test'], /No account has the address nobody@zmenaren\.test/],
    [['add', 'nobody'], /nobody is no e-mail address/],
    [['remove', '', '--yes'], /^is no e-mail address/],
    [['remove', 'anna', '--yes'], /anna is no e-mail address/],
    [['add'], /^Usage:/],
    [['add', ANNA, '--name', ' '], /^A name has 1 to 100 characters/],
    [['add', ANNA, '--name', 'x'.repeat(101)], /^A name has 1 to 100 characters/],
    [['add', ANNA, '--name'], /^Usage:/],
    [['remove', ANNA, '--name', 'Anna'], /^Usage:/],
    [['list', ANNA], /^Usage:/],
    [['promote', ANNA], /^Usage:/],
    [['list', '--remote'], /^Usage:/],
    [[], /^Usage:/],
  ])('%j fails with one clear line', async (words, message) => {
    const { code, stderr } = await runLocally(...words);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr.split('\n')).toHaveLength(1);
  });

  it('says so when the local backend is not running', async () => {
    const { code, stderr } = await runStaff(['list', '--local'], { DATABASE_PORT: '1', AUTH_PORT: '1' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/is `npm start` running\?/);
  });
});

describe('npm run staff on a real project', () => {
  it('names the settings that are missing', async () => {
    const { code, stderr } = await runStaff(['list'], missingSettings);
    expect(code).toBe(1);
    expect(stderr).toMatch(/Missing Firebase settings: FIREBASE_API_KEY, FIREBASE_APP_ID/);
  });

  it.each([['add'], ['remove']])('does not %s anybody before somebody agrees to the name of the project', async (word) => {
    // What is left of `--local` and `--yes` when npm has swallowed them.
    const { code, stderr } = await runStaff([word, ANNA], { ...settings, npm_config_yes: 'true' });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Nobody can be asked here about zmenaren-example: .* --yes`/)]);
  });

  it('names the project beside its list', async () => {
    const { stdout, stderr } = await runStaff(['list'], { ...settings, GOOGLE_APPLICATION_CREDENTIALS: 'no-such-key.json' });
    expect([stdout, stderr]).toEqual(['', expect.stringMatching(/^The staff of the project zmenaren-example:\n/)]);
  });

  it('says how to give it credentials', async () => {
    const { code, stderr } = await runStaff(['list'], {
      ...settings,
      GOOGLE_APPLICATION_CREDENTIALS: path.resolve('no-such-key.json'),
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The staff of the project zmenaren-example:\nNo usable Google credentials/);
  });
});

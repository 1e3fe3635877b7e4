import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { demoStaff } from '../../local/state/demoStaff';
import { ownerHeaders } from '../support/backendTarget';
import { eventually } from '../support/eventually';
import { findFreePorts, holdPort, isServed } from '../support/ports';
import { postAuth } from '../support/restSession';
import { startProgram } from '../support/startProgram';
import type { StartedProgram } from '../support/startProgram';

jest.setTimeout(60_000);

let directory: string;
let ports: { PORT: string; DATABASE_PORT: string; AUTH_PORT: string };
let running: StartedProgram[];

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'start-'));
  await mkdir(path.join(directory, 'dist'));
  for (const page of ['index.html', 'app.html']) {
    await writeFile(path.join(directory, 'dist', page), '<!doctype html><title>Zmenáreň</title>');
  }
  const [site, database, auth] = await findFreePorts(3);
  ports = { PORT: String(site), DATABASE_PORT: String(database), AUTH_PORT: String(auth) };
  running = [];
});

afterEach(async () => {
  running.forEach((program) => program.kill('SIGKILL'));
  await Promise.all(running.map(({ ended }) => ended));
  await rm(directory, { recursive: true });
});

function start(args: readonly string[] = ['--no-build'], environment: Partial<NodeJS.ProcessEnv> = {}): StartedProgram {
  const program = startProgram(directory, args, { ...ports, ...environment });
  running.push(program);
  return program;
}

async function startReady(...args: string[]): Promise<StartedProgram> {
  const program = start(['--no-build', ...args]);
  await program.ready();
  return program;
}

async function stop(program: StartedProgram, signal: NodeJS.Signals = 'SIGINT'): Promise<number | NodeJS.Signals> {
  program.kill(signal);
  return program.ended;
}

/** On Windows, every signal ends a process by force. */
const isWindows = process.platform === 'win32';
const endBy = (signal: NodeJS.Signals) => (isWindows ? signal : 0);

const rateUrl = () => `http://127.0.0.1:${ports.DATABASE_PORT}/currencies/usd/buy.json`;
const storeRate = (rate: number) => fetch(rateUrl(), { method: 'PUT', headers: ownerHeaders, body: String(rate) });
const readRate = async () => (await fetch(rateUrl())).json() as Promise<number | null>;

/** The ports on which a server still listens. */
async function servedPorts(): Promise<string[]> {
  const served = await Promise.all(Object.values(ports).map(async (port) => ((await isServed(Number(port))) ? [port] : [])));
  return served.flat();
}

describe('a start', () => {
  it('serves the site, the database and the demo account, and says where', async () => {
    const { output } = await startReady();
    expect(output.stdout).toContain(`http://127.0.0.1:${ports.PORT}\n`);
    expect(output.stdout).toContain(`${demoStaff.email} / ${demoStaff.password}`);
    expect(await (await fetch(`http://127.0.0.1:${ports.PORT}/rates/auth`)).text()).toContain('Zmenáreň');
    expect(await readRate()).toBe(1.187);
    const signedIn = await postAuth(
      `http://127.0.0.1:${ports.AUTH_PORT}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
      demoStaff,
    );
    expect(signedIn.body['localId']).toBe(demoStaff.uid);
    expect(output.stderr).toBe('');
  });

  it('explains itself and does nothing else on --help', async () => {
    const program = start(['--help']);
    expect(await program.ended).toBe(0);
    for (const option of ['--seed FILE', '--reset', '--no-build', '--dev', 'DATABASE_PORT']) {
      expect(program.output.stdout).toContain(option);
    }
    expect(await readdir(directory)).toEqual(['dist']);
  });

  it('keeps what was stored, until it is reset', async () => {
    const first = await startReady();
    await storeRate(1.25);
    expect(await stop(first, 'SIGTERM')).toBe(endBy('SIGTERM'));
    const second = await startReady();
    expect(await readRate()).toBe(1.25);
    await stop(second);
    await startReady('--reset');
    expect(await readRate()).toBe(1.187);
  });

  it('has an archive up to the last working day, marked as made up, which is kept with the rest', async () => {
    const ofLast = `http://127.0.0.1:${ports.DATABASE_PORT}/archive.json?orderBy="until"&limitToLast=1`;
    const first = await startReady();
    const [[key, entry] = ['', {}]] = Object.entries((await (await fetch(ofLast)).json()) as Record<string, object>);
    expect(entry).toMatchObject({ by: 'demo-data' });
    await stop(first);
    await startReady();
    expect(await (await fetch(ofLast)).json()).toEqual({ [key]: entry });
  });

  it('starts from a seed and leaves what is kept alone', async () => {
    const first = await startReady();
    await storeRate(1.25);
    await stop(first);
    const kept = await readFile(path.join(directory, '.local', 'state.json'), 'utf8');
    // Windows programs write a byte order mark.
    await writeFile(path.join(directory, 'seed.json'), '\uFEFF{"currencies":{"usd":{"buy":"lots"}}}');
    const seeded = await startReady('--seed', 'seed.json');
    expect(await readRate()).toBe('lots');
    await storeRate(2);
    await stop(seeded);
    expect(await readFile(path.join(directory, '.local', 'state.json'), 'utf8')).toBe(kept);
  });

  it('reloads on changes with --dev', async () => {
    const program = start(['--dev']);
    await program.ready();
    await eventually(async () => {
      const page = await fetch(`http://127.0.0.1:${ports.PORT}/rates`);
      expect(await page.text()).toContain('<html lang="sk">');
    }, 50_000);
    expect(await stop(program)).toBe(endBy('SIGINT'));
    expect(await servedPorts()).toEqual([]);
  });
});

(isWindows ? describe.skip : describe)('the end', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('by %s is orderly and frees every port', async (signal) => {
    const program = await startReady();
    expect(await stop(program, signal)).toBe(0);
    expect(program.output.stderr).toBe('');
    expect(await servedPorts()).toEqual([]);
    expect(await readdir(path.join(directory, '.local'))).toEqual(['state.json']);
  });

  it('comes with that of the shell that npm runs it in', async () => {
    const program = startProgram(directory, ['--no-build'], ports, { throughShell: true });
    running.push(program);
    await program.ready();
    program.kill('SIGTERM');
    await eventually(async () => expect(await servedPorts()).toEqual([]));
    await program.ended;
  });

  it('by force takes the dev server along', async () => {
    const program = start(['--dev']);
    await program.ready();
    await eventually(async () => expect(await servedPorts()).toContain(ports.PORT), 50_000);
    program.kill('SIGKILL');
    await eventually(async () => expect(await servedPorts()).toEqual([]));
  });

  it('by a repeated Ctrl-C loses nothing', async () => {
    const program = await startReady();
    await storeRate(1.31);
    program.kill('SIGINT');
    program.kill('SIGINT');
    expect(await stop(program)).toBe(0);
    expect(await readFile(path.join(directory, '.local', 'state.json'), 'utf8')).toContain('1.31');
  });
});

describe('a start that cannot be', () => {
  /** Expects the program to fail with one matching line on standard error, and with nothing on standard output. */
  async function expectRefusal(program: StartedProgram, reason: RegExp): Promise<void> {
    expect(await program.ended).toBe(1);
    expect(program.output.stderr).toMatch(reason);
    expect(program.output.stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(program.output.stdout).toBe('');
  }

  it.each(['PORT', 'DATABASE_PORT', 'AUTH_PORT'] as const)('names a taken %s before it builds', async (variable) => {
    const held = await holdPort();
    await expectRefusal(
      start([], { [variable]: String(held.port) }),
      new RegExp(`^Port ${held.port} is already in use, perhaps by another npm start: set ${variable} to a free port\\.\n$`),
    );
    await held.release();
    expect(await readdir(directory)).toEqual(['dist']);
  });

  it('names a port that is none', async () => {
    await expectRefusal(start([], { AUTH_PORT: 'abc' }), /^AUTH_PORT must be a port/);
  });

  it('names an option that it does not know', async () => {
    await expectRefusal(start(['--sed', 'x']), /^Unknown option '--sed'; --help lists the options\.\n$/);
  });

  it.each([
    ['is missing', null, /^Seed file .*seed\.json cannot be read: ENOENT/],
    ['is no JSON', '{"currencies":\n\n{', /^Seed file .*seed\.json is no seed: /],
    ['has no currencies', '{"rates":{}}', /is no seed: it has no object "currencies"\n$/],
    ['has currencies that are none', '{"currencies":[1]}', /is no seed: it has no object "currencies"\n$/],
    ['has a key that no database holds', '{"currencies":{"a/b":1}}', /is no seed: "a\/b" is not a key/],
  ])('says that a seed file %s', async (_what, content, reason) => {
    if (content !== null) {
      await writeFile(path.join(directory, 'seed.json'), content);
    }
    await expectRefusal(start(['--seed', 'seed.json']), reason);
  });

  it('says that there is no build to serve, and frees every port', async () => {
    await rm(path.join(directory, 'dist', 'index.html'));
    await expectRefusal(start(), /^dist\/ holds no build: start without --no-build\.\n$/);
  });

  it.each([[[]], [['--dev']]])('with %j names a wrong office before it says that the site is running', async (args) => {
    await writeFile(path.join(directory, 'office.json'), '{ "brand": "A"\n "town": "B" }');
    const environment = { OFFICE_FILE: path.join(directory, 'office.json') };
    await expectRefusal(start(args, environment), /^\S+office\.json is not JSON: .* \(line 2, column 2\)\n$/);
  });

  it('says before it builds that what was kept cannot be read', async () => {
    await mkdir(path.join(directory, '.local'));
    await writeFile(path.join(directory, '.local', 'state.json'), '{"data"');
    await expectRefusal(start([]), /^\S+state\.json cannot be read .*"npm start -- --reset"\.\n$/);
  });

  it('says before it builds that another one keeps its data there', async () => {
    await startReady();
    const [site, database, auth] = await findFreePorts(3);
    const others = { PORT: String(site), DATABASE_PORT: String(database), AUTH_PORT: String(auth) };
    await expectRefusal(start([], others), /^\S+\.local is in use by another npm start: end that one first\.\n$/);
    expect(await readRate()).toBe(1.187);
  });
});

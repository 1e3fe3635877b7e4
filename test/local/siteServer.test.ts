import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import firebase from '../../firebase.json';
import { startSiteServer } from '../../local/siteServer';
import type { SiteServer } from '../../local/siteServer';
import { readDemoEnvironment } from '../../build/environment';

const page = `<!doctype html><title>Zmenáreň</title>${'<p>Kurzový lístok</p>'.repeat(200)}`;
const shell = '<!doctype html><title>Zmenáreň</title>';
const script = 'console.log("x");'.repeat(200);

const environment = readDemoEnvironment({ DATABASE_PORT: '9001', AUTH_PORT: '9098' });

let directory: string;
let site: SiteServer;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  await mkdir(path.join(directory, 'assets'));
  await writeFile(path.join(directory, 'index.html'), page);
  await writeFile(path.join(directory, 'app.html'), shell);
  await writeFile(path.join(directory, 'assets', 'main.js'), script);
  site = await startSiteServer({ port: 0, directory, environment });
});

afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true });
});

const load = (address: string) => fetch(`http://127.0.0.1:${site.port}${address}`);

it.each([
  ['/', page],
  ['/rates', shell],
  ['/rates/auth', shell],
  ['/no/such/page', shell],
])('answers %s with its page', async (address, expected) => {
  const response = await load(address);
  expect([response.status, await response.text()]).toEqual([200, expected]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

it('refuses an address that can not be read', async () => {
  expect((await load('/%')).status).toBe(400);
  expect((await load('/?receive=%E0%A4%A')).status).toBe(200);
});

it('keeps assets for good', async () => {
  const response = await load('/assets/main.js');
  expect([response.status, await response.text()]).toEqual([200, script]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('sends the headers of production, and in the policy the local services alone', async () => {
  const { headers } = await load('/rates');
  const [rule] = firebase.hosting.headers;
  for (const { key, value } of rule?.headers ?? []) {
    expect([key, headers.get(key)]).toEqual([
      key,
      key === 'Content-Security-Policy' ? expect.stringContaining("default-src 'none'") : value,
    ]);
  }
  expect(headers.get('content-security-policy')).toContain(
    "connect-src 'self' http://127.0.0.1:9001 ws://127.0.0.1:9001 http://127.0.0.1:9098;",
  );
});

it('compresses', async () => {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'gzip' };
    request({ host: '127.0.0.1', port: site.port, path: '/assets/main.js', headers }, resolve).on('error', reject).end();
  });
  response.resume();
  expect(response.headers['content-encoding']).toBe('gzip');
});

it('says in one line that its port is taken', async () => {
  const another = startSiteServer({ port: site.port, directory, environment });
  await expect(another).rejects.toThrow(
    `Port ${site.port} is already in use, perhaps by another npm start: set PORT to a free port.`,
  );
});

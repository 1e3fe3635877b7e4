import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startSiteServer } from '../../../local/siteServer';
import type { SiteServer } from '../../../local/siteServer';
import { readDemoEnvironment } from '../../../build/environment';

let directory: string;
let site: SiteServer;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'redirects-'));
  await mkdir(path.join(directory, 'public', 'assets'), { recursive: true });
  await writeFile(path.join(directory, 'public', 'index.html'), 'home');
  await writeFile(path.join(directory, 'public', 'app.html'), 'application');
  await writeFile(path.join(directory, 'secret.json'), 'secret');
  site = await startSiteServer({ port: 0, directory: path.join(directory, 'public'), environment: readDemoEnvironment({}) });
});

afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true });
});

/** Requests the address exactly as it is written, because `fetch` would normalize it first. */
async function ask(address: string): Promise<{ readonly location: string | undefined; readonly body: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path: address }, resolve).on('error', reject).end();
  });
  let body = '';
  for await (const chunk of response as AsyncIterable<Buffer>) {
    body += chunk.toString();
  }
  return { location: response.headers.location, body };
}

const addresses = [
  '//evil.example',
  '//evil.example/',
  '///evil.example',
  '//evil.example/index.html',
  '//evil.example/app.html',
  '//evil.example/assets/',
  '//evil.example/..',
  '//evil.example/%2e%2e/index.html',
  '//index.html',
  '//app.html',
  '///app.html',
  '/\\evil.example',
  '/\\evil.example/index.html',
  '/\\/evil.example/',
  '/%5Cevil.example/index.html',
  '/%5c%5cevil.example/',
  '/%2Fevil.example/index.html',
  '/%2f%2fevil.example/',
  '/%09/evil.example/index.html',
  '/.//evil.example/index.html',
  '/..//evil.example/index.html',
  '/x/..//evil.example/index.html',
  '/;@evil.example/index.html',
  '/@evil.example/',
  '/https://evil.example/',
  '/https:evil.example/index.html',
  '/index.html?next=//evil.example',
  '/app.html?next=https://evil.example',
  '/rates/?next=https://evil.example',
  '/rates/auth/?next=//evil.example',
  '/rates/auth/index.html',
  '/%0d%0aLocation:%20https://evil.example/index.html',
  '/index.html%0d%0aLocation:%20https://evil.example',
  'http://evil.example/index.html',
  'http://evil.example/',
];

it.each(addresses)('%s leads nowhere else', async (address) => {
  const { location } = await ask(address);
  const origin = 'http://site.test';
  // A browser resolves the location against the origin that it asked.
  const destination = location === undefined ? origin : new URL(location, `${origin}/`).origin;
  expect(destination).toBe(origin);
});

it.each([
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/..%2fsecret.json',
  '/assets/..%2f..%2fsecret.json',
  '/..%5csecret.json',
  '//../secret.json',
])('%s gives no file that is not published', async (address) => {
  expect((await ask(address)).body).not.toContain('secret');
});

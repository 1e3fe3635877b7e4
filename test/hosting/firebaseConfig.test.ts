import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentSecurityPolicy } from '../../hosting/contentSecurityPolicy';
import type { FirebaseConfig } from '../../hosting/firebaseConfig';
import { CONFIG_FILE, readFirebaseConfig } from '../../hosting/firebaseConfig';
import type { SiteServer } from '../../local/siteServer';
import { startSiteServer } from '../../local/siteServer';
import { demoEnvironment } from '../../build/environment';

const environment = demoEnvironment({ databasePort: 9000, authPort: 9099 });

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-site-'));
  await mkdir(path.join(directory, 'assets'));
  for (const page of ['index.html', 'app.html', 'en.html', 'app-en.html']) {
    await writeFile(path.join(directory, page), `<style>h1 { color: green }</style><h1>Site</h1><!-- ${page} -->`);
  }
  await writeFile(path.join(directory, 'assets', 'main.12345678.js'), 'run()');
});

afterAll(() => rm(directory, { recursive: true }));

describe('firebase.json', () => {
  const readConfigFile = async () => JSON.parse(await readFile(CONFIG_FILE, 'utf8')) as FirebaseConfig;

  it('carries the policy of any Firebase project, as the script makes it, and nothing of any build', async () => {
    const { hosting } = await readConfigFile();
    const values = hosting.headers.flatMap(({ headers }) => headers.map(({ value }) => value));
    expect(values).toContain(contentSecurityPolicy(null, []));
    expect(JSON.stringify(hosting)).not.toContain('sha256');
  });

  it('can not be deployed as it is', async () => {
    const [program = '', ...args] = String((await readConfigFile()).hosting['predeploy']).split(' ');
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('Use `npm run deploy`')]);
    expect((await readFirebaseConfig(environment, directory)).hosting).not.toHaveProperty('predeploy');
  });

  it('is completed by the policy of the pages, the files to keep, and what is asked for with the home page', async () => {
    const common = (await readConfigFile()).hosting.headers;
    const [own, ...added] = (await readFirebaseConfig(environment, directory)).hosting.headers;
    const withoutPolicy = (rule: unknown) => JSON.stringify(rule).replace(/"default-src[^"]*"/, '');
    expect([withoutPolicy(own)]).toEqual(common.map(withoutPolicy));
    expect(JSON.stringify(own)).toContain("style-src 'self' 'sha256-4VPpeo38l/lJBJa7bgu87ZMADSNzTjcwKD6NxbD8Wz8='; ");
    expect(added).toEqual([
      {
        source: '/assets/main.12345678.js',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      ...['/', '/en'].map((source) => ({
        source,
        headers: [
          {
            key: 'Link',
            value: '<http://127.0.0.1:9000/currencies.json?ns=demo-zmenaren-default-rtdb>; rel=preload; as=fetch; crossorigin',
          },
        ],
      })),
    ]);
  });

  it('is not completed without a build', async () => {
    await expect(readFirebaseConfig(environment, path.join(directory, 'nowhere'))).rejects.toThrow('ENOENT');
  });
});

describe('the site under these headers', () => {
  let server: SiteServer;

  beforeAll(async () => {
    server = await startSiteServer({ port: 0, directory, environment });
  });

  afterAll(() => server.stop());

  const get = (address: string) => fetch(`http://127.0.0.1:${server.port}${address}`);

  it.each(['/', '/rates', '/rates/auth', '/nowhere', '/assets/main.12345678.js'])('%s is protected', async (address) => {
    const { headers } = await get(address);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; .* http:\/\/127\.0\.0\.1:9000 .*; frame-ancestors 'none'$/,
    );
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000\b/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('asks for the rates with the home pages alone', async () => {
    for (const address of ['/', '/en']) {
      expect((await get(address)).headers.get('link')).toContain('/currencies.json');
    }
    for (const address of ['/en/nowhere', '/rates', '/rates/auth', '/assets/main.12345678.js']) {
      expect([address, (await get(address)).headers.get('link')]).toEqual([address, null]);
    }
  });

  it.each(['/', '/rates', '/nowhere'])('%s is the page and is asked for anew every time', async (address) => {
    const response = await get(address);
    expect(await response.text()).toContain('<h1>Site</h1>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/', 'index.html'],
    ['/nowhere', 'app.html'],
    ['/en', 'en.html'],
    ['/en/nowhere', 'app-en.html'],
    ['/en/near/nowhere', 'app-en.html'],
    ['/english', 'app.html'],
    // This build has no pages in German.
    ['/de', 'app.html'],
    ['/de/nowhere', 'app.html'],
  ])('%s is answered by %s', async (address, page) => {
    expect(await (await get(address)).text()).toContain(`<!-- ${page} -->`);
  });

  it('lets browsers keep hashed assets for ever', async () => {
    expect((await get('/assets/main.12345678.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('gives no page for an asset of another version, and lets nobody remember that it is missing', async () => {
    const response = await get('/assets/main.00000000.js');
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  });
});

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONFIG_FILE, readFirebaseConfig } from '../../hosting/firebaseConfig';
import type { SiteServer } from '../../local/siteServer';
import { startSiteServer } from '../../local/siteServer';
import { demoEnvironment } from '../../build/environment';

const environment = demoEnvironment({ databasePort: 9000, authPort: 9099 });

describe('firebase.json', () => {
  it('carries the policy of any Firebase project, as the script makes it', async () => {
    expect(JSON.parse(await readFile(CONFIG_FILE, 'utf8'))).toEqual(await readFirebaseConfig(null));
  });

  it('differs for one environment in its policy, and in what is asked for with the home page', async () => {
    const common = await readFirebaseConfig(null);
    const own = await readFirebaseConfig(environment);
    const withoutPolicy = (text: string) => text.replace(/"default-src[^"]*"/, '');
    expect(own.hosting.headers.slice(-1)).toEqual([
      {
        source: '/',
        headers: [
          {
            key: 'Link',
            value: '<http://127.0.0.1:9000/currencies.json?ns=demo-zmenaren-default-rtdb>; rel=preload; as=fetch; crossorigin',
          },
        ],
      },
    ]);
    const ownWithoutLink = { ...own, hosting: { ...own.hosting, headers: own.hosting.headers.slice(0, -1) } };
    expect(JSON.stringify(ownWithoutLink)).not.toBe(JSON.stringify(common));
    expect(withoutPolicy(JSON.stringify(ownWithoutLink))).toBe(withoutPolicy(JSON.stringify(common)));
  });
});

describe('the site under these headers', () => {
  let directory: string;
  let server: SiteServer;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'zmenaren-site-'));
    await mkdir(path.join(directory, 'assets'));
    for (const page of ['index.html', 'app.html']) {
      await writeFile(path.join(directory, page), '<h1>Site</h1>');
    }
    await writeFile(path.join(directory, 'assets', 'main.12345678.js'), 'run()');
    server = await startSiteServer({ port: 0, directory, environment });
  });

  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true });
  });

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

  it('asks for the rates with the home page alone', async () => {
    expect((await get('/')).headers.get('link')).toContain('/currencies.json');
    for (const address of ['/rates', '/rates/auth', '/assets/main.12345678.js']) {
      expect([address, (await get(address)).headers.get('link')]).toEqual([address, null]);
    }
  });

  it.each(['/', '/rates', '/nowhere'])('%s is the page and is asked for anew every time', async (address) => {
    const response = await get(address);
    expect(await response.text()).toBe('<h1>Site</h1>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('lets browsers keep hashed assets for ever', async () => {
    expect((await get('/assets/main.12345678.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('gives no page for an asset of an earlier version, which browsers would keep for ever in its place', async () => {
    expect((await get('/assets/main.00000000.js')).status).toBe(404);
  });
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import type { ServedCopy } from '../support/siteCopy';
import { copySite, serveCopy } from '../support/siteCopy';
import { BUILD_LIMIT, buildDemo } from './support/buildSite';
import { readRows, waitForRows, waitUntilLive } from './support/homePage';
import { setUpWorld } from './support/world';

const world = setUpWorld();

/** Visits the page until the browser has stored the page and its rates. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await waitUntilLive(page, world().backend);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('rates'))).not.toBeNull());
}

const readCaches = (page: Page) => page.evaluate(() => caches.keys());
/** Checks for a new service worker, as the browser does by itself some time after a navigation. */
const checkForNews = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
const countRegistrations = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const countActive = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.filter(({ active }) => active?.state === 'activated').length;
  });
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

describe('the second visit', () => {
  it('opens without a network, marks the rates with their time, and converts with them', async () => {
    const context = await world().openContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await visit(page);
    const rows = await readRows(page);

    await context.setOffline(true);
    await page.goto('/');
    await page.getByText('Offline').waitFor();
    expect(await page.locator('.freshness').innerText()).toMatch(/Offline\s+Kurzy k\u00a0\d+\.\d+\. o \d\d:\d\d/);
    expect(await readRows(page)).toEqual(rows);
    await page.getByPlaceholder('amount of your cash').fill('100');
    await page.getByLabel('Mám').selectOption('EUR');
    await page.getByLabel('Chcem').selectOption('USD');
    expect(await page.getByLabel('Dostanete').inputValue()).toBe('115,00');
    expect(await page.locator('#calculator').innerText()).toMatch(/Počítané s\u00a0kurzami k\u00a0\d+\.\d+\. o \d\d:\d\d/);

    await context.setOffline(false);
    await page.getByText('Spojené').waitFor();
  });

  it('shows the remembered rates, marked, until the database answers', async () => {
    const context = await world().openContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await visit(page);
    const rows = await readRows(page);
    await world().backend.stop();
    await page.goto('/');
    await page.getByText(/^Pripája sa… Kurzy k\u00a0\d+\.\d+\. o \d\d:\d\d\.$/).waitFor();
    expect(await readRows(page)).toEqual(rows);
    await world().restartBackend();
    await page.getByText('Spojené').waitFor();
  });

  it('keeps no staff code', async () => {
    const context = await world().openContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await visit(page);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    expect(kept.some((pathname) => pathname.startsWith('/assets/application.'))).toBe(true);
    expect(kept.filter((pathname) => /staff|telemetry|app\.html/.test(pathname))).toEqual([]);
  });
});

describe('a new version', () => {
  let site: ServedCopy;
  let withdrawal: string;

  beforeAll(async () => {
    withdrawal = await mkdtemp(path.join(tmpdir(), 'zmenaren-withdrawal-'));
    await buildDemo(withdrawal, 'production', 'withdraw');
  }, BUILD_LIMIT);

  afterAll(() => rm(withdrawal, { recursive: true }));

  beforeEach(async () => {
    site = await serveCopy(world().ports);
  });

  afterEach(() => site.stop());

  const openVersion = async (): Promise<Page> => {
    const context = await world().openContext({ baseURL: site.address, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await visit(page);
    return page;
  };

  const change = async (file: string, from: string | RegExp, to: string): Promise<void> => {
    const name = path.join(site.directory, file);
    const text = await readFile(name, 'utf8');
    expect(text).toMatch(from);
    await writeFile(name, text.replace(from, to));
  };

  it('takes over on the next visit', async () => {
    let page = await openVersion();
    await change('index.html', '<html lang="sk">', '<html lang="sk" data-version="next">');
    await change('sw.js', /('revision':')\w+(','url':'\/')/, '$1next$2');
    await page.goto('/');
    expect(await page.locator('html').getAttribute('data-version')).toBeNull();
    await checkForNews(page);
    await eventually(async () => {
      // The visit is in a new tab: under a debugger, such as Playwright, Chromium can block a navigation of the old tab for
      // ever.
      await page.close();
      page = await page.context().newPage();
      await page.goto('/');
      expect(await page.locator('html').getAttribute('data-version')).toBe('next');
    });
    await waitForRows(page, 29);
  });

  it('can withdraw the service worker with all that it kept', async () => {
    const page = await openVersion();
    await page.goto('/');
    expect(await isControlled(page)).toBe(true);
    await copySite(withdrawal, site.directory, world().ports);
    await page.goto('/');
    await checkForNews(page);
    // The old worker may still store what it was fetching; the next visit registers the worker again, which removes that too.
    await eventually(async () => {
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
      await eventually(async () => expect(await countRegistrations(page)).toBe(0));
      expect(await readCaches(page)).toEqual([]);
    });
    await page.goto('/');
    expect(await isControlled(page)).toBe(false);
    await waitForRows(page, 29);
  });

  it('withdraws the page of a language that the office has given up, and nothing else', async () => {
    const page = await openVersion();
    await page.goto('/en');
    await eventually(async () => expect(await countActive(page)).toBe(2));
    await cp(path.join(withdrawal, 'sw-en.js'), path.join(site.directory, 'sw-en.js'));
    await rm(path.join(site.directory, 'en.html'));
    await checkForNews(page);
    await eventually(async () => expect(await countRegistrations(page)).toBe(1));
    await eventually(async () =>
      expect(await readCaches(page)).toEqual([expect.stringMatching(/^workbox-precache.*\/\/[^/]+\/$/)]),
    );

    await page.goto('/en');
    await page.getByRole('heading', { name: 'Stránka sa nenašla' }).waitFor();
    await page.context().setOffline(true);
    await page.goto('/');
    await waitForRows(page, 29);
  });
});

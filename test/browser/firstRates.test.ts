import type { Page } from 'playwright-core';
import { demoSite } from '../support/demoSite';
import { eventually } from '../support/eventually';
import { readRow, readRows, waitForRows, waitUntilLive } from './support/homePage';
import { serveChanged } from './support/serveChanged';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const RATES = /\/currencies\.json/;

/** Holds back the response with the first rates until the returned function is called. */
async function holdRates(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(RATES, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

function listRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

describe('the first rates', () => {
  it('come by a single reading, before the application and its database SDK are asked for', async () => {
    const context = await world().openContext();
    const page = await context.newPage();
    const requests = listRequests(page);
    const letGo = await holdRates(page);
    await page.goto('/');
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/first.')));
    expect(await readRows(page)).toEqual([]);
    expect(requests.filter((pathname) => /application|database|firebase/.test(pathname))).toEqual([]);

    letGo();
    await waitForRows(page, 29);
    await eventually(() => expect(requests.some((pathname) => /\/database\./.test(pathname))).toBe(true));
    expect(requests.filter((pathname) => RATES.test(pathname))).toHaveLength(1);
    expect(requests.filter((pathname) => /staff|telemetry/.test(pathname))).toEqual([]);
  });

  it('are asked for with the page, whether or not its first script comes', async () => {
    const page = await (await world().openContext()).newPage();
    await page.route(/\/assets\/first\./, (route) => route.abort());
    // The page also requests the script that calculates with these rates: if the first script requested it, it would arrive
    // after the rates are painted.
    const asked = [RATES, /\/assets\/answer\./].map((address) => page.waitForRequest(address));
    await page.goto('/');
    await Promise.all(asked);
  });

  it('are taken over by the application without a message, and followed from then on', async () => {
    const { page, complaints } = await world().openPage();
    await waitForRows(page, 29);
    const [usd] = await page.locator('#rates-table tbody tr').elementHandles();
    await waitUntilLive(page, world().backend);
    expect(complaints.list).toEqual([]);
    // The application uses the same rows that the first script painted.
    expect(await usd?.evaluate((row) => row.isConnected)).toBe(true);
  });

  it('say that nothing follows them when the application can not be loaded, and are followed when it comes after all', async () => {
    const { page, complaints } = await world().openPage('/nikde');
    let isBlocked = true;
    await page.route(/\/assets\/application\./, (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto('/');
    await waitForRows(page, 29);
    expect(await page.locator('.freshness__dot--live').count()).toBe(0);
    await page.getByText(/^Kurzy k\u00a0.*, bez obnovy\.$/).waitFor();

    isBlocked = false;
    const before = complaints.list.length;
    await waitUntilLive(page, world().backend);
    await page.getByText('Spojené').waitFor();
    expect(complaints.list.slice(before)).toEqual([]);
  });

  it('are followed once the words of the page come after all, and the application is not asked for again', async () => {
    const { page } = await world().openPage('about:blank');
    let isBlocked = true;
    const applications: string[] = [];
    page.on('request', (request) => /\/assets\/application\./.test(request.url()) && applications.push(request.url()));
    await page.route(/\/assets\/locale-sk\./, (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto('/');
    await page.getByText(/^Kurzy k\u00a0.*, bez obnovy\.$/).waitFor();

    isBlocked = false;
    await page.getByText('Spojené').waitFor();
    expect(applications).toHaveLength(1);
  });

  it('leave what is typed before the application comes alone', async () => {
    const context = await world().openContext();
    const page = await context.newPage();
    const letGo = await holdRates(page);
    await page.goto('/');
    await page.getByPlaceholder('amount of your cash').fill('100');
    letGo();
    await waitUntilLive(page, world().backend);
    await page.getByLabel('Mám').selectOption('EUR');
    await page.getByLabel('Chcem').selectOption('USD');
    expect(await page.getByLabel('Dostanete').inputValue()).toBe('115,00');
  });

  it('do without a prerendered page where there is none', async () => {
    const { page, complaints } = await world().openPage('/nikde');
    await page.getByRole('heading', { name: 'Stránka sa nenašla' }).waitFor();
    expect(complaints.list).toEqual([]);
  });
});

describe('a page that is built anew for the back button', () => {
  it('reads the rates from the database, not from what the browser kept of the earlier visit', async () => {
    // The preload is left out: Chromium never answers it from its cache, so its fresh rates would stand in for the reading's.
    const site = await serveChanged(world().address, { withoutHeaders: ['link'] });
    try {
      // With a silent socket, only the plain reading brings rates.
      const page = await (await world().openContext({ baseURL: site.address })).newPage();
      await page.routeWebSocket(/.*/, () => undefined);
      await page.goto('/');
      await waitForRows(page, 29);
      const before = await readRow(page, 'USD');

      await page.goto('/nikde');
      // The site's own stored rates, which it would show marked with their age, must not stand in for the reading.
      await page.evaluate(() => localStorage.clear());
      world().backend.write('/currencies/usd/buy', 1.5);
      await page.goBack();
      await waitForRows(page, 29);
      expect(before?.[2]).not.toBe('1,500');
      expect((await readRow(page, 'USD'))?.[2]).toBe('1,500');
    } finally {
      await site.stop();
    }
  });

  it('asks for them again though the preload has asked already', async () => {
    const page = await (await world().openContext()).newPage();
    const requests = listRequests(page);
    await page.goto('/');
    await waitForRows(page, 29);
    await page.goto('/nikde');
    const before = requests.length;
    await page.goBack();
    await waitForRows(page, 29);
    expect(requests.slice(before).filter((pathname) => RATES.test(pathname))).toHaveLength(2);
  });
});

describe('without scripts', () => {
  it('the page says all but the rates, and how to call for them', async () => {
    const { page } = await world().openPage('/', { javaScriptEnabled: false });
    const text = await page.locator('body').innerText();
    for (const said of [
      'Zmeňte si peniaze',
      'Kurzový lístok',
      'Nákup',
      'Menová kalkulačka',
      demoSite.office.street,
      demoSite.office.email,
    ]) {
      expect(text).toContain(said);
    }
    expect(await page.locator('noscript a').getAttribute('href')).toBe(`tel:${demoSite.office.phones[0].number}`);
    expect(await readRows(page)).toEqual([]);
  });
});

import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { SMALLEST_TEXT } from '../../src/domain/board/layout';
import { toStoredTimestamp } from '../../src/domain/time/timestamps';
import { MARK_AFTER } from '../../src/features/board/trustSaga';
import type { ServedCopy } from '../support/siteCopy';
import { serveCopy } from '../support/siteCopy';
import { eventually } from '../support/eventually';
import { findViolations } from './support/axe';
import { setUpLane } from './support/lane';
import { setUpWorld } from './support/world';

const MINUTE = 60_000;
/** Longer than the board's own pauses between two attempts to connect, in milliseconds. */
const RECOVERY = 45_000;
const PHONE = '+421 900 000 100';

const world = setUpWorld();

const screens = {
  'the smallest screen': { width: 1024, height: 600 },
  'a tablet': { width: 1280, height: 800 },
  'full HD': { width: 1920, height: 1080 },
  '4K': { width: 3840, height: 2160 },
  'an upright screen': { width: 1080, height: 1920 },
} as const;

async function waitFor(page: Page, trust: 'confirmed' | 'unconfirmed' | 'replaced', limit = 20_000): Promise<void> {
  await page.locator(`main[data-trust=${trust}]`).waitFor({ timeout: limit });
}

const readCodes = (page: Page): Promise<readonly string[]> => page.locator('.board__code').allTextContents();
const readBuy = (page: Page, code: string): Promise<string> =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(code, { exact: true }) })
    .locator('.board__figure--buy')
    .innerText();

/** Elements that leave the screen or overflow their box, except for names, which may be shortened. */
const findCut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *:not(.o-visually-hidden, .board__name, svg *)')]
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isBlock = getComputedStyle(element).display !== 'inline' && element.clientWidth > 0;
        return (
          left < 0 ||
          top < 0 ||
          right > innerWidth + 1 ||
          bottom > innerHeight + 1 ||
          (isBlock && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2))
        );
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );

describe('the board', () => {
  it.each(Object.entries(screens))('fills %s with text that is read from afar, marked or not', async (_name, viewport) => {
    const { page, complaints } = await world().openPage('/tabula?languages=sk,en', { viewport });
    await waitFor(page, 'confirmed');
    for (const trust of ['confirmed', 'unconfirmed'] as const) {
      await waitFor(page, trust);
      const sizes = await page
        .locator('.board__figure')
        .evaluateAll((figures) =>
          figures.map((figure) => parseFloat(getComputedStyle(figure.parentElement as Element).fontSize)),
        );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_TEXT * Math.min(viewport.width, viewport.height) - 0.1);
      expect(await findCut(page)).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
      // Without a network, the browser itself logs errors.
      expect(trust === 'confirmed' ? complaints.list : []).toEqual([]);
      await page.context().setOffline(true);
    }
  });

  it.each(['?dark', '?languages=de,uk', '?languages=hu,pl&currencies=USD,CZK,HUF'])(
    'with %s has no violation, live, marked and replaced',
    async (search) => {
      const { page } = await world().openPage('about:blank', { viewport: screens['full HD'] });
      await page.clock.install();
      await page.goto(`/tabula${search}`);
      await waitFor(page, 'confirmed');
      expect([await findViolations(page), await findCut(page)]).toEqual([[], []]);
      await page.context().setOffline(true);
      await waitFor(page, 'unconfirmed');
      expect([await findViolations(page), await findCut(page)]).toEqual([[], []]);
      await page.clock.fastForward(16 * MINUTE);
      await waitFor(page, 'replaced');
      expect([await findViolations(page), await findCut(page)]).toEqual([[], []]);
    },
  );

  it('says in two languages whose it is, which side is which, and whether the office is open', async () => {
    const { page } = await world().openPage('about:blank', { viewport: screens['full HD'] });
    // A Monday morning in the office, in any time zone of the computer.
    await page.clock.install({ time: new Date('2026-04-27T08:00:00Z') });
    await page.goto('/tabula');
    await waitFor(page, 'confirmed');
    expect(await page.title()).toBe('Kurzový lístok – Zmenáreň Pod vežou');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Zmenáreň\s+Pod vežou/);
    for (const text of [
      'Otvorené, zatvárame o 17:00',
      'Open, we close at 17:00',
      'pondelok 27. apríla',
      'Monday 27 April',
      '10:00',
    ]) {
      expect(await page.getByText(text, { exact: true }).count()).toBe(1);
    }
    const head = page.getByRole('table').first().getByRole('columnheader');
    expect((await head.allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' ').split(/\n+/))).toEqual([
      ['Mena', 'Currency', 'za 1 EUR', 'for 1 EUR'],
      ['Nákup', 'We buy', 'vy predávate', 'you sell'],
      ['Predaj', 'We sell', 'vy kupujete', 'you buy'],
    ]);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  it('changes its day and what it says of opening at midnight and in the morning', async () => {
    const { page } = await world().openPage('about:blank', { viewport: screens['full HD'] });
    // 23:59:30 on a Sunday in the office.
    await page.clock.install({ time: new Date('2026-04-26T21:59:30Z') });
    await page.goto('/tabula?languages=sk');
    await page.getByText('nedeľa 26. apríla').waitFor();
    await page.getByText('Zatvorené, otvárame zajtra o 9:00').waitFor();
    await page.clock.fastForward(31_000);
    await page.getByText('pondelok 27. apríla').waitFor();
    await page.getByText('Zatvorené, otvárame dnes o 9:00').waitFor();
    await page.clock.fastForward(9 * 60 * MINUTE);
    await page.getByText('Otvorené, zatvárame o 17:00').waitFor();
  });

  it('begins again by itself when a part of it could not be loaded', async () => {
    const { page } = await world().openPage('about:blank', { viewport: screens['full HD'] });
    await page.clock.install();
    const wordsOfSlovak = /\/board-sk\.\w+\.js/;
    await page.route(wordsOfSlovak, (route) => route.abort());
    const reported = page.waitForEvent('console', (message) => message.text().includes('Failed to fetch'));
    await page.goto('/tabula?languages=sk');
    await reported;
    // The page without its script shows the number to call.
    await page.getByText(PHONE).waitFor();
    await page.unroute(wordsOfSlovak);
    await page.clock.fastForward(31_000);
    await waitFor(page, 'confirmed');
  });

  it('turns its pages by itself, and shows every currency once', async () => {
    const { page } = await world().openPage('about:blank', { viewport: screens['full HD'] });
    await page.clock.install({ time: new Date('2026-04-27T08:00:00Z') });
    await page.goto('/tabula?page=20');
    await waitFor(page, 'confirmed');
    await page.getByText('1 / 2', { exact: true }).waitFor();
    const first = await readCodes(page);
    await page.clock.fastForward(20_000);
    await page.getByText('2 / 2', { exact: true }).waitFor();
    const second = await readCodes(page);
    expect([first.length, second.length]).toEqual([15, 14]);
    expect(new Set([...first, ...second]).size).toBe(29);
    await page.clock.fastForward(20_000);
    await page.getByText('1 / 2', { exact: true }).waitFor();
    expect(await readCodes(page)).toEqual(first);
  });

  it('shows the notices of today in turn, in each of its languages', async () => {
    const place = '/notices/20260427-aaaaaaaa';
    world().backend.write(`${place}/1`, {
      text: { sk: 'Platíme aj kartou.', en: 'We pay by card, too.' },
      firstDay: '2026-04-27',
      lastDay: '2026-04-27',
      by: 'uid',
      at: 1,
      isWithdrawn: false,
    });
    const { page } = await world().openPage('about:blank', { viewport: screens['full HD'] });
    await page.clock.install({ time: new Date('2026-04-27T08:00:00Z') });
    await page.goto('/tabula?page=20');
    for (const text of ['Platíme aj kartou.', 'We pay by card, too.', 'Platíme aj kartou.']) {
      await page.locator('.board__notice', { hasText: text }).waitFor();
      await page.clock.fastForward(20_000);
    }
    world().backend.write(place, null);
  });

  it('stands in another place every four minutes, a few pixels beside the last one', async () => {
    const { page } = await world().openPage('about:blank', { viewport: screens['full HD'] });
    await page.clock.install({ time: new Date('2026-04-27T08:00:00Z') });
    await page.goto('/tabula');
    const readPlace = () =>
      page.locator('.board__head').evaluate((head) => {
        const { left, top } = head.getBoundingClientRect();
        return { left, top };
      });
    await page.locator('.board__head').waitFor();
    const first = await readPlace();
    await page.clock.fastForward(3 * MINUTE);
    expect(await readPlace()).toEqual(first);
    await page.clock.fastForward(MINUTE);
    await eventually(async () => expect(await readPlace()).not.toEqual(first));
    const { left, top } = await readPlace();
    expect(Math.hypot(left - first.left, top - first.top)).toBeLessThan(10);
  });

  it('shows the chosen currencies in their order, and a change within a second', async () => {
    const { page } = await world().openPage('/tabula?currencies=czk,USD,XXX&languages=fr&page=never&what=ever', {
      viewport: screens['full HD'],
    });
    await waitFor(page, 'confirmed');
    expect(await readCodes(page)).toEqual(['CZK', 'USD']);
    const before = world().backend.read('/currencies/usd/buy');
    world().backend.write('/currencies/usd/buy', 1.234);
    await eventually(async () => expect(await readBuy(page, 'USD')).toBe('1,234'), 1_000);
    world().backend.write('/currencies/usd/buy', before);
  });

  it('asks the browser to keep the screen on', async () => {
    const { page } = await world().openPage('about:blank', { viewport: screens['full HD'] });
    await page.addInitScript(() => {
      const lock = Object.assign(new EventTarget(), { released: false });
      const request = (kind: string) => {
        document.documentElement.dataset.keptOn = kind;
        return Promise.resolve(lock);
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    });
    await page.goto('/tabula');
    await page.locator('html[data-kept-on=screen]').waitFor({ state: 'attached' });
  });

  it('loads the languages that it shows, and nothing of it comes with the home page, not even a link', async () => {
    const { page } = await world().openPage('about:blank', { serviceWorkers: 'allow' });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto('/tabula?languages=hu');
    await waitFor(page, 'confirmed');
    const texts = (paths: readonly string[]) => paths.filter((name) => /board-\w+\./.test(name));
    expect(texts(loaded)).toEqual([expect.stringContaining('/assets/board-hu.')]);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = await page.evaluate(async () => {
      const caching = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return caching.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(texts(kept)).toEqual([expect.stringContaining('/assets/board-hu.')]);

    const visitor = await world().openPage('about:blank', { serviceWorkers: 'allow' });
    const visited: string[] = [];
    visitor.page.on('request', (request) => visited.push(request.url()));
    await visitor.page.goto('/');
    await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    expect(visited.filter((address) => /board|tabula/.test(address))).toEqual([]);
    expect(await visitor.page.locator('a[href*="tabula"]').count()).toBe(0);
  });
});

describe('a board that loses its rates', () => {
  const lane = setUpLane();

  async function openBoard(search = ''): Promise<Page> {
    const context = await lane().browser.newContext({ baseURL: lane().address, viewport: screens['full HD'] });
    const page = await context.newPage();
    await page.goto(`/tabula${search}`);
    await waitFor(page, 'confirmed');
    return page;
  }

  it('marks them within 15 s when the connection dies without a word, and is live again by itself', async () => {
    const page = await openBoard('?currencies=USD,CZK');
    const died = Date.now();
    await lane().database.setFault({ kind: 'hold', directions: ['up', 'down'], afterwards: 'lose' });
    await lane().writeCurrency('usd', { buy: 1.3, updated: toStoredTimestamp(Date.now()) });
    await waitFor(page, 'unconfirmed', MARK_AFTER + 1_000);
    expect(Date.now() - died).toBeLessThanOrEqual(MARK_AFTER + 1_000);
    expect(await page.getByText('Neoverené kurzy, opýtajte sa nás').isVisible()).toBe(true);
    expect(await page.getByText('Unconfirmed rates, please ask us').isVisible()).toBe(true);
    expect(await readBuy(page, 'USD')).not.toBe('1,300');
    await lane().database.setFault({ kind: 'none' });
    await waitFor(page, 'confirmed', RECOVERY);
    expect(await readBuy(page, 'USD')).toBe('1,300');
  });

  it('comes back after the server was away', async () => {
    const page = await openBoard();
    await lane().killBackend();
    await waitFor(page, 'unconfirmed');
    await lane().reviveBackend();
    await waitFor(page, 'confirmed', RECOVERY);
  });

  it('replaces them by the phone number after the minutes that its address names, and shows them again', async () => {
    const page = await openBoard();
    await page.clock.install();
    await page.goto('/tabula?replace=3');
    await waitFor(page, 'confirmed');
    await lane().database.setFault({ kind: 'refuse' });
    await waitFor(page, 'unconfirmed');
    await page.clock.fastForward(2 * MINUTE);
    await page.getByText('pred 2 minútami').waitFor();
    await page.clock.fastForward(MINUTE);
    await waitFor(page, 'replaced');
    expect(await page.getByText(PHONE).isVisible()).toBe(true);
    expect(await page.getByText('Kurzy teraz nevieme overiť').isVisible()).toBe(true);
    expect(await page.getByRole('table').count()).toBe(0);
    await lane().database.setFault({ kind: 'none' });
    await waitFor(page, 'confirmed', RECOVERY);
    expect(await page.getByText(PHONE).count()).toBe(0);
  });

  it('reads them where sockets are blocked, marked with their age', async () => {
    const context = await lane().browser.newContext({ baseURL: lane().address, viewport: screens['full HD'] });
    const page = await context.newPage();
    await page.routeWebSocket(/./, (socket) => socket.close());
    await page.goto('/tabula');
    await waitFor(page, 'unconfirmed', RECOVERY);
    expect((await readCodes(page)).length).toBeGreaterThanOrEqual(14);
  });
});

describe('a board that is switched on again', () => {
  /** Opens the board, and waits until the browser has stored it and its rates. */
  async function openKept(context: BrowserContext, search = ''): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`/tabula${search}`);
    await waitFor(page, 'confirmed');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('rates'))).not.toBeNull());
    return page;
  }

  it('shows the last rates without a network, marked with their time, whatever its address asks for', async () => {
    const context = await world().openContext({ viewport: screens['full HD'], serviceWorkers: 'allow' });
    const page = await openKept(context);
    await context.setOffline(true);
    await page.goto('/tabula?page=30&dark');
    await waitFor(page, 'unconfirmed');
    expect((await readCodes(page)).length).toBeGreaterThanOrEqual(14);
    expect(await page.getByText(/^Kurzy k\s\d+\.\d+\. o \d\d:\d\d\.$/).isVisible()).toBe(true);
    await context.setOffline(false);
    await waitFor(page, 'confirmed', RECOVERY);
  });

  it('shows the phone number in the place of rates that are too old', async () => {
    const context = await world().openContext({ viewport: screens['full HD'], serviceWorkers: 'allow' });
    const page = await openKept(context);
    await context.setOffline(true);
    await page.evaluate((age) => {
      const kept = JSON.parse(localStorage.getItem('rates') ?? '{}') as { receivedAt: number };
      localStorage.setItem('rates', JSON.stringify({ ...kept, receivedAt: kept.receivedAt - age }));
    }, 16 * MINUTE);
    await page.goto('/tabula');
    await waitFor(page, 'replaced');
    expect(await page.getByText(PHONE).isVisible()).toBe(true);
  });

  it('is no business of the home page’s service worker', async () => {
    const context = await world().openContext({ viewport: screens['full HD'], serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/tabula');
    await waitFor(page, 'confirmed');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe('/tabula');
  });
});

describe('a new version of the site', () => {
  let site: ServedCopy;

  beforeAll(async () => {
    site = await serveCopy(world().ports);
  });

  afterAll(() => site.stop());

  const change = async (file: string, from: string, to: string): Promise<void> => {
    const name = path.join(site.directory, file);
    await writeFile(name, (await readFile(name, 'utf8')).replaceAll(from, to));
  };

  it('is taken by night, and not before', async () => {
    const context = await world().openContext({ baseURL: site.address, viewport: screens['full HD'], serviceWorkers: 'allow' });
    const page = await context.newPage();
    // 1:10 at night in the office.
    await page.clock.install({ time: new Date('2026-04-26T23:10:00Z') });
    await page.goto('/tabula');
    await waitFor(page, 'confirmed');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const [styles = ''] = (await readdir(path.join(site.directory, 'assets'))).filter((name) => /^board\.\w+\.css$/.test(name));
    const newer = 'board.0a1b2c3d.css';
    await copyFile(path.join(site.directory, 'assets', styles), path.join(site.directory, 'assets', newer));
    await change('tabula.html', styles, newer);
    await change('tabula.html', '<html lang="sk">', '<html lang="sk" data-version="next">');
    await change('tabula-sw.js', styles, newer);
    // The browser learns from this revision that the page has changed.
    const worker = path.join(site.directory, 'tabula-sw.js');
    await writeFile(worker, (await readFile(worker, 'utf8')).replace(/('revision':')\w+(','url':'\/tabula')/, '$1next$2'));

    const version = () => page.locator('html').getAttribute('data-version');
    for (const passed of [20, 40]) {
      await page.clock.fastForward(20 * MINUTE);
      expect([passed, await version()]).toEqual([passed, null]);
    }
    await page.clock.fastForward(20 * MINUTE);
    await eventually(async () => expect(await version()).toBe('next'), 20_000);
    await waitFor(page, 'confirmed');
  });
});

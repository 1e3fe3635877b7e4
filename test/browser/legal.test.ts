import type { Page } from 'playwright-core';
import { storedEntries } from '../../src/site/storedEntries';
import { eventually } from '../support/eventually';
import { findViolations } from './support/axe';
import { withTextSize } from './support/browser';
import { waitForRows, waitUntilLive } from './support/homePage';
import { findLayoutFaults } from './support/layoutFaults';
import { setUpWorld } from './support/world';

const world = setUpWorld();

const pages = [
  ['Podmienky zmeny', '/podmienky', 'Reklamácie'],
  ['Osobné údaje', '/osobne-udaje', 'Vaše práva'],
] as const;

const headingOf = (page: Page, level: number, name: string) => page.getByRole('heading', { level, name, exact: true });

/** Presses Tab until a link with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) {
      return;
    }
  }
  throw new Error(`The focus never came to "${name}".`);
}

describe.each(pages)('the page "%s"', (name, path, lastPart) => {
  it('is reached from the footer by keyboard alone, begins below the bar, and leads home again', async () => {
    const { page, complaints } = await world().openPage();
    await waitForRows(page, 29);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await headingOf(page, 2, lastPart).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.title()).toBe(`${name} – Zmenáreň Pod vežou`);
    // If the application hasn't arrived yet, the browser itself loads the page, and nothing in it has the focus.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H1|BODY)$/);
    await eventually(async () => {
      const top = await headingOf(page, 1, name).evaluate((element) => element.getBoundingClientRect().top);
      const bar = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom);
      expect(top).toBeGreaterThanOrEqual(bar);
      expect(top).toBeLessThan(bar + 200);
    });

    await page.getByRole('link', { name: /úvodná stránka/ }).focus();
    await page.keyboard.press('Enter');
    await waitForRows(page, 29);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(complaints.list).toEqual([]);
  });

  it('is there without a script', async () => {
    const { page } = await world().openPage(path, { javaScriptEnabled: false });
    await headingOf(page, 2, lastPart).waitFor();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`https://www.podvezou.example${path}`);
  });

  it('opens at its address, and breaks no rule of accessibility', async () => {
    const { page, complaints } = await world().openPage(path);
    await headingOf(page, 2, lastPart).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(complaints.list).toEqual([]);
  });
});

describe('a reader of a long page', () => {
  const scrollTo = (page: Page, top: number): Promise<number> =>
    page.evaluate((y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      return window.scrollY;
    }, top);
  const positionOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
  /** Waits for the structured data, which the application adds after it has taken over the page. */
  const waitUntilTakenOver = (page: Page): Promise<void> =>
    page.locator('head script[type="application/ld+json"]').first().waitFor({ state: 'attached' });

  it('stays where he is when the application comes, and when he loads the page again', async () => {
    const page = await (await world().openContext()).newPage();
    let letCome = (): void => undefined;
    const held = new Promise<void>((resolve) => (letCome = resolve));
    await page.route(/\/assets\/application\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/podmienky', { waitUntil: 'commit' });
    await headingOf(page, 2, 'Reklamácie').waitFor();
    expect(await scrollTo(page, 700)).toBe(700);
    letCome();
    await waitUntilTakenOver(page);
    expect(await positionOf(page)).toBe(700);

    await page.reload();
    await waitUntilTakenOver(page);
    expect(await positionOf(page)).toBe(700);
  });

  it('begins at the top of a page that he is led to, and goes back to where he was', async () => {
    const { page } = await world().openPage('/podmienky');
    await waitUntilTakenOver(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Osobné údaje' });
    await link.scrollIntoViewIfNeeded();
    const left = await positionOf(page);
    await link.click();
    await headingOf(page, 2, 'Vaše práva').waitFor();
    expect(await positionOf(page)).toBe(0);
    expect(await scrollTo(page, 500)).toBe(500);
    await page.goBack();
    await headingOf(page, 2, 'Reklamácie').waitFor();
    await eventually(async () => expect(await positionOf(page)).toBe(left));
    await page.goForward();
    await headingOf(page, 2, 'Vaše práva').waitFor();
    await eventually(async () => expect(await positionOf(page)).toBe(500));

    await page.getByRole('link', { name: /úvodná stránka/ }).click();
    await waitForRows(page, 29);
    await eventually(async () => expect(await positionOf(page)).toBe(0));
  });
});

describe.each([16, 32])('with text of %i px', (textSize) => {
  const readersWorld = setUpWorld(undefined, withTextSize(textSize));

  it.each(pages)('the page "%s" cuts, breaks and covers nothing at any width', async (_name, path, lastPart) => {
    const { page } = await readersWorld().openPage(path);
    await headingOf(page, 2, lastPart).waitFor();
    const faults: Record<number, readonly string[]> = {};
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      faults[width] = await findLayoutFaults(page);
    }
    expect(faults).toEqual({ 320: [], 360: [], 768: [], 1280: [] });
  });
});

describe('a visit to the home page', () => {
  it('downloads nothing of these pages', async () => {
    const { page } = await world().openPage();
    await waitUntilLive(page, world().backend);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => /assets\/(?:application|first)\./.test(name)).length).toBeGreaterThan(0);
    expect(loaded.filter((name) => /legal/i.test(name))).toEqual([]);
  });

  it('leaves in the browser only what the page about personal data names', async () => {
    const { page } = await world().openPage('/', { serviceWorkers: 'allow' });
    await waitUntilLive(page, world().backend);
    await page.getByPlaceholder('amount of your cash').fill('100');
    await page.getByLabel('Chcem').selectOption('USD');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = () =>
      page.evaluate(async () => [
        ...Object.keys(localStorage).map((name) => `${name} (localStorage)`),
        ...Object.keys(sessionStorage).map((name) => `${name} (sessionStorage)`),
        ...(await indexedDB.databases()).map(({ name }) => `${name ?? ''} (IndexedDB)`),
        ...(await caches.keys()).map((name) => `${name} (Cache Storage)`),
        ...document.cookie.split(';').filter(Boolean),
      ]);
    await eventually(async () => {
      const names = (await kept()).join();
      expect(names).toMatch(/ownCurrencies/);
      expect(names).toMatch(/workbox/);
    });
    const named = Object.values(storedEntries).map(({ name, place }) => [name.replace('…', ''), `(${place})`] as const);
    const unnamed = (await kept()).filter(
      (entry) => !named.some(([start, end]) => entry.startsWith(start) && entry.endsWith(end)),
    );
    expect(unnamed).toEqual([]);
  });
});

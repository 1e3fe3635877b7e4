import type { Browser } from 'playwright-core';
import { launchWholeBrowser } from './support/browser';
import { readSession, signIn } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();

// By default, Playwright disables the back-forward cache.
let browser: Browser;
beforeAll(async () => {
  browser = await launchWholeBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(() => browser.close());

it('brings the editor back signed out, though the browser kept the page whole', async () => {
  const page = await browser.newPage({ baseURL: world().address });
  await page.goto('/rates');
  await signIn(page);
  await page.getByRole('rowheader').nth(28).waitFor();
  await page.evaluate(() => {
    const kept = window as unknown as { wasKept?: boolean };
    window.addEventListener('pageshow', ({ persisted }) => {
      kept.wasKept = persisted;
    });
  });

  await page.goto('about:blank');
  // A page from the cache doesn't load again, so there is no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
  expect(await readSession(page)).toBeNull();
  expect(await page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept)).toBe(true);
});

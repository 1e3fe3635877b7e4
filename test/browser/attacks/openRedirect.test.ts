import type { Page } from 'playwright-core';
import { openEditor, signIn } from '../support/staffPages';
import { setUpWorld } from '../support/world';

const world = setUpWorld();

const addresses = [
  '//evil.example',
  '//evil.example/',
  '//evil.example/rates/auth',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/%2Fevil.example/..',
  '/%09/evil.example',
  '/https://evil.example',
  '/.//evil.example',
  '/@evil.example',
  '/?next=https://evil.example',
  '/?url=//evil.example&redirect=javascript:alert(1)',
  '/#//evil.example',
  '/#https://evil.example',
  '/#javascript:alert(1)',
  '/rates?next=https://evil.example',
  '/rates//evil.example',
  '/rates/auth?next=https://evil.example',
  '/rates/auth?next=//evil.example&returnTo=%2F%2Fevil.example',
  '/rates/auth?redirect=javascript:alert(1)',
  '/rates/auth#//evil.example',
  '/rates/auth#/%5Cevil.example',
  '/rates/auth//evil.example',
  '//rates/auth',
  '/app.html#//evil.example',
];

/** Collects every origin to which the page navigates. */
function watchOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) {
      origins.add(new URL(frame.url()).origin);
    }
  });
  return origins;
}

/** Waits until the page shows its heading. */
const settled = (page: Page) => page.locator('h1').first().waitFor();

describe('an address that names another site', () => {
  it('leaves a visitor on this one', async () => {
    const { page, complaints } = await world().openPage();
    const origins = watchOrigins(page);
    for (const address of addresses) {
      await page.goto(`${world().address}${address}`);
      await settled(page);
      // The links of the page must stay on this site, too.
      const links = await page.locator('a[href]').evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
      const strays = links.filter((link) => /evil|^javascript:/.test(new URL(link).host || link));
      expect([address, strays]).toEqual([address, []]);
    }
    expect([...origins]).toEqual([world().address]);
    expect(complaints.list.filter((complaint) => !complaint.includes('openstreetmap'))).toEqual([]);
  }, 180_000);

  it.each(addresses.filter((address) => /^\/rates(\/auth)?[?#]/.test(address)))(
    '%s leads to the editor by signing in',
    async (address) => {
      const { page } = await world().openPage(address);
      const origins = watchOrigins(page);
      await page.getByLabel('E-mail').waitFor();
      await signIn(page);
      await page.getByRole('heading', { name: 'Úprava kurzov' }).waitFor();
      const { origin, pathname, search, hash } = new URL(page.url());
      expect([origin, pathname, search, hash]).toEqual([world().address, '/rates', '', '']);
      expect([...origins]).toEqual([world().address]);
    },
  );

  it('leads the staff nowhere else either', async () => {
    const { page } = await openEditor(world());
    const origins = watchOrigins(page);
    for (const [index, address] of addresses.filter((candidate) => !candidate.startsWith('//')).entries()) {
      // Navigates as the application does, with pushState, which accepts addresses of this site only.
      await page.evaluate(
        ([target, idx]) => {
          history.pushState({ idx }, '', target);
          dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
        },
        [`${world().address}${address}`, index + 1] as const,
      );
      await settled(page);
    }
    expect([...origins]).toEqual([world().address]);
  });
});

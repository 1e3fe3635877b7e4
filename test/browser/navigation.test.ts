import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { waitForRows, waitUntilLive } from './support/homePage';
import type { ChangedSite } from './support/serveChanged';
import { serveChanged } from './support/serveChanged';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const sections = [
  ['Kurzový lístok', 'rates-table'],
  ['Menová kalkulačka', 'calculator'],
  ['Kontakt', 'contact'],
] as const;

/** Presses Tab until a link or button with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (focused.trim() === name) {
      return;
    }
  }
  throw new Error(`The focus never came to "${name}".`);
}

/** Waits until the section's heading is just below the sticky bar. */
async function expectSectionBelowBar(page: Page, id: string): Promise<void> {
  await eventually(async () => {
    const [top, barBottom] = await page.evaluate(
      (sectionId) => [
        document.getElementById(sectionId)?.querySelector('h2')?.getBoundingClientRect().top ?? NaN,
        document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN,
      ],
      id,
    );
    expect(top).toBeGreaterThanOrEqual(barBottom);
    expect(top - barBottom).toBeLessThan(160);
  });
}

/** Serves the site as a browser without popovers sees it: without their attributes and their pseudo-class. */
function serveWithoutPopovers(): Promise<ChangedSite> {
  return serveChanged(world().address, {
    // The policy allows inline styles by their hash, which changes with the page.
    withoutHeaders: ['content-security-policy'],
    changePage: (html) => html.replaceAll(':popover-open', ':unknown').replaceAll(/ popover[a-z]*="[^"]*"/g, ''),
  });
}

describe('the anchors', () => {
  it.each(sections)('%s is reached by keyboard and lands below the bar', async (name, id) => {
    const { page } = await world().openPage('/', { viewport: { width: 1280, height: 800 } });
    await waitForRows(page, 29);
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await expectSectionBelowBar(page, id);
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  });

  it('lead from another page to the section', async () => {
    const { page } = await world().openPage('/nikde', { viewport: { width: 1280, height: 800 } });
    await page.getByRole('link', { name: 'Menová kalkulačka' }).click();
    await expectSectionBelowBar(page, 'calculator');
  });
});

describe('the anchors on a page about the conditions', () => {
  const WIDE = { viewport: { width: 1280, height: 800 } };

  it('lead to the section with the focus on its heading, and keep the amount that was typed', async () => {
    const { page, complaints } = await world().openPage('/', WIDE);
    await waitUntilLive(page, world().backend);
    await page.getByPlaceholder('amount of your cash').fill('250');
    await page.getByRole('link', { name: 'Podmienky' }).click();
    await page.getByRole('heading', { name: 'Reklamácie' }).waitFor();

    await page.getByRole('navigation').getByRole('link', { name: 'Menová kalkulačka' }).click();
    await expectSectionBelowBar(page, 'calculator');
    expect(await page.getByPlaceholder('amount of your cash').inputValue()).toBe('250');
    expect(new URL(page.url()).hash).toBe('#calculator');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menová kalkulačka');
    expect(complaints.list).toEqual([]);
  });

  it.each(['/podmienky', '/en/conditions'])('lead there from %s without the application too', async (address) => {
    const context = await world().openContext({ ...WIDE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('.navbar__link[href*="#calculator"]').click();
    await expectSectionBelowBar(page, 'calculator');
  });
});

describe('the navigation bar', () => {
  // A wide window, a low one, and one narrower than 20 times the font size.
  it.each([
    [1280, 800, 'sticky'],
    [1280, 400, 'relative'],
    [300, 800, 'relative'],
  ])('of a window of %i × %i px is %s', async (width, height, position) => {
    const { page } = await world().openPage('/', { viewport: { width, height } });
    expect(await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).position)).toBe(position);
  });
});

describe('the menu on a small screen', () => {
  const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
  const entryOf = (page: Page, name = 'Kontakt') => page.getByRole('navigation').getByRole('link', { name });

  it('opens, leads to a section and closes, by keyboard alone', async () => {
    const { page } = await world().openPage();
    await waitForRows(page, 29);
    expect(await entryOf(page).isVisible()).toBe(false);

    await tabTo(page, 'Menu');
    await page.keyboard.press('Enter');
    expect(await entryOf(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await entryOf(page).isVisible()).toBe(false);
    expect(await toggleOf(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await tabTo(page, 'Kontakt');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await entryOf(page).isVisible()).toBe(false));
    await expectSectionBelowBar(page, 'contact');
  });

  it('opens at first sight, before the application has come, and closes when an anchor is chosen', async () => {
    const context = await world().openContext();
    const page = await context.newPage();
    await context.route('**/assets/application.*', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    for (const [name, id] of sections) {
      await toggleOf(page).click();
      await entryOf(page, name).click();
      await eventually(async () => expect(await entryOf(page, name).isVisible()).toBe(false));
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }
  });

  it('opens without any script', async () => {
    const context = await world().openContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await toggleOf(page).click();
    expect(await entryOf(page).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Zavrieť menu' }).click();
    expect(await entryOf(page).isVisible()).toBe(false);
  });

  it('is simply there on a wide one', async () => {
    const { page } = await world().openPage('/', { viewport: { width: 1280, height: 800 } });
    expect(await entryOf(page).isVisible()).toBe(true);
    expect(await toggleOf(page).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Zavrieť menu' }).isVisible()).toBe(false);
  });

  it.each([360, 768, 1280])('stands in the flow of a browser without popovers, and covers nothing, at %i px', async (width) => {
    const site = await serveWithoutPopovers();
    try {
      const { page } = await world().openPage('/', { baseURL: site.address, viewport: { width, height: 740 } });
      await waitForRows(page, 29);
      for (const [name] of sections) {
        expect(await entryOf(page, name).isVisible()).toBe(true);
      }
      for (const button of [toggleOf(page), page.getByRole('button', { name: 'Zavrieť menu' })]) {
        expect(await button.isVisible()).toBe(false);
      }
      // Only the bar of a wide window is so short of room that it shows the languages' codes.
      expect(await page.locator('.languages__code').first().isVisible()).toBe(width >= 1280);

      await entryOf(page, 'Kurzový lístok').click();
      await eventually(async () => {
        const [menu, heading] = await Promise.all([
          page.locator('.navbar__menu').boundingBox(),
          page.getByRole('heading', { name: 'Kurzový lístok' }).boundingBox(),
        ]);
        expect(heading?.y).toBeLessThan(160);
        expect((menu?.y ?? NaN) + (menu?.height ?? NaN)).toBeLessThanOrEqual(heading?.y ?? NaN);
      });
    } finally {
      await site.stop();
    }
  });

  it('offers the call at any width, in a rounded button', async () => {
    for (const width of [320, 360, 768, 1280, 1920]) {
      const { page } = await world().openPage('/', { viewport: { width, height: 800 } });
      const call = page.getByRole('link', { name: 'Zavolajte nás' });
      expect(await call.isVisible()).toBe(true);
      expect(await call.getAttribute('href')).toBe('tel:+421900000100');
      const [radius, height] = await call.evaluate((button) => [
        parseFloat(getComputedStyle(button).borderRadius),
        button.getBoundingClientRect().height,
      ]);
      expect(radius).toBeGreaterThanOrEqual(height / 2);
    }
  });
});

describe('another address', () => {
  it('shows a page of its own with a way home', async () => {
    const { page } = await world().openPage('/nikde');
    await page.getByRole('heading', { name: 'Stránka sa nenašla' }).waitFor();
    expect(await page.title()).toContain('Stránka sa nenašla');
    await page.getByRole('link', { name: 'Na úvodnú stránku' }).click();
    await waitForRows(page, 29);
    expect(await page.title()).toContain('kurzový lístok');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});

describe('the map', () => {
  it('is asked for only when the visitor wants it', async () => {
    const { page, complaints } = await world().openPage();
    await waitUntilLive(page, world().backend);
    await page.locator('.map__box').scrollIntoViewIfNeeded();
    expect(complaints.list).toEqual([]);
    await page.getByRole('button', { name: 'Zobraziť mapu' }).click();
    await eventually(() => expect(complaints.list.join()).toContain('https://www.openstreetmap.org/export/embed.html'));
  });

  it('never covers the street plan with an error while the browser is offline', async () => {
    const { page } = await world().openPage();
    await waitUntilLive(page, world().backend);
    const plan = page.locator('.map__plan');
    await plan.scrollIntoViewIfNeeded();
    await eventually(async () => expect(await plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0));
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Zobraziť mapu' }).click();
    await page.getByText('Mapa sa načíta, keď budete online.').waitFor();
    const isOnTop = await plan.evaluate((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === image;
    });
    expect(isOnTop).toBe(true);
  });
});

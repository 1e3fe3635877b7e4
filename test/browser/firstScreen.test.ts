import type { Page } from 'playwright-core';
import { withTextSize } from './support/browser';
import { readShifts, recordShifts, WHOLE_PAGE } from './support/layoutShifts';
import { readRows, waitForRows } from './support/homePage';
import { setUpWorld } from './support/world';

const MINUTE = 60_000;
const FOREIGN_ZONES = ['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Apia'];

/** The text that says whether the office is open, or the plain hours before the page knows that. */
const lineOf = (page: Page) => page.locator('.open-now__line > span');

describe('whether the office is open', () => {
  const world = setUpWorld();

  /** Opens the home page with a clock that starts at this time and runs. */
  async function openAt(time: string, timezoneId: string): Promise<Page> {
    const page = await (await world().openContext({ timezoneId, viewport: { width: 360, height: WHOLE_PAGE } })).newPage();
    await page.clock.install({ time: new Date(time) });
    await recordShifts(page);
    await page.goto('/');
    await waitForRows(page, 29);
    return page;
  }

  it.each(FOREIGN_ZONES)('goes by its own clock in %s, and changes by itself at closing time', async (timezoneId) => {
    const page = await openAt('2026-04-17T16:58:00+02:00', timezoneId);
    await page.getByText('Otvorené, zatvárame o 17:00').waitFor();
    await page.clock.runFor(2 * MINUTE);
    // A status element announces the change to screen readers.
    await page.getByRole('status').getByText('Zatvorené, otvárame v pondelok o 9:00').waitFor();
    expect(await lineOf(page).textContent()).toBe('Zatvorené, otvárame v\u00a0pondelok o\u00a09:00');
    expect(await readShifts(page)).toEqual([]);
  });

  it('is true after the device has slept over the weekend', async () => {
    const page = await openAt('2026-04-17T12:00:00+02:00', 'Europe/Bratislava');
    await page.getByText('Otvorené, zatvárame o 17:00').waitFor();
    await page.clock.fastForward((2 * 24 + 20) * 60 * MINUTE);
    await page.getByRole('status').getByText('Zatvorené, otvárame dnes o 9:00').waitFor();
  });

  it('leads to the phone and to the map', async () => {
    const page = await openAt('2026-04-17T12:00:00+02:00', 'Europe/Bratislava');
    const bar = page.locator('.open-now');
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await bar.getByRole('link').first().getAttribute('href')).toBe('tel:+421900000100');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.getByRole('link', { name: 'Zavolajte nás' }).getAttribute('href')).toBe('tel:+421900000100');
    await bar.getByRole('link', { name: 'Mapa' }).click();
    await page.waitForURL('**/#contact');
  });
});

describe('above the fold', () => {
  const world = setUpWorld();

  it.each([
    [360, 740, 4],
    [1280, 800, 5],
  ])('the first screen of %i × %i px has %i whole rows below the line about opening', async (width, height, count) => {
    const page = await (await world().openContext({ viewport: { width, height } })).newPage();
    await page.goto('/');
    await waitForRows(page, 29);
    await lineOf(page)
      .getByText(/Otvorené|Zatvorené/)
      .waitFor();
    const isSeen = (elements: readonly Element[]) =>
      elements.filter((element) => element.getBoundingClientRect().bottom <= window.innerHeight).length;
    expect(await page.locator('.open-now').evaluateAll(isSeen)).toBe(1);
    expect(await page.locator('tbody .rates-table__row').evaluateAll(isSeen)).toBeGreaterThanOrEqual(count);
  });
});

describe('rates that are old', () => {
  const world = setUpWorld();

  it('say so as soon as the application is there, by the true time of their last change', async () => {
    const page = await (await world().openContext({ timezoneId: 'Asia/Tokyo' })).newPage();
    // The seed's rates are from 16:00 on Monday, 13 April; they are old when the office closes on Tuesday.
    await page.clock.install({ time: new Date('2026-04-14T16:59:00+02:00') });
    await page.goto('/');
    await waitForRows(page, 29);
    const note = page.getByText('Kurzy sa nezmenili od pondelka 13.4., overte si ich na čísle +421 900 000 100');
    await page.getByText('Spojené').waitFor();
    expect(await note.count()).toBe(0);
    await page.clock.runFor(2 * MINUTE);
    await note.waitFor();
  });
});

describe('the filter of the rates', () => {
  const world = setUpWorld();

  it('takes what was typed before the application came, and moves nothing above or beside the rows', async () => {
    const page = await (await world().openContext({ viewport: { width: 360, height: WHOLE_PAGE } })).newPage();
    await recordShifts(page);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/assets\/application\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await waitForRows(page, 29);
    const field = page.getByRole('searchbox', { name: 'Hľadať menu' });
    await field.fill('dolár');
    expect(await readShifts(page)).toEqual([]);
    letGo();
    await page.getByText('Zobrazené 6 z').waitFor();
    const acronyms = (await readRows(page)).map(([acronym]) => acronym);
    expect(acronyms).toEqual(['USD', 'AUD', 'CAD', 'HKD', 'NZD', 'SGD']);

    const onPaper = async () => {
      await page.emulateMedia({ media: 'print' });
      const isVisible = [await field.isVisible(), await page.getByText('6 z 29', { exact: true }).isVisible()];
      await page.emulateMedia({ media: 'screen' });
      return isVisible;
    };
    // The print-out includes the search, because it explains why the other currencies are missing.
    expect(await onPaper()).toEqual([true, true]);
    const top = () => page.locator('#rates-table table').evaluate((table) => table.getBoundingClientRect().top);
    const before = await top();
    await field.press('Escape');
    await waitForRows(page, 29);
    expect([await field.inputValue(), await top()]).toEqual(['', before]);
    expect(await onPaper()).toEqual([false, false]);
  });
});

describe("a visitor's own currencies", () => {
  const world = setUpWorld();

  it.each([320, 1280])('come first on the next visit, and nothing moves at %i px', async (width) => {
    const page = await (await world().openContext({ viewport: { width, height: WHOLE_PAGE } })).newPage();
    await recordShifts(page);
    const firstRows = async () => (await readRows(page)).slice(0, 3).map(([acronym]) => acronym);
    await page.goto('/');
    await waitForRows(page, 29);
    expect(await firstRows()).toEqual(['USD', 'JPY', 'CZK']);
    await page.getByPlaceholder('amount of your cash').fill('100');
    await page.getByLabel('Mám').selectOption('HUF');
    await page.getByLabel('Chcem').selectOption('THB');
    await page.waitForFunction(() => localStorage.getItem('ownCurrencies') === 'HUF,THB');
    expect(await firstRows()).toEqual(['USD', 'JPY', 'CZK']);

    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    // Opens the plain address: with the calculation in it, the calculator would also show details below its fields.
    await page.goto('/');
    await waitForRows(page, 29);
    expect(await firstRows()).toEqual(['HUF', 'THB', 'USD']);
    await page.getByText('Spojené').waitFor();
    expect(await firstRows()).toEqual(['HUF', 'THB', 'USD']);
    expect(await page.getByText('váš posledný prepočet').count()).toBe(2);
    expect([await readShifts(page), complaints]).toEqual([[], []]);
  });

  it.each(['{"__proto__":[]}', '<b>USD</b>', 'USD,JPY,CZK', ''])('are none when %j is stored', async (stored) => {
    const page = await (await world().openContext()).newPage();
    await page.addInitScript((text) => localStorage.setItem('ownCurrencies', text), stored);
    await page.goto('/');
    await waitForRows(page, 29);
    expect((await readRows(page))[0]?.[0]).toBe('USD');
    expect(await page.locator('.rates-table__own').count()).toBe(0);
  });
});

describe.each([16, 32])('with text of %i px', (textSize) => {
  const world = setUpWorld(undefined, withTextSize(textSize));

  it.each([320, 412, 768, 1280, 1920])(
    'the line takes the place of the plain hours, and what old rates say has its room, at %i px',
    async (width) => {
      const viewport = { width, height: WHOLE_PAGE };
      const topOfNext = (page: Page) => page.locator('.blurbs').evaluate((next) => next.getBoundingClientRect().top);

      const { page: still } = await world().openPage('/', { viewport, javaScriptEnabled: false });
      expect(await lineOf(still).textContent()).toBe('Po–\u2060Pi 9:00–\u206017:00');
      const place = await topOfNext(still);

      for (const time of ['2026-04-17T12:00:00+02:00', '2026-04-17T20:00:00+02:00', '2026-04-16T20:00:00+02:00']) {
        const page = await (await world().openContext({ viewport })).newPage();
        await page.clock.install({ time: new Date(time) });
        await recordShifts(page);
        await page.goto('/');
        await page.getByText(/^(Otvorené|Zatvorené), /).waitFor();
        await page.getByText('Kurzy sa nezmenili od pondelka').waitFor();
        expect([time, await topOfNext(page)]).toEqual([time, place]);
        expect(await readShifts(page)).toEqual([]);
      }
    },
  );
});

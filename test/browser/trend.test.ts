import type { BrowserContext, Page, Response, Route } from 'playwright-core';
import { readDemoSeed } from '../../local/state/demoSeed';
import { toStoredTimestamp } from '../../src/domain/time/timestamps';
import { eventually } from '../support/eventually';
import { findViolations } from './support/axe';
import { withTextSize } from './support/browser';
import { findLayoutFaults } from './support/layoutFaults';
import { waitForRows } from './support/homePage';
import type { World } from './support/world';
import { setUpWorld } from './support/world';

const world = setUpWorld();
const largeWorld = setUpWorld(undefined, withTextSize(32));

beforeAll(async () => {
  for (const each of [world(), largeWorld()]) {
    await each.restartBackend(await readDemoSeed(Date.now()));
  }
});

const NAME = 'Posledných 30\u00a0dní:\u00a0';
const button = (page: Page, acronym = 'HUF') => page.getByRole('button', { name: NAME + acronym });
const lastDays = (page: Page, acronym = 'HUF') => page.getByRole('group', { name: NAME + acronym });

/** Opens the home page and records its requests for the archive and for the script of the last days. */
async function start(of: World, width: number, path = '/') {
  const asked: { readonly url: string; readonly bytes: Promise<number> }[] = [];
  const context = await of.openContext({
    viewport: { width, height: 740 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    if (/archive\.json|\/trend/.test(response.url())) {
      asked.push({ url: decodeURIComponent(response.url()), bytes: lengthOf(response) });
    }
  });
  await page.goto(path);
  await waitForRows(page, 29);
  await button(page)
    .or(page.getByRole('button', { name: /Last 30/ }))
    .first()
    .waitFor();
  return { context, page, asked, errors };
}

// NaN when the page is closed before the body was read.
function lengthOf(response: Response): Promise<number> {
  return response.body().then(
    ({ length }) => length,
    () => NaN,
  );
}

/** Holds back the archive's responses until the returned function is called. */
async function holdArchive(context: BrowserContext): Promise<() => void> {
  let letGo = (): void => undefined;
  const isLet = new Promise<void>((resolve) => (letGo = resolve));
  await context.route(/archive\.json/, async (route: Route) => {
    await isLet;
    await route.continue();
  });
  return letGo;
}

it('a tap on the button opens chart and table, asking for no more than one currency; the calculator stays as it is', async () => {
  const { page, asked, errors } = await start(world(), 360);
  await page.getByText('Spojené').waitFor();
  expect(asked).toEqual([]);
  await button(page).tap();
  await lastDays(page).locator('svg.trend__lines path').first().waitFor();
  expect(await lastDays(page).locator('svg.trend__lines path').count()).toBe(2);
  const paths = await lastDays(page)
    .locator('svg.trend__lines path')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('d')));
  // The demo's archive is older than thirty days, so both lines begin on the first day and end today.
  expect(paths.every((path) => /^M0 .*H30$/.test(path ?? ''))).toBe(true);

  await lastDays(page).getByText('Tabuľka po dňoch').tap();
  // The page builds the table only after the browser has opened its <details> element.
  await lastDays(page).getByRole('table').waitFor();
  expect(await lastDays(page).getByRole('row').count()).toBe(1 + 30);
  const archive = asked.filter(({ url }) => url.includes('archive.json'));
  expect(archive).toHaveLength(2);
  expect(archive.every(({ url }) => url.includes('"huf~'))).toBe(true);
  const sizes = await Promise.all(archive.map(({ bytes }) => bytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000);
  expect(page.url()).toMatch(/\/$/);
  expect(await page.getByLabel('Chcem').inputValue()).toBe('USD');

  // Closing it and opening it again sends no request.
  const count = asked.length;
  await button(page).tap();
  expect(await lastDays(page).count()).toBe(0);
  await button(page).tap();
  await lastDays(page).waitFor();
  expect(asked).toHaveLength(count);

  await lastDays(page).getByRole('link', { name: 'Prepočítať HUF' }).tap();
  await eventually(async () => expect(await page.getByLabel('Chcem').inputValue()).toBe('HUF'));
  expect(errors).toEqual([]);
});

it('the row itself still leads to the calculator', async () => {
  const { page } = await start(world(), 360);
  const sell = page.locator('.rates-table__row', { hasText: 'HUF' }).locator('.rates-table__sell');
  await sell.scrollIntoViewIfNeeded();
  await sell.tap({ force: true });
  await eventually(async () => expect(await page.getByLabel('Chcem').inputValue()).toBe('HUF'));
  expect(await lastDays(page).count()).toBe(0);
});

it('is opened and closed by the keyboard, which stays where it is', async () => {
  const { page } = await start(world(), 1280);
  await page.getByRole('link', { name: 'Prepočítať HUF' }).focus();
  await page.keyboard.press('Tab');
  const isFocused = () => button(page).evaluate((element) => element === document.activeElement);
  expect(await isFocused()).toBe(true);
  await page.keyboard.press('Enter');
  await lastDays(page).waitFor();
  expect(await isFocused()).toBe(true);
  expect(await button(page).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  expect(await lastDays(page).count()).toBe(0);
  expect(await isFocused()).toBe(true);
});

it('shows at once what staff save meanwhile', async () => {
  const { page } = await start(world(), 360);
  await page.getByText('Spojené').waitFor();
  await button(page, 'CZK').tap();
  await lastDays(page, 'CZK').waitFor();
  const record = world().backend.read('/currencies/czk') as {
    readonly buy: number;
    readonly sell: number;
    readonly updated: string;
  };
  const now = Date.now();
  const { buy, sell } = record;
  world().backend.write(`/archive/czk~${record.updated}`, {
    acronym: 'CZK',
    buy,
    sell,
    until: now,
    by: 'uid',
    save: 'save-0001',
  });
  world().backend.write('/currencies/czk', { ...record, buy: Number((buy * 1.1).toFixed(6)), updated: toStoredTimestamp(now) });
  await lastDays(page, 'CZK').getByText('vyšší o 10,00 %').waitFor();
  await lastDays(page, 'CZK').getByText('bez zmeny').waitFor();
});

it('says that it can not be read without a network, and reads it when asked again', async () => {
  const { context, page, asked } = await start(world(), 360);
  await page.getByText('Spojené').waitFor();
  await context.setOffline(true);
  await button(page).tap();
  const retry = page.locator('.rates-table__details').getByRole('button', { name: 'Skúsiť znova' });
  await retry.waitFor();
  await page.getByText('Nepodarilo sa načítať.').waitFor();
  await context.setOffline(false);
  await retry.tap();
  await lastDays(page).waitFor();
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);

  // By now the script that shows the last days is loaded, but this currency's archive isn't.
  const count = asked.length;
  await context.setOffline(true);
  await button(page, 'PLN').tap();
  await retry.waitFor();
  expect(asked).toHaveLength(count);
  await context.setOffline(false);
  await retry.tap();
  await lastDays(page, 'PLN').waitFor();
});

it('speaks English on the English page, and comes in English alone', async () => {
  const { page, asked } = await start(world(), 360, '/en');
  await page.getByRole('button', { name: 'Last 30\u00a0days:\u00a0HUF' }).tap();
  const shown = page.getByRole('group', { name: 'Last 30\u00a0days:\u00a0HUF' });
  await shown.getByText('Day by day').waitFor();
  await shown.getByText('Since yesterday').first().waitFor();
  expect(asked.filter(({ url }) => /trend-(?!en)/.test(url))).toEqual([]);
});

describe.each([
  [16, 320],
  [16, 360],
  [16, 768],
  [16, 1280],
  [32, 320],
  [32, 360],
])('in text of %i px at %i px', (textSize, width) => {
  it('opening moves what is below once and nothing above, and nothing is cut', async () => {
    const { context, page, errors } = await start(textSize === 16 ? world() : largeWorld(), width);
    await page.getByText('Spojené').waitFor();
    const letArchiveAnswer = await holdArchive(context);
    await button(page).scrollIntoViewIfNeeded();
    const tops = () =>
      page.locator('.rates-table__row').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top + scrollY));
    const before = await tops();
    const codes = await page
      .locator('.rates-table__row')
      .evaluateAll((rows) => rows.map((row) => row.firstElementChild?.textContent));
    await button(page).tap();
    await page.locator('.rates-table__details').waitFor();
    const waiting = await tops();
    expect(before.findIndex((top, row) => top !== waiting[row])).toBe(codes.indexOf('HUF') + 1);
    await page.locator('.rates-table__details').getByText('Načítava sa…').waitFor();
    letArchiveAnswer();
    await lastDays(page).waitFor();
    expect(await tops()).toEqual(waiting);
    expect(await findLayoutFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await lastDays(page).getByText('Tabuľka po dňoch').tap();
    expect(await findLayoutFaults(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    const target = await button(page).boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(errors).toEqual([]);
  });
});

it('is not printed, and is seen in forced colours', async () => {
  const { page } = await start(world(), 360);
  await button(page).tap();
  await lastDays(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await lastDays(page).isVisible()).toBe(false);
  expect(await button(page).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const strokes = await lastDays(page)
    .locator('svg.trend__lines path')
    .evaluateAll((lines) => lines.map((line) => [getComputedStyle(line).stroke, getComputedStyle(line).strokeDasharray]));
  expect(new Set(strokes.map(([stroke]) => stroke)).size).toBe(1);
  expect(new Set(strokes.map(([, dashes]) => dashes)).size).toBe(2);
});

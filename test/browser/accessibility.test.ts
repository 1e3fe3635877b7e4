import type { Page } from 'playwright-core';
import { findViolations } from './support/axe';
import { waitForRows, waitUntilLive } from './support/homePage';
import { setUpWorld } from './support/world';

const world = setUpWorld();

/** Every state of the public screens: where it is found, and how it comes about. */
const states: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
  ['rates on the screen', '/', (page) => waitForRows(page, 29)],
  [
    'a filled calculator',
    '/',
    async (page) => {
      await waitForRows(page, 29);
      await page.getByPlaceholder('amount of your cash').fill('1 234,56');
      await page.getByLabel('Mám').selectOption('EUR');
      await page.getByLabel('Chcem').selectOption('HUF');
    },
  ],
  [
    'a wrong amount',
    '/',
    async (page) => {
      await waitForRows(page, 29);
      await page.getByPlaceholder('amount of your cash').fill('veľa');
    },
  ],
  ['no such page', '/nikde', (page) => page.getByRole('heading', { name: 'Stránka sa nenašla' }).waitFor()],
];

/** States in which the backend is gone. */
const reasons: typeof states = [
  ['rates on their way', '/', (page) => page.getByText('Pripája sa…').waitFor()],
  ['rates that did not come', '/', (page) => page.getByText('Kurzy zatiaľ neprišli.').waitFor()],
];

const widths = [360, 1280];
const options = (width: number) => ({ viewport: { width, height: 800 } });

describe.each(widths)('at %i px no violation is found', (width) => {
  it.each(states)('with %s', async (_name, path, reach) => {
    const { page } = await world().openPage(path, options(width));
    await reach(page);
    expect(await findViolations(page)).toEqual([]);
  });

  it('with a lost connection', async () => {
    const { page } = await world().openPage('/', options(width));
    await waitForRows(page, 29);
    await waitUntilLive(page, world().backend);
    await world().backend.stop();
    await page.getByText('Offline').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await world().restartBackend();
  });

  describe('without a backend', () => {
    beforeAll(() => world().backend.stop());
    afterAll(() => world().restartBackend());

    it.each(reasons)('with %s', async (_name, path, reach) => {
      const { page } = await world().openPage(path, options(width));
      await reach(page);
      expect(await findViolations(page)).toEqual([]);
    });
  });
});

describe('the open menu', () => {
  it('has no violation', async () => {
    const { page } = await world().openPage();
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await findViolations(page)).toEqual([]);
  });
});

describe('any width', () => {
  it.each([320, 360, 768, 1280, 1920])('of %i px is enough without scrolling sideways', async (width) => {
    const { page } = await world().openPage('/', options(width));
    await waitForRows(page, 29);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it.each([320, 360, 768, 1280])('of %i px shifts nothing when the rates come', async (width) => {
    const { page } = await world().openPage('/', options(width));
    await waitForRows(page, 29);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
              sum += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBe(0);
  });
});

describe('the rotating coin', () => {
  it('turns on a computer until it is paused, and not where less motion is preferred', async () => {
    const animation = (page: Page) =>
      page.locator('.hero__coin').evaluate((image) => {
        const { animationDelay, animationDuration, animationIterationCount, animationPlayState } = getComputedStyle(image);
        return { animationDelay, animationDuration, animationIterationCount, animationPlayState };
      });
    const { page } = await world().openPage('/', options(1280));
    expect(await animation(page)).toEqual({
      animationDelay: '3s',
      animationDuration: '5s',
      animationIterationCount: 'infinite',
      animationPlayState: 'running',
    });
    await page.getByRole('button', { name: 'Zastaviť otáčanie mince' }).click();
    expect((await animation(page)).animationPlayState).toBe('paused');

    const still = await world().openPage('/', { ...options(1280), reducedMotion: 'reduce' });
    expect(await still.page.locator('.hero__coin').evaluate((image) => image.getAnimations().length)).toBe(0);
    expect(await still.page.getByRole('button', { name: 'Zastaviť otáčanie mince' }).count()).toBe(0);

    const phone = await world().openPage('/', options(360));
    expect(await phone.page.locator('.hero__coin').isVisible()).toBe(false);
  });
});

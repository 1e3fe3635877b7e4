import type { Page } from 'playwright-core';
import { findViolations } from './support/axe';
import { waitForRows } from './support/homePage';
import { openEditor } from './support/staffPages';
import { setUpWorld } from './support/world';

const world = setUpWorld();

const options = (width: number) => ({ viewport: { width, height: 800 } });

/** Whole documents, with their head and their language; catalogue.test.ts checks the components alone. */
const pages: readonly (readonly [string, () => Promise<Page>])[] = [
  [
    'the home page',
    async () => {
      const { page } = await world().openPage();
      await waitForRows(page, 29);
      return page;
    },
  ],
  [
    'no such page',
    async () => {
      const { page } = await world().openPage('/nikde');
      await page.getByRole('heading', { name: 'Stránka sa nenašla' }).waitFor();
      return page;
    },
  ],
  [
    'the sign-in page',
    async () => {
      const { page } = await world().openPage('/rates/auth');
      await page.getByLabel('E-mail').waitFor();
      return page;
    },
  ],
  // The window is high enough for all rows: axe would report a control half under the save bar as too small.
  ['the editor', async () => (await openEditor(world(), { viewport: { width: 1280, height: 3_000 } })).page],
];

describe('the built site', () => {
  it.each(pages)('has no violation on %s', async (_name, open) => {
    expect(await findViolations(await open())).toEqual([]);
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
    const { page } = await world().openPage('/', { ...options(1280), reducedMotion: 'no-preference' });
    expect(await animation(page)).toEqual({
      animationDelay: '3s',
      animationDuration: '5s',
      animationIterationCount: 'infinite',
      animationPlayState: 'running',
    });
    const turn = await page.locator('.hero__coin').evaluate((image) =>
      image.getAnimations().flatMap(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().map(({ computedOffset, transform }) => ({
          seconds: computedOffset * (Number(effect?.getTiming().duration) / 1_000),
          transform,
        })),
      ),
    );
    expect(turn).toEqual([
      { seconds: 0, transform: 'rotate(0deg)' },
      { seconds: 1.5, transform: 'rotate(360deg)' },
      { seconds: 5, transform: 'rotate(360deg)' },
    ]);
    await page.getByRole('checkbox', { name: 'Zastaviť otáčanie mince' }).click();
    expect((await animation(page)).animationPlayState).toBe('paused');

    const still = await world().openPage('/', { ...options(1280), reducedMotion: 'reduce' });
    expect(await still.page.locator('.hero__coin').evaluate((image) => image.getAnimations().length)).toBe(0);
    expect(await still.page.getByRole('checkbox', { name: 'Zastaviť otáčanie mince' }).count()).toBe(0);

    const phone = await world().openPage('/', options(360));
    expect(await phone.page.locator('.hero__coin').isVisible()).toBe(false);
  });
});

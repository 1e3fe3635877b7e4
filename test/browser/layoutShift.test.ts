import type { Page } from 'playwright-core';
import { waitForRows, waitUntilLive } from './support/homePage';
import { setUpWorld } from './support/world';

const world = setUpWorld();

/** High enough for the whole page: a shift below the window would not count. */
const HEIGHT = 6_000;

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[]) {
        shifts.push({ value: entry.value, sources: entry.sources.map(({ node }) => node?.className ?? '?') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const readShifts = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

describe.each([320, 360, 768, 1280])('at %i px', (width) => {
  it('nothing moves on a first visit, nor on a second, nor when the rates are marked', async () => {
    const context = await world().openContext({ viewport: { width, height: HEIGHT } });
    const page = await context.newPage();
    await recordShifts(page);
    for (const _visit of ['first', 'second']) {
      await page.goto('/');
      await waitForRows(page, 29);
      await waitUntilLive(page, world().backend);
      expect(await readShifts(page)).toEqual([]);
    }
    await context.setOffline(true);
    await page.getByText('Offline').waitFor();
    await page.waitForTimeout(100);
    expect(await readShifts(page)).toEqual([]);
  });
});

import type { Page } from 'playwright-core';

/** One layout shift: its score, and the class names of the elements that moved. */
export interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** A window height that shows the whole page, in pixels: browsers don't report shifts below the window. */
export const WHOLE_PAGE = 6_000;

/** Records the layout shifts of every page that is opened in this tab from now on. */
export async function recordShifts(page: Page): Promise<void> {
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

/** The layout shifts of the open page so far. */
export function readShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

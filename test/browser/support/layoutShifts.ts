import type { Page } from 'playwright-core';

/** Something that moved by itself, by the classes of what did. */
export interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** High enough for the whole page: a shift below the window would not count. */
export const WHOLE_PAGE = 6_000;

/** Notes from now on what moves on the pages that are opened. */
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

/** What has moved on the open page so far. */
export function readShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

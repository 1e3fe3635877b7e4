import type { Page } from 'playwright-core';
import { demoSite } from '../../support/demoSite';
import { eventually } from '../../support/eventually';

/** The buy rate that the home page shows for a currency. */
export function shownBuy(page: Page, acronym: string): Promise<string | null> {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: acronym }) })
    .locator('.rates-table__buy')
    .textContent();
}

/** Waits until the home page shows this buy rate and marks the rates as live. */
export async function expectLive(page: Page, acronym: string, buy: number, limit?: number): Promise<void> {
  await eventually(async () => {
    expect(await shownBuy(page, acronym)).toBe(demoSite.format.rate(buy));
    expect(await page.locator('.freshness__dot--live').count()).toBe(1);
  }, limit);
}

/** Waits until the home page marks its rates as no longer followed. */
export async function expectMarked(page: Page, limit?: number): Promise<void> {
  await eventually(async () => expect(await page.locator('.freshness__dot--interrupted').count()).toBe(1), limit);
}

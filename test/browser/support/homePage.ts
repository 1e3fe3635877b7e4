import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually';

/** The rate list as a visitor reads it: [acronym, name, buy, sell] of every row. */
export function readRows(page: Page): Promise<readonly (readonly string[])[]> {
  return page
    .locator('#rates-table tbody:not([aria-hidden]) tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
}

/** Longer than the SDK's pauses between its attempts to connect. */
const LIMIT = 20_000;

/** Waits until the list has the given number of rows. */
export async function waitForRows(page: Page, count: number): Promise<void> {
  await eventually(async () => expect(await readRows(page)).toHaveLength(count), LIMIT);
}

/** One row of the list, by its acronym. */
export async function readRow(page: Page, acronym: string): Promise<readonly string[] | undefined> {
  return (await readRows(page)).find(([shown]) => shown === acronym);
}

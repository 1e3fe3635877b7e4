import type { Page } from 'playwright-core';
import type { LocalBackend } from '../../../local/backend';
import { eventually } from '../../support/eventually';

/** The rate list as a visitor reads it: [acronym, name, buy, sell] of every row. */
export function readRows(page: Page): Promise<readonly (readonly string[])[]> {
  return page
    .locator('#rates-table tbody:not([aria-hidden]) tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
}

/** A limit that is longer than the SDK's pauses between its attempts to connect, in milliseconds. */
const LIMIT = 20_000;

/** Waits until the list has the given number of rows. */
export async function waitForRows(page: Page, count: number): Promise<void> {
  await eventually(async () => expect(await readRows(page)).toHaveLength(count), LIMIT);
}

/** One row of the list, by its acronym. */
export async function readRow(page: Page, acronym: string): Promise<readonly string[] | undefined> {
  return (await readRows(page)).find(([shown]) => shown === acronym);
}

/** Waits until the page follows the database: makes a change, waits until the page shows it, and undoes it. */
export async function waitUntilLive(page: Page, backend: LocalBackend): Promise<void> {
  const place = '/currencies/zar/name_sk';
  const name = backend.read(place);
  for (const shown of ['skúška spojenia', name]) {
    backend.write(place, shown);
    await eventually(async () => expect((await readRow(page, 'ZAR'))?.[1]).toBe(shown), LIMIT);
  }
}

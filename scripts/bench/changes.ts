import type { Browser, Page } from 'playwright-core';
import { SETTLE } from '../../src/features/rates/ratesSaga';
import type { LocalBackend } from '../../local/backend';
import { openContext } from './context';
import { openSession, slowCpu } from './phone';
import type { Sites } from './sites';
import { median } from './statistics';

/** Half of the database's simulated round trip, in milliseconds: browsers can't slow web sockets down. */
const ONE_WAY = 75;
const SAVES = 21;
/** Changes this far apart are each shown separately, in milliseconds. */
const APART = 2 * SETTLE;
/** Finds the cell in any row, because the office chooses the order. */
const CZK_BUY = '#rates-table tr:has([href*="=CZK#"]) td:nth-child(3)';

export interface SaveLatency {
  readonly product: number;
  readonly bareListener: number;
}

declare const arrivals: number[];

/** Milliseconds from a save until another visitor's page shows the changed cell, compared with the SDK's listener alone. */
export async function measureSaveLatency(
  browser: Browser,
  { product, bareListener, database, backend }: Sites,
): Promise<SaveLatency> {
  await database.setFault({ kind: 'delay', milliseconds: ONE_WAY });
  const context = await openContext(browser);
  const open = async (address: string, cell: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(address);
    await untilFollowed(page, cell, backend);
    return page;
  };
  const pages = [await open(product, CZK_BUY), await open(bareListener, '#rate')];
  await Promise.all(pages.map((page, index) => page.evaluate(noteArrivals, index === 0 ? CZK_BUY : '#rate')));
  const saved: number[] = [];
  for (let save = 1; save <= SAVES; save += 1) {
    saved.push(performance.timeOrigin + performance.now());
    backend.write('/currencies/czk/buy', 30 + save / 1_000);
    await pause(APART);
  }
  const [ofProduct, ofListener] = await Promise.all(pages.map((page) => page.evaluate(() => arrivals)));
  await context.close();
  await database.setFault({ kind: 'none' });
  const latencyOf = (times: readonly number[] = []): number => median(times.map((time, index) => time - (saved[index] ?? NaN)));
  return { product: latencyOf(ofProduct), bareListener: latencyOf(ofListener) };
}

function noteArrivals(cell: string): void {
  const times: number[] = [];
  Object.assign(window, { arrivals: times });
  const element = document.querySelector(cell);
  new MutationObserver(() => times.push(performance.timeOrigin + performance.now())).observe(element as Element, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Waits until a change that is made now has arrived in the cell. */
async function untilFollowed(page: Page, cell: string, backend: LocalBackend): Promise<void> {
  backend.write('/currencies/czk/buy', 29.5);
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent.replace(',', '.').startsWith('29.5'),
    cell,
  );
  backend.write('/currencies/czk/buy', 29.75);
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent.replace(',', '.').startsWith('29.75'),
    cell,
  );
}

export interface ChangeCost {
  readonly rowsRendered: number;
  /** Script time of one change on the slowed CPU, in milliseconds. */
  readonly scriptMs: number;
  /** The script time in a page with only the SDK's listener. */
  readonly listenerScriptMs: number;
  /** The script time in a page with one cell and only the libraries. */
  readonly stackScriptMs: number;
  readonly frames: number;
  /** Frames that came at least one whole frame late. */
  readonly droppedFrames: number;
  readonly droppedWhenIdle: number;
}

const CHANGES = 30;
const CHANGES_A_SECOND = 50;
const RUSH = 10_000;
const FRAME = 1_000 / 60;

/** What changes cost on a slow phone with this many currencies. */
export async function measureChanges(
  browser: Browser,
  { product, bareListener, bareStack, backend }: Sites,
  rows: number,
): Promise<ChangeCost> {
  const context = await openContext(browser, { viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(product);
  await page
    .locator('#rates-table tbody:not([aria-hidden]) tr')
    .nth(rows - 1)
    .waitFor();
  await untilFollowed(page, CZK_BUY, backend);
  await page.locator('#rates-table').scrollIntoViewIfNeeded();
  await slowCpu(await openSession(page));

  const rowsRendered = await countRenderedRows(page, backend);
  const scriptMs = await scriptOfOneChange(page, backend);

  const droppedWhenIdle = (await watchFrames(page, () => pause(RUSH))).dropped;
  const rush = await watchFrames(page, () => changeOften(backend, (RUSH / 1_000) * CHANGES_A_SECOND, 1_000 / CHANGES_A_SECOND));
  await page.close();

  const barely = async (address: string): Promise<number> => {
    const bare = await context.newPage();
    await bare.goto(address);
    await untilFollowed(bare, '#rate', backend);
    await slowCpu(await openSession(bare));
    const script = await scriptOfOneChange(bare, backend);
    await bare.close();
    return script;
  };
  const listenerScriptMs = await barely(bareListener);
  const stackScriptMs = await barely(bareStack);
  await context.close();
  return {
    rowsRendered,
    scriptMs,
    listenerScriptMs,
    stackScriptMs,
    frames: rush.frames,
    droppedFrames: rush.dropped,
    droppedWhenIdle,
  };
}

async function scriptOfOneChange(page: Page, backend: LocalBackend): Promise<number> {
  const session = await openSession(page);
  await session.send('Performance.enable');
  const scriptSeconds = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
  };
  const before = await scriptSeconds();
  await changeOften(backend, CHANGES, APART);
  return ((await scriptSeconds()) - before) * (1_000 / CHANGES);
}

async function countRenderedRows(page: Page, backend: LocalBackend): Promise<number> {
  await page.evaluate(() => {
    const rows = new Set<Element | null>();
    Object.assign(window, { rows });
    new MutationObserver((records) =>
      records.forEach(({ target }) =>
        rows.add((target instanceof Element ? target : target.parentElement)?.closest('tr') ?? null),
      ),
    ).observe(document.querySelector('#rates-table tbody') as Element, { childList: true, characterData: true, subtree: true });
  });
  backend.write('/currencies/czk/buy', 31);
  await pause(500);
  return page.evaluate(() => (window as unknown as { rows: Set<Element> }).rows.size);
}

async function changeOften(backend: LocalBackend, changes: number, every: number): Promise<void> {
  const start = performance.now();
  for (let change = 1; change <= changes; change += 1) {
    backend.write('/currencies/czk/buy', 20 + change / 1_000);
    await pause(start + change * every - performance.now());
  }
}

async function watchFrames(
  page: Page,
  during: () => Promise<void>,
): Promise<{ readonly frames: number; readonly dropped: number }> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const note = (time: number): void => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await during();
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? NaN));
  return { frames: gaps.length, dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}

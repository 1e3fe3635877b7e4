import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openContext } from './context';
import type { Sight, Visitor } from './instruments';
import { installInstruments, readInstruments } from './instruments';
import type { Network } from './phone';
import { openSession, phone, PHONE_SCREEN, slowCpu, slowNetwork } from './phone';

/** How long a visit is observed, in milliseconds. */
const WATCHED = 10_000;
const SECOND_WATCHED = 4_000;
/** How long a new window takes to load the browser's own parts, in milliseconds; a visitor's browser loaded them long ago. */
const SETTLING = 1_500;
const RATES = 29;

export interface Visits {
  readonly first: Sight;
  readonly second: Sight;
}

/** A first visit with empty caches, and a second one that finds what the first has stored. */
export async function visitTwice(browser: Browser, address: string, isKept: (page: Page) => Promise<unknown>): Promise<Visits> {
  const context = await openContext(browser, PHONE_SCREEN);
  await installInstruments(context, RATES);
  const first = await visit(context, address, WATCHED, isKept);
  const second = await visit(context, address, SECOND_WATCHED);
  await context.close();
  return { first, second };
}

/** One first visit; the visitor may use the calculator at once, and the network may be a different one. */
export async function visitOnce(
  browser: Browser,
  address: string,
  { visitor = 'looking', network = phone }: { visitor?: Visitor; network?: Network },
): Promise<Sight> {
  const context = await openContext(browser, PHONE_SCREEN);
  await installInstruments(context, RATES, visitor);
  const sight = await visit(context, address, SECOND_WATCHED * (network.roundTripMs / phone.roundTripMs), undefined, network);
  await context.close();
  return sight;
}

async function visit(
  context: BrowserContext,
  address: string,
  watched: number,
  isKept?: (page: Page) => Promise<unknown>,
  network: Network = phone,
): Promise<Sight> {
  const page = await context.newPage();
  await page.waitForTimeout(SETTLING);
  const session = await openSession(page);
  await slowNetwork(session, network);
  await slowCpu(session);
  await page.goto(address);
  await page.waitForTimeout(watched);
  const sight = await readInstruments(page);
  await isKept?.(page);
  await page.close();
  return sight;
}

/** Layout shift of a first and a second visit at one width, in a window that shows the whole page. */
export async function measureShift(browser: Browser, address: string, width: number): Promise<number> {
  const context = await openContext(browser, { viewport: { width, height: 6_000 } });
  await installInstruments(context, RATES);
  let shift = 0;
  for (const _visit of ['first', 'second']) {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForTimeout(SECOND_WATCHED);
    shift += (await readInstruments(page)).layoutShift;
    await page.close();
  }
  await context.close();
  return shift;
}

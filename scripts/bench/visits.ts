import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openContext } from './context';
import type { Sight, Visitor } from './instruments';
import { installInstruments, readInstruments } from './instruments';
import type { Network } from './phone';
import { openSession, phone, PHONE_SCREEN, slowCpu, slowNetwork } from './phone';

/** How long a visit is watched, in milliseconds. */
const WATCHED = 10_000;
const SECOND_WATCHED = 4_000;
/** A new window first loads parts of the browser's own, which a visitor's browser has long loaded, in milliseconds. */
const SETTLING = 1_500;
const RATES = 29;

export interface Visits {
  readonly cold: Sight;
  readonly second: Sight;
}

/** A first visit with nothing in any cache, and a second one that finds what the first has left. */
export async function visitTwice(browser: Browser, address: string, isKept: (page: Page) => Promise<unknown>): Promise<Visits> {
  const context = await openContext(browser, PHONE_SCREEN);
  await installInstruments(context, RATES);
  const cold = await visit(context, address, WATCHED, isKept);
  const second = await visit(context, address, SECOND_WATCHED);
  await context.close();
  return { cold, second };
}

/** One first visit, by somebody who asks the calculator at once, or on another network. */
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

/** Layout shift of a first and a second visit at a width, on a window that shows the whole page. */
export async function measureShift(browser: Browser, address: string, width: number): Promise<number> {
  const context = await openContext(browser, { viewport: { width, height: 6_000 } });
  await installInstruments(context, RATES);
  let shift = 0;
  for (const _visit of ['cold', 'warm']) {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForTimeout(SECOND_WATCHED);
    shift += (await readInstruments(page)).layoutShift;
    await page.close();
  }
  await context.close();
  return shift;
}

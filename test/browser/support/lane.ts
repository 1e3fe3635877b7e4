import type { Browser, BrowserContext } from 'playwright-core';
import type { Lane } from '../../faults/lane';
import { openLane } from '../../faults/lane';
import { launchBrowser } from './browser';
import { PLAIN_VISIT } from './contexts';

/**
 * Sets up a site with its backend behind proxies for the tests of a file; every test begins with the default data and no fault.
 */
export function setUpLane(): () => Lane {
  let browser: Browser | undefined;
  let lane: Lane | undefined;

  beforeAll(async () => {
    browser = await launchBrowser();
    lane = await openLane(browser);
  });

  beforeEach(() => lane?.reset());

  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
  });

  afterAll(async () => {
    await lane?.stop();
    await browser?.close();
  });

  return () => {
    if (!lane) {
      throw new Error('The lane is not set up yet.');
    }
    return lane;
  };
}

/** Opens a browser context, which acts as the browser of one person. */
export function openContext({ browser, address }: Lane): Promise<BrowserContext> {
  return browser.newContext({ baseURL: address, viewport: { width: 1280, height: 800 }, locale: 'sk-SK', ...PLAIN_VISIT });
}

import type { Browser } from 'playwright-core';
import { openContext } from './context';
import { PHONE_SCREEN } from './phone';
import type { Sites } from './sites';

/** Long enough for the listener and the service worker to have come, in milliseconds. */
const WATCHED = 6_000;

export interface Traffic {
  /** Compressed bodies of everything that the site sent, the service worker's downloads included. */
  readonly siteBytes: number;
  readonly staffFiles: number;
  /** Everything that the database sent, protocol and headers included. */
  readonly databaseBytes: number;
  /** The part of it that was the answer to the plain request. */
  readonly readingBytes: number;
}

/** What one cold visit downloads. */
export async function measureTraffic(browser: Browser, { product, database }: Sites): Promise<Traffic> {
  const before = database.passed.down;
  const context = await openContext(browser, PHONE_SCREEN);
  const finished: Promise<{ url: string; bytes: number; headers: number }>[] = [];
  context.on('requestfinished', (request) => {
    finished.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        url: request.url(),
        bytes: Math.max(0, responseBodySize),
        headers: responseHeadersSize,
      })),
    );
  });
  const page = await context.newPage();
  await page.goto(product);
  await page.waitForTimeout(WATCHED);
  const downloads = await Promise.all(finished);
  await context.close();
  const fromSite = downloads.filter(({ url }) => url.startsWith(product));
  const reading = downloads.find(({ url }) => url.includes('/currencies.json'));
  return {
    siteBytes: fromSite.reduce((sum, { bytes }) => sum + bytes, 0),
    staffFiles: fromSite.filter(({ url }) => url.includes('/staff.')).length,
    databaseBytes: database.passed.down - before,
    readingBytes: (reading?.bytes ?? 0) + (reading?.headers ?? 0),
  };
}

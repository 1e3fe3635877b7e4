import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import { openContext } from './context';
import { PHONE_SCREEN } from './phone';
import type { Sites } from './sites';

/** Long enough for the listener and the service worker to load, in milliseconds. */
const WATCHED = 6_000;

export interface Traffic {
  /** Compressed bodies of all files that the site sent, including the service worker's downloads. */
  readonly siteBytes: number;
  readonly staffFiles: number;
  /** Everything that the database sent, including protocol and headers. */
  readonly databaseBytes: number;
  /** The share of the answer to the plain request. */
  readonly readingBytes: number;
}

/** What one first visit downloads. */
export async function measureTraffic(browser: Browser, { product, database }: Sites): Promise<Traffic> {
  const before = database.passed.down;
  const context = await openContext(browser, PHONE_SCREEN);
  const files = new Set<string>();
  let readingBytes = 0;
  context.on('requestfinished', (request) => {
    if (request.url().startsWith(product)) {
      files.add(request.url());
    } else if (request.url().includes('/currencies.json')) {
      void request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => (readingBytes = responseBodySize + responseHeadersSize));
    }
  });
  const page = await context.newPage();
  await page.goto(product);
  await page.waitForTimeout(WATCHED);
  await context.close();
  const databaseBytes = database.passed.down - before;
  // Repeated requests of the service worker are answered by the browser's own cache or by "not modified".
  const sizes = await Promise.all([...files].map(weigh));
  return {
    siteBytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    staffFiles: [...files].filter((url) => url.includes('/staff.')).length,
    databaseBytes,
    readingBytes,
  };
}

/**
 * Bytes of a file's body as the server sends it to a browser; the browser doesn't report the sizes of a service
 * worker's downloads.
 */
function weigh(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
